import { count, counted, number2 } from "./format.ts";
import type { LoadRowKind, PriceWay, WaitReason } from "./load.ts";

/** The word for each effect of a load's row. */
export const loadKindWords: Record<LoadRowKind, string> = {
  new: "New",
  changed: "Changed",
  same: "Unchanged",
  gone: "Gone",
  back: "Back again",
  refused: "Refused",
  conflict: "Kept for a client",
  left_out: "Left out",
};

/** The word for each fate of a row. */
export const loadOutcomeWords = { written: "Written", kept: "Left as it was", reversed: "Rolled back" } as const;

/** The reasons for which a load waits for a person. */
export const loadWaitWords: Record<WaitReason, string> = {
  firstLoad: "This is the provider's first load.",
  goneShare: "More of the provider's stock would be gone than the provider's limit.",
  priceShare: "More than 5 % of the prices move by more than the provider's limit.",
  pricesFall: "Most of the prices fall, each by little. The file may be an earlier one.",
  refusedShare: "More than 10 % of the rows are refused, and at least five.",
  mappingChanged: "The columns are read otherwise than last time.",
  fewerRows: "The file has less than half of the rows of last time.",
  sameFile: "The same file was loaded before.",
  otherProviders: "More than half of the new stones are listed by other providers.",
};

type Figures = {
  counts: (Record<"changed" | "same" | "back", number> & Partial<Record<PriceWay, number>>) | null;
  facts: { median_fall_pct?: number | null } | null;
};

/** The sentence of a reason, with the figures of its load where they say more. */
export function waitSentence(reason: WaitReason, { counts, facts }: Figures): string {
  const fall = facts?.median_fall_pct ?? null;
  if (reason !== "pricesFall" || counts?.falling === undefined || fall === null) return loadWaitWords[reason];
  const { falling, changed, same, back } = counts;
  const prices = `${count(falling)} of ${counted(changed + same + back, "price falls", "prices fall")}`;
  return `${prices}, by ${number2(-fall)} % at the median. The file may be an earlier one.`;
}

/** A load has questions that only a person can answer. */
export const questionsOpen = (count: number): string =>
  count === 1 ? "The file leaves 1 question open." : `The file leaves ${count} questions open.`;

/** The reasons for which a row was not written, or cannot be taken back. */
export const whyKeptWords = {
  arrived: "Another load has brought the stone meanwhile.",
  numberTaken: "Another stone has this stock number.",
  sold: "The stone is sold.",
  claimed: "A client has the stone.",
  delisted: "Somebody has taken the stone off the market since.",
  listed: "Somebody has put the stone on the market since.",
  changed: "The stone was changed since.",
  laterLoad: "A later load has changed the stone.",
  unfit: "The table of stones refuses a value of the row.",
} as const;
