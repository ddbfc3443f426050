import type { Data } from "#api/operation-types.ts";
import type { Hue, Kind } from "#domain/codes.ts";
import { number2 } from "#domain/format.ts";
import { words } from "./words.ts";

export type StockList = Data<"listStockLists">["data"][number];
export type StockListRun = Data<"listStockListRuns">["data"][number];

export const stockListId = ({ id }: StockList) => String(id);

/** For whom a list is, in words. */
export const forWhom = ({ client }: StockList): string =>
  client === null ? words.anybody : (client.company_name ?? client.name);

/** Whose prices a list has, in words. */
export const pricesOf = ({ markup_percent }: StockList): string =>
  markup_percent === null ? words.ofClient : words.overCost(number2(markup_percent));

/** The state of a list: published, at work, or stopped with its reason. */
export function stateOf({ stopped_by, is_running }: StockList): { label: string; hue: Hue; kind: Kind } {
  if (stopped_by === "off") return { label: words.states.off, hue: "gray", kind: "off" };
  if (stopped_by) return { label: words.states[stopped_by], hue: "red", kind: "off" };
  if (is_running) return { label: words.states.running, hue: "blue", kind: "waiting" };
  return { label: words.states.on, hue: "green", kind: "free" };
}

/** The reads that change with a list. */
export const refreshes = ["listStockLists", "listStockListRuns"] as const;
