/** The time after which the address is revoked. A browser that is still reading by then would save nothing. */
const readByThenMs = 60_000;

/** Hands bytes to the browser as a file to keep, through a link that exists for one click. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), readByThenMs);
}
