/** Giving things to others: the clipboard, the system's share sheet, and files. */

/**
 * Copy a text, also one that is still to come: some browsers let a page write only while a click is fresh, but wait
 * for what is written. Where the clipboard is not to be had (plain HTTP), by the old way.
 */
export async function copyText(coming: string | Promise<string>): Promise<void> {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- the types promise what plain HTTP has not
  if (navigator.clipboard) {
    if (typeof coming === "string") await navigator.clipboard.writeText(coming);
    else await navigator.clipboard.write([new ClipboardItem({ "text/plain": coming })]);
    return;
  }
  const text = await coming;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  document.body.append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way where there is no clipboard
  document.execCommand("copy");
  field.remove();
}

/** Whether the system has a sheet by which a link is handed on: to a messenger, a neighbour, a printer. */
export const canShare = (): boolean => typeof navigator.share === "function";

/** Open the system's sheet; whoever closes it again has not failed. */
export async function shareLink(url: string, text: string): Promise<void> {
  try {
    await navigator.share({ title: "Rulewright", text, url });
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== "AbortError") await copyText(url);
  }
}

/** Offer a text as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
