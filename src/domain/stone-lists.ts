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

/** Numbered papers: a confirm request's order, a memo, an invoice, and the credit note that takes sales back. */
export const paperKinds = ["order", "memo", "invoice", "credit"] as const;
export type PaperKind = (typeof paperKinds)[number];
/** Those that are printed. */
export type PrintedKind = Exclude<PaperKind, "order">;

/** `INV-2026-0117`: what tells the kind, the year, and the number within kind and year. */
export const paperNumber = (prefix: string, year: number, sequence: number): string =>
  `${prefix}-${year}-${String(sequence).padStart(4, "0")}`;

/** What can be looked at as a list of lines; an invoice has the lines of memos that it sold. */
export const shownLists = [...stoneLists, "invoice"] as const;
export type ShownList = (typeof shownLists)[number];

/**
 * Which lines a tab shows: those in these states, those past their due date, sales or credits; nothing said is all. And by
 * what they are sorted where nobody says it.
 */
export type TabRule = { states?: readonly string[]; isOverdue?: true; isCredit?: boolean; sort?: string };

/** An enquiry waits for one side or the other until it has ended. */
const houseStates = ["open", "offered.asked"] as const;
const clientStates = ["answered", "offered.made"] as const;
export const openEnquiryStates: readonly string[] = [...houseStates, ...clientStates];

/** What is said or done in an enquiry. */
export const enquiryMessageKinds = [
  "question",
  "answer",
  "offer",
  "accepted",
  "declined",
  "expired",
  "closed",
] as const;
export type EnquiryMessageKind = (typeof enquiryMessageKinds)[number];

/** Who is to speak next in an enquiry; null where nobody is any more. */
export function waitedFor(state: string): "house" | "client" | null {
  if ((houseStates as readonly string[]).includes(state)) return "house";
  return (clientStates as readonly string[]).includes(state) ? "client" : null;
}

/** A request that is approved, and whose stone is not on memo yet. */
export const awaitingMemo = "approved.awaitingMemo";

const listed = { in: { states: ["in"] }, out: { states: ["out"] }, all: {} } as const;

/** The tabs of each list; the first is the one that it opens with. */
export const listTabs = {
  cart: listed,
  watchlist: listed,
  notes: listed,
  enquiry: {
    open: { states: openEnquiryStates },
    // Whoever has waited longest comes first.
    waitsForHouse: { states: houseStates, sort: "waits_since" },
    waitsForClient: { states: clientStates, sort: "waits_since" },
    closed: { states: ["accepted", "closed"] },
    all: {},
  },
  hold: { held: { states: ["held"] }, released: { states: ["released"] }, all: {} },
  confirm: {
    pending: { states: ["pending"] },
    // Whoever was approved first gets their memo first.
    awaitsMemo: { states: [awaitingMemo], sort: "updated_at" },
    approved: { states: [awaitingMemo, "approved.fulfilled"] },
    rejected: { states: ["rejected"] },
    cancelled: { states: ["cancelled"] },
    all: {},
  },
  memo: {
    issued: { states: ["issued"] },
    overdue: { states: ["issued"], isOverdue: true },
    received: { states: ["received"] },
    sold: { states: ["sold"] },
    all: {},
  },
  external: {
    pending: { states: ["pending"] },
    approved: { states: ["approved"] },
    rejected: { states: ["rejected"] },
    all: {},
  },
  invoice: { all: {}, sales: { isCredit: false }, credits: { isCredit: true } },
} as const satisfies Record<ShownList, Record<string, TabRule>>;

/** Report grouping of spec §4. */
export const groupings = { list: 1, date: 2, customer: 3, dateAndCustomer: 4, invoice: 5, order: 6, memo: 7 } as const;
export type Grouping = (typeof groupings)[keyof typeof groupings];
