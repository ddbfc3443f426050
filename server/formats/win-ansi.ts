/** What the fonts that every reader of PDF has can write, beyond Latin-1. */
const more = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ";
const alike: Record<string, string> = {
  "−": "-",
  "‐": "-",
  "‑": "-",
  "\u2009": " ",
  "\u202F": " ",
  Ł: "L",
  ł: "l",
  Đ: "D",
  đ: "d",
  ı: "i",
};
const writable = (letter: string) => /^[ -~\u00A0-\u00FF]$/.test(letter) || more.includes(letter);

/** Text for those fonts: a letter that they lack stands without its accent, and as a question mark where it has none. */
export function winAnsi(text: string): string {
  let written = "";
  for (const letter of text.replace(/\s/gu, " ").normalize("NFC")) {
    const plain = letter.normalize("NFD").charAt(0);
    const like = alike[letter];
    if (writable(letter)) written += letter;
    else if (like !== undefined) written += like;
    else written += writable(plain) ? plain : "?";
  }
  return written;
}
