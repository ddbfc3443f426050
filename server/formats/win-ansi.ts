/** The letters beyond Latin-1 in the fonts that every reader of PDF has. */
const more = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ";
/** Letters that look the same in print. */
const alike: Record<string, string> = { "−": "-", "‐": "-", "‑": "-" };
const lacking = new RegExp(`[^\\s -~\\u00A0-\\u00FF${more}${Object.keys(alike).join("")}]`, "u");

/** True if those fonts have every letter of the text. */
export const isWinAnsi = (text: string): boolean => !lacking.test(text.normalize("NFC"));

/** A text that they can print, in their letters. */
export const winAnsi = (text: string): string =>
  Array.from(text.replace(/\s/gu, " ").normalize("NFC"), (letter) => alike[letter] ?? letter).join("");
