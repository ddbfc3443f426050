import type { Address } from "#domain/address.ts";
import { addresses } from "#domain/addresses.ts";
import { usd } from "#domain/format.ts";
import { hundredths } from "#domain/money.ts";
import type { ToldStone } from "../../db/queries/told-lines.ts";
import type { Notice } from "../notice.ts";
import { atPrice, named, plainStone, stoneTable } from "./told-stones.ts";

type Watched = ToldStone & { id: number; list: string };
type Lines = readonly [Watched, ...Watched[]];
type Lost = Watched & { is_sold: boolean };
export type Gone = readonly [Lost, ...Lost[]];
type Cheaper = Watched & { was: number; now: number };
export type Fell = readonly [Cheaper, ...Cheaper[]];

/** The line itself, or the list of several. */
function placeOf([first, ...others]: Lines): Address {
  const list = first.list === "cart" ? "cart" : "watch-list";
  return addresses.ownList(list, { ...(others.length === 0 && { line: first.id }) });
}

const lostBecause = ({ is_sold }: Lost) => (is_sold ? "sold to somebody else" : "no longer offered");

/** Stones of one list, a watch list or a cart, that somebody else has bought or that are no longer offered. */
export function stoneGone(lines: Gone): Notice {
  const [first, ...others] = lines;
  const isCart = first.list === "cart";
  const where = isCart ? "in your cart" : "that you watch";
  return {
    kind: "stoneGone",
    title: `No longer available: ${named(lines)}${isCart ? ", in your cart" : ""}`,
    paragraphs: [
      others.length === 0
        ? `A stone ${where} ${first.is_sold ? "was" : "is"} ${lostBecause(first)}.`
        : `Stones ${where} are gone.`,
      stoneTable(lines, (line) => ({ ...plainStone(line), ...(others.length > 0 && { note: lostBecause(line) }) })),
    ],
    path: placeOf(lines),
  };
}

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
