import { codes } from "./codes.ts";
import { count, formatDate, formatDateTime } from "./format.ts";

/** The places of a stone that is not free. */
export const stoneNows = ["held", "requested", "approved", "onMemo", "sold", "offMarket"] as const;

/** The place of a stone that is not free, as far as its reader may know it. Every refusal about the stone says it. */
export interface StoneNow {
  is: (typeof stoneNows)[number];
  /** True if it is the reader's own claim. */
  is_own: boolean;
  /** The client, for whoever may read their lines. */
  client: string | null;
  /** The number of the order, memo or invoice; null for whoever may not read the line. */
  paper: string | null;
  /** The end of a hold. */
  until: string | null;
  sold_at: string | null;
}

/** The same from a status alone, which does not say whose it is. */
export type KnownNow = Pick<StoneNow, "is"> & Partial<StoneNow>;

const { stone } = codes;
const byStatus: Readonly<Record<number, StoneNow["is"]>> = {
  [stone.notAvailable]: "offMarket",
  [stone.confirm]: "requested",
  [stone.hold]: "held",
  [stone.memo]: "onMemo",
  [stone.sold]: "sold",
};

/** The place of a stone of this status; undefined for a free one. */
export const stoneNowOf = (status: number): KnownNow | undefined => {
  const is = byStatus[status];
  return is && { is };
};

/** True if a stone of this status may be in that state: what was read a moment ago may be over. */
export const isNowOf = (status: number, { is }: KnownNow): boolean =>
  byStatus[status] === (is === "approved" ? "requested" : is);

/** "On memo to Northlight Jewels (M-2026-0042).", "Held by another client until 01/12/2026 | 14:00." */
export function stoneNowSentence(now: KnownNow): string {
  const { is, paper, until, sold_at } = now;
  const end = until ? ` until ${formatDateTime(until)}` : "";
  const day = sold_at ? ` on ${formatDate(sold_at)}` : "";
  return `${deeds[is](now)}${end}${day}${paper ? ` (${paper})` : ""}.`;
}

type Said = (now: KnownNow) => string;
const to: Said = ({ is_own, client }) => (is_own ? " to you" : client ? ` to ${client}` : "");
/** The words for one's own, a named client's, somebody else's, and for a claim of which nobody knows whose it is. */
const whose =
  (own: string, named: (client: string) => string, anothers: string, unknown: string): Said =>
  ({ is_own, client }) =>
    is_own ? own : client ? named(client) : is_own === false ? anothers : unknown;

const anothersRequest = ["Requested by another client", "Awaiting confirmation"] as const;
const deeds: Readonly<Record<StoneNow["is"], Said>> = {
  held: whose("Your hold", (client) => `Held for ${client}`, "Held by another client", "On hold"),
  requested: whose("Your request", (client) => `Requested by ${client}`, ...anothersRequest),
  approved: whose("Approved for you", (client) => `Approved for ${client}`, ...anothersRequest),
  onMemo: (now) => `On memo${to(now)}`,
  sold: (now) => `Sold${to(now)}`,
  offMarket: () => "Not offered any more",
};

/** The most stones that are told one by one: the words stand on a button. */
const mostTold = 3;

/** The places of some stones: "NW2: On memo. NW5: Sold. And 4 more." A single one needs no number. */
export function takenWords(taken: readonly { stock_no: string; now: KnownNow | undefined }[], asked: number): string {
  const told = taken.flatMap(({ stock_no, now }) => (now ? [{ stock_no, words: stoneNowSentence(now) }] : []));
  if (asked === 1) return told[0]?.words ?? "";
  const more = taken.length - mostTold;
  const each = told.slice(0, mostTold).map(({ stock_no, words }) => `${stock_no}: ${words}`);
  return [...each, ...(more > 0 && each.length > 0 ? [`And ${count(more)} more.`] : [])].join(" ");
}
