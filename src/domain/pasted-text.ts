const WORD = /\S+/g;

/**
 * The words of a pasted text, with the ends of its lines and one space in place of all other blanks; null for more than
 * `most` signs. A copied column may end in a million empty lines, so that blanks do not count, and reading stops at the
 * limit.
 */
export function pastedText(text: string, most: number): string | null {
  let read = "";
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (read !== "") read += /[\r\n]/.test(text.slice(end, index)) ? "\n" : " ";
    if (read.length + word.length > most) return null;
    read += word;
    end = index + word.length;
  }
  return read;
}
