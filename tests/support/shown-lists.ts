import type { Data, OperationId, QueryInput } from "#api/operation-types.ts";
import type { StoneList } from "#domain/stone-lists.ts";
import type { Api } from "./api.ts";

export type ListOperation = Extract<
  OperationId,
  `list${"Carts" | "Watchlist" | "Notes" | "Enquiries" | "Holds" | "Confirms" | "Memos" | "Invoices" | "External"}`
>;
type Answer = Exclude<Data<"listHolds">, string | { job: string }>;
export type LinePage = Extract<Answer, { data: { stone: unknown }[] }>;
export type LineGroups = Extract<Answer, { data: { lines: unknown }[] }>;
type ListQuery = QueryInput<"listHolds">;
type Seven = Exclude<StoneList, "external">;

/** The seven lists of spec §3 with their calls, and the states of a line at its beginning and after its end. */
export const sevenLists: Record<
  Seven,
  { id: ListOperation; live: [string, number]; ended: [string, number]; tabs: string[]; size: number }
> = {
  cart: { id: "listCarts", live: ["in", 1], ended: ["out", 2], tabs: ["in", "out"], size: 50 },
  watchlist: { id: "listWatchlist", live: ["in", 1], ended: ["out", 2], tabs: ["in", "out"], size: 500 },
  notes: { id: "listNotes", live: ["in", 1], ended: ["out", 2], tabs: ["in", "out"], size: 500 },
  enquiry: { id: "listEnquiries", live: ["open", 1], ended: ["closed", 2], tabs: ["open", "closed"], size: 50 },
  hold: { id: "listHolds", live: ["held", 1], ended: ["released", 2], tabs: ["held", "released"], size: 500 },
  confirm: {
    id: "listConfirms",
    live: ["pending", 1],
    ended: ["rejected", 3],
    tabs: ["pending", "rejected"],
    size: 50,
  },
  memo: { id: "listMemos", live: ["issued", 1], ended: ["received", 2], tabs: ["issued", "received"], size: 500 },
};
export const sevenNames = Object.keys(sevenLists) as Seven[];

export async function linesOf(who: Api, id: ListOperation, query: ListQuery = {}, stock_numbers?: string[]) {
  const body = stock_numbers && { stock_numbers };
  return (await who.call(id, { query, ...(body && { body }) })).data as LinePage;
}

export async function groupsOf(who: Api, id: ListOperation, query: ListQuery) {
  return (await who.call(id, { query })).data as LineGroups;
}

export const numbersOf = ({ data }: LinePage): string[] => data.map(({ stone }) => stone.stock_no);
