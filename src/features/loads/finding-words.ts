import { loadFilesKeptDays } from "#domain/limits.ts";

/** The words of the panel of findings. */
export const findingWords = {
  severity: "Kind",
  severities: { refuses: "Refused", warns: "Warning", notes: "Note" },
  rows: "Rows",
  kept: `Rows that changed nothing are kept for ${loadFilesKeptDays} days.`,
} as const;
