/** A code that is a word: `HONG_KONG` is Hong Kong, `PINK` is Pink. */
export const codeWord = (code: string): string =>
  code
    .split("_")
    .map((part) => part.slice(0, 1) + part.slice(1).toLowerCase())
    .join(" ");

/** Two letters and grades are the trade's own words and stay; a longer code reads as a word. */
export const gradeWord = (code: string): string => (code.length <= 4 ? code : codeWord(code));
