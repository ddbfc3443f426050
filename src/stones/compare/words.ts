import { count } from "#domain/format.ts";

/** The words of the comparison of stones. */
export const words = {
  compare: (n: number) => (n === 0 ? "Compare…" : `Compare ${count(n)}…`),
  tooFew: "Select at least 2 stones to compare.",
  tooMany: (most: number) => `At most ${count(most)} stones can be compared.`,
  mixed: "Select stones of one client: prices differ between clients.",
  title: (n: number) => (n === 1 ? "Compare 1 stone" : `Compare ${count(n)} stones`),
  stones: "the stones",
  table: "Stones side by side",
  differencesOnly: "Differences only",
  differs: "differs",
  allAlike: "These stones do not differ.",
  picture: (stockNo: string) => `Image of ${stockNo}`,
  leaveOut: (stockNo: string) => `Leave out ${stockNo}`,
  gone: (stockNumbers: readonly string[]) => `No longer offered: ${stockNumbers.join(", ")}.`,
} as const;
