import type { Address } from "#domain/address.ts";
import { addresses } from "#domain/addresses.ts";
import { counted, usd } from "#domain/format.ts";
import type { Notice } from "../notice.ts";

type Watched = { id: number; list: string; stock_no: string };
export type Gone = readonly [Watched, ...Watched[]];
type Cheaper = Watched & { was: number; now: number };
export type Fell = readonly [Cheaper, ...Cheaper[]];

const named = ([first, ...others]: Gone) =>
  others.length === 0 ? first.stock_no : counted(others.length + 1, "stone", "stones");

/** The line itself, or the list of several. */
function placeOf([first, ...others]: Gone): Address {
  const list = first.list === "cart" ? "cart" : "watch-list";
  return addresses.ownList(list, { diamond_type: "all", ...(others.length === 0 && { line: first.id }) });
}

/** Stones on watch lists and in carts that somebody else has bought, or that are no longer offered. */
export const stoneGone = (lines: Gone): Notice => ({
  kind: "stoneGone",
  title: `No longer available: ${named(lines)}`,
  paragraphs: [
    lines.length === 1 ? "A stone that you watch is gone." : "Stones that you watch are gone.",
    { is: "lines", lines: lines.map(({ stock_no }) => stock_no) },
  ],
  path: placeOf(lines),
});

/** Watched stones whose price for their watcher fell. */
export const priceFell = (lines: Fell): Notice => ({
  kind: "priceFell",
  title: `Lower price: ${named(lines)}`,
  paragraphs: [
    lines.length === 1 ? "The price of a stone that you watch fell." : "The prices of stones that you watch fell.",
    {
      is: "lines",
      lines: lines.map(({ stock_no, was, now }) => `${stock_no}  ${usd(now)}/ct, previously ${usd(was)}/ct`),
    },
  ],
  path: placeOf(lines),
});
