/** Where in the table's pages we are: everything behind the `#`, which no server is sent. */

export interface Route {
  page: string;
  parts: string[];
  query: URLSearchParams;
}

export function read(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  const [page = "", ...parts] = path.split("/").filter(Boolean).map(plain);
  return { page, parts, query: new URLSearchParams(query) };
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Here {
  route = $state.raw<Route>(read(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.route = read(location.hash)));
  }
}

export const here = new Here();

export function go(path: string, replace = false): void {
  const hash = `#/${path.replace(/^\//, "")}`;
  if (replace) {
    location.replace(hash);
  } else {
    location.hash = hash;
  }
}

/** The address of a page, to be given to others. */
export function address(path: string): string {
  return `${location.origin}${location.pathname}#/${path}`;
}
