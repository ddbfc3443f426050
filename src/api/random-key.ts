/** 128 random bits as text. Not `randomUUID`, which a page on a plain http address of the local network lacks. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
