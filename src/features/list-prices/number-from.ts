/** A typed text as a number. A text that is none is sent as it is, so that the server names its fault. */
export function numberFrom(text: string): number {
  const plain = text.replaceAll(/[,\s]/g, "");
  const value = Number(plain);
  return plain === "" || Number.isNaN(value) ? (text as unknown as number) : value;
}
