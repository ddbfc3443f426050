/** Replaces a word wherever it stands, but not inside a longer one. */
export function corrected(text: string, word: string, meant: string): string {
  const plain = word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  return text.replace(new RegExp(`(?<![\\p{L}\\d])${plain}(?![\\p{L}\\d])`, "gu"), () => meant);
}

/**
 * A text without its mistyped words, in few ways, the likeliest first; none if one of them stays a riddle. `meant` gives
 * the words that a mistyped one may stand for.
 */
export function mended(
  text: string,
  mistyped: readonly string[],
  meant: (word: string) => readonly string[],
): string[] {
  const [first, ...others] = [...new Set(mistyped)].map((word) => ({ word, meant: meant(word) }));
  if (!first || others.some((one) => one.meant.length === 0)) return [];
  const rest = others.reduce((so, { word, meant: [likeliest = word] }) => corrected(so, word, likeliest), text);
  return first.meant.map((one) => corrected(rest, first.word, one));
}
