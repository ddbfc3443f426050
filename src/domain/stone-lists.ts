import type { StatusList } from "./codes.ts";

/** The lists of spec §1 that hold lines of stones. An invoice holds lines that were sold on memo. */
export const stoneLists = ["cart", "watchlist", "notes", "enquiry", "hold", "confirm", "memo", "external"] as const;
export type StoneList = (typeof stoneLists)[number];

/** The codes and colours of each list's lines. */
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

/** The lists whose lines claim a stone, so that nobody else can take it. */
export const claimLists = ["hold", "confirm", "memo"] as const satisfies StoneList[];

/** A client's wish for a stone on memo: to keep it, to give it back, or more days. */
export const memoWishes = ["keep", "giveBack", "days"] as const;
export type MemoWish = (typeof memoWishes)[number];

/** Numbered papers: a confirm request's order, a memo, an invoice, and the credit note that takes sales back. */
export const paperKinds = ["order", "memo", "invoice", "credit"] as const;
export type PaperKind = (typeof paperKinds)[number];
/** The kinds of papers that are printed. */
export type PrintedKind = Exclude<PaperKind, "order">;

/** `INV-2026-0117`: the prefix of the kind, the year, and the number within kind and year. */
export const paperNumber = (prefix: string, year: number, sequence: number): string =>
  `${prefix}-${year}-${String(sequence).padStart(4, "0")}`;

/** The lists of lines that can be shown. An invoice has the memo lines that it sold. */
export const shownLists = [...stoneLists, "invoice"] as const;
export type ShownList = (typeof shownLists)[number];

/**
 * The lines of a tab: those in these states, those past their due date, those that end today, sales or credits; absent
 * means all. `sort` is their usual sorting.
 */
export type TabRule = {
  states?: readonly string[];
  isOverdue?: true;
  endsToday?: true;
  /** Lines on which a client waits for the house. */
  isWaiting?: true;
  isCredit?: boolean;
  sort?: string;
};

/** The states in which an open enquiry waits for one side or the other. */
const houseStates = ["open", "bid.made", "offered.asked"] as const;
const clientStates = ["answered", "bid.answered", "offered.made"] as const;
export const openEnquiryStates: readonly string[] = [...houseStates, ...clientStates];

/** The kinds of messages in an enquiry. */
export const enquiryMessageKinds = [
  "question",
  "answer",
  "offer",
  "bid",
  "accepted",
  "declined",
  "expired",
  "closed",
] as const;
export type EnquiryMessageKind = (typeof enquiryMessageKinds)[number];

/** The side that speaks next in an enquiry; null after its end. */
export function waitedFor(state: string): "house" | "client" | null {
  if ((houseStates as readonly string[]).includes(state)) return "house";
  return (clientStates as readonly string[]).includes(state) ? "client" : null;
}

/** The state of an approved request whose stone is not on memo yet. */
export const awaitingMemo = "approved.awaitingMemo";
/** The state of an approved request whose memo was issued. */
export const fulfilled = "approved.fulfilled";

const listed = { in: { states: ["in"] }, out: { states: ["out"] }, all: {} } as const;

/** The tabs of each list. The list opens with the first. */
export const listTabs = {
  cart: listed,
  watchlist: listed,
  notes: listed,
  enquiry: {
    open: { states: openEnquiryStates },
    // The longest wait comes first.
    waitsForHouse: { states: houseStates, sort: "waits_since" },
    waitsForClient: { states: clientStates, sort: "waits_since" },
    closed: { states: ["accepted", "closed"] },
    all: {},
  },
  hold: {
    held: { states: ["held"] },
    endsToday: { states: ["held"], endsToday: true },
    released: { states: ["released"] },
    all: {},
  },
  confirm: {
    pending: { states: ["pending"] },
    // The earliest approval gets its memo first.
    awaitsMemo: { states: [awaitingMemo], sort: "updated_at" },
    approved: { states: [awaitingMemo, fulfilled] },
    rejected: { states: ["rejected"] },
    cancelled: { states: ["cancelled"] },
    all: {},
  },
  memo: {
    issued: { states: ["issued"] },
    overdue: { states: ["issued"], isOverdue: true },
    // The longest wait comes first.
    asked: { states: ["issued"], isWaiting: true, sort: "waits_since" },
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
