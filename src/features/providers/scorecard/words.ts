import { count } from "#domain/format.ts";

/** All words of a provider's scorecard. */
export const words = {
  title: "Scorecard",
  span: "Time",
  days: (days: number) => `${days} days`,
  strip: "How it delivered",
  fresh: "Fresh",
  freshNote: "of the time",
  loads: "Loads",
  rowsOf: (rows: number) => (rows === 1 ? "1 row" : `${count(rows)} rows`),
  sold: "Sold",
  soldNote: (sold: number) => (sold === 1 ? "stone" : "stones"),
  lapses: "Lapses",
  lapsesNote: "off the market",
  pct: (share: number | null) => (share === null ? "–" : `${share} %`),

  faults: "What was wrong",
  what: "What",
  rows: "Rows",
  refused: (why: string) => `Refused: ${why}`,
  contradictions: "Figures of a row contradict each other",
  moved: "Price moved beyond its limit",
  conflicts: "No longer listed while a client has the stone",
  openConflicts: "Tasks about this that are pending",
  deadLinks: {
    image: "Dead link to an image",
    video: "Dead link to a video",
    certificate: "Dead link to a certificate",
  },
  nothingWrong: "Nothing was wrong.",

  none: "No delivery yet",
  noneText: "The scorecard begins with the provider's first committed load.",
} as const;
