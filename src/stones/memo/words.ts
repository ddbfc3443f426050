import { count } from "#domain/format.ts";

const stones = (n: number) => (n === 1 ? "1 stone" : `${count(n)} stones`);

/** What is said of a memo before it is issued, wherever that is done. */
export const words = {
  ownPrice: "Quoted $/ct",
  stonesOfMemo: "Stones on the memo",
  priceReason: "Reason (kept in the log)",
  issueFor: (n: number, sum: string) => `Issue memo of ${stones(n)} for $${sum}`,
  pieces: (n: number, carats: string) => `${stones(n)}, ${carats} ct`,
  sumUsd: (sum: string) => `Total $ ${sum}`,
} as const;
