import type { Address } from "#domain/address.ts";
import { addresses } from "#domain/addresses.ts";
import { usd } from "#domain/format.ts";
import { hundredths } from "#domain/money.ts";
import type { ToldStone } from "../../db/queries/told-lines.ts";
import type { Notice } from "../notice.ts";
import { atPrice, named, plainStone, stoneTable } from "./told-stones.ts";

type Watched = ToldStone & { id: number; list: string };
export type Gone = readonly [Watched, ...Watched[]];
type Cheaper = Watched & { was: number; now: number };
export type Fell = readonly [Cheaper, ...Cheaper[]];

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
    stoneTable(lines, plainStone),
  ],
  path: placeOf(lines),
});

/** Watched stones whose price for their watcher fell. */
export const priceFell = (lines: Fell): Notice => ({
  kind: "priceFell",
  title: `Lower price: ${named(lines)}`,
  paragraphs: [
    lines.length === 1 ? "The price of a stone that you watch fell." : "The prices of stones that you watch fell.",
    stoneTable(lines, (line) => ({
      ...atPrice(line, hundredths(line.now)),
      note: `previously ${usd(line.was)}/ct`,
    })),
  ],
  path: placeOf(lines),
});
