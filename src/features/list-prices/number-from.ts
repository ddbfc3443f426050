/** What was typed as a number; text that is none goes as it is, so that the server says what is wrong with it. */
export function numberFrom(text: string): number {
  const plain = text.replaceAll(/[,\s]/g, "");
  const value = Number(plain);
  return plain === "" || Number.isNaN(value) ? (text as unknown as number) : value;
}
