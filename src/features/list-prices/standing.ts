import type { Data } from "#api/operation-types.ts";

export type PriceList = Data<"listPriceLists">["data"][number];
/** The list that its prices name. */
export type ListHead = NonNullable<Data<"getRapPrice">["list"]>;
export type Standing = "inForce" | "due" | "waiting" | "past";

/**
 * The standing of a list. The one that was applied last prices the stock. One that was never applied waits for its day.
 */
export function standingOf(list: ListHead, lists: readonly ListHead[], today: string): Standing {
  if (list.applied_at === null) return list.effective_on <= today ? "due" : "waiting";
  const isOvertaken = lists.some((other) => other.applied_at !== null && isAfter(other, list));
  return isOvertaken ? "past" : "inForce";
}

function isAfter(other: ListHead, list: ListHead): boolean {
  const [theirs, ours] = [Date.parse(other.applied_at ?? ""), Date.parse(list.applied_at ?? "")];
  return theirs === ours ? other.list_no > list.list_no : theirs > ours;
}

/** True for the list in force and for the latest: only these may still be changed. The latest stands first. */
export const isChangeable = (list: ListHead, lists: readonly ListHead[], today: string): boolean =>
  list.id === lists[0]?.id || standingOf(list, lists, today) === "inForce";
