import type { StatusList } from "./codes.ts";

/** The lists of spec §1 that hold lines of stones; an invoice is what was sold on memo. */
export const stoneLists = ["cart", "watchlist", "notes", "enquiry", "hold", "confirm", "memo", "external"] as const;
export type StoneList = (typeof stoneLists)[number];

/** Whose codes and colours a list's lines have. */
export const lineStatuses: Record<StoneList, StatusList> = {
  cart: "listed",
  watchlist: "listed",
  notes: "listed",
  enquiry: "enquiry",
  hold: "hold",
  confirm: "approval",
  memo: "memo",
  external: "approval",
};

/** The lists whose lines take a stone out of everybody else's reach. */
export const claimLists = ["hold", "confirm", "memo"] as const satisfies StoneList[];

/** Numbered papers: a confirm request's order, a memo, an invoice. */
export const paperKinds = ["order", "memo", "invoice"] as const;
export type PaperKind = (typeof paperKinds)[number];

/** `2026-0117`: the year and the number within it. */
export const paperNumber = (year: number, sequence: number): string => `${year}-${String(sequence).padStart(4, "0")}`;
