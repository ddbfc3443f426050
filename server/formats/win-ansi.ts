/** What the fonts that every reader of PDF has can write, beyond Latin-1. */
const more = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ";
/** Signs that look the same there. */
const alike: Record<string, string> = { "−": "-", "‐": "-", "‑": "-" };
const lacking = new RegExp(`[^\\s -~\\u00A0-\\u00FF${more}${Object.keys(alike).join("")}]`, "u");

/** Whether those fonts have every letter of the text. */
export const isWinAnsi = (text: string): boolean => !lacking.test(text.normalize("NFC"));

/** A text that they have the letters of, as they write it. */
export const winAnsi = (text: string): string =>
  Array.from(text.replace(/\s/gu, " ").normalize("NFC"), (letter) => alike[letter] ?? letter).join("");
