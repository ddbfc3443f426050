import { count, usd } from "#domain/format.ts";

const stones = (n: number) => (n === 1 ? "1 stone" : `${count(n)} stones`);

/** The words of a memo before its issue, on any screen. */
export const words = {
  ownPrice: "Quoted $/ct",
  stonesOfMemo: "Stones on the memo",
  priceReason: "Reason (kept in the log)",
  issueFor: (n: number, sum: number | null) =>
    sum === null ? `Issue memo of ${stones(n)}` : `Issue memo of ${stones(n)} for ${usd(sum)}`,
  pieces: (n: number, carats: string) => `${stones(n)}, ${carats} ct`,
  sumOf: (sum: string) => `Total ${sum}`,
} as const;
