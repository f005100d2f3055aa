/** Giving things to others: the clipboard, and files. */

/** Copy a text; where the clipboard is not to be had (plain HTTP), by the old way. */
export async function copyText(text: string): Promise<void> {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- the types promise what plain HTTP has not
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  document.body.append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way where there is no clipboard
  document.execCommand("copy");
  field.remove();
}

/** Offer a text as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
