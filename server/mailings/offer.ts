import { mailingStonesMost } from "#domain/mailings.ts";
import { decimalNumber, hundredths } from "#domain/money.ts";
import { availabilityCodes, type StoneSearch } from "#domain/search/stone-search.ts";
import type { DiamondType } from "#domain/stone.ts";
import type { Reading } from "../house/context.ts";
import type { StoneOnWire } from "../house/stones.ts";
import type { Viewer } from "../house/viewer.ts";

/** What decides which stones a letter offers. */
export type StonesAsked = { search: StoneSearch; diamond_type: readonly DiamondType[] };
export type Offer = { stones: StoneOnWire[]; pieces: number };
type Means = Pick<Reading, "db" | "house" | "plainStones">;

/** A letter offers free stones of the types of its rule. */
export const searchOf = ({ search, diamond_type }: StonesAsked): StoneSearch => ({
  ...search,
  ...(diamond_type.length === 1 && { diamond_type: diamond_type[0] }),
  availability: availabilityCodes.available,
});

/** The stones that a reader would be offered now, at their own prices, in the order of the search. */
export async function offerFor(ctx: Means, viewer: Viewer, asked: StonesAsked): Promise<Offer> {
  const { stock } = ctx.house;
  const search = searchOf(asked);
  const page = { search, answer: "page", offset: 0, size: mailingStonesMost } as const;
  const { ids = [], count } = await stock.find(ctx.db, viewer, page);
  return { stones: await stock.priced(ctx.db, viewer, await ctx.plainStones(ids)), pieces: count };
}

/** How many stones a reader would be offered now. */
export async function piecesFor({ db, house }: Means, viewer: Viewer, asked: StonesAsked): Promise<number> {
  const page = { search: searchOf(asked), answer: "count", offset: 0, size: 0 } as const;
  return (await house.stock.find(db, viewer, page)).count;
}

type Priced = { carat: number; sell_amt: number };

/** The sums of an offer, to the cent. */
export function totalsOfOffer(stones: readonly Priced[]) {
  const sum = (values: readonly number[]) => decimalNumber(values.reduce((all, value) => all + hundredths(value), 0));
  return {
    pieces: stones.length,
    carats: sum(stones.map(({ carat }) => carat)),
    sell_amt: sum(stones.map(({ sell_amt }) => sell_amt)),
  };
}
