import { mailingStonesMost } from "#domain/mailings.ts";
import { decimalNumber, hundredths } from "#domain/money.ts";
import { availabilityCodes, type StoneSearch } from "#domain/search/stone-search.ts";
import type { DiamondType } from "#domain/stone.ts";
import type { Reading } from "../house/context.ts";
import type { OfferedStone, OwnPrices, SharedStone, StoneOnWire } from "../house/stones.ts";
import type { Viewer } from "../house/viewer.ts";

/** The choices that decide which stones a letter offers. */
export type StonesAsked = { search: StoneSearch; diamond_type: readonly DiamondType[] };
type Means = Pick<Reading, "db" | "house" | "plainStones">;

/** A letter offers free stones of the types of its rule. */
export const searchOf = ({ search, diamond_type }: StonesAsked): StoneSearch => ({
  ...search,
  ...(diamond_type.length === 1 && { diamond_type: diamond_type[0] }),
  availability: availabilityCodes.available,
});

/**
 * The stones that a reader would be offered now, at their own prices, in the order of the search: as many as a letter holds.
 * Whatever counts or adds up an offer does so over these.
 */
export async function offerFor(ctx: Means, viewer: Viewer, asked: StonesAsked): Promise<StoneOnWire[]> {
  return ctx.house.stock.priced(ctx.db, viewer, await foundFor(ctx, viewer, asked));
}

/** The same with what a letter needs of a stone: ten thousand readers get the same stones. */
export async function letterOffer(ctx: Means, viewer: Viewer, asked: StonesAsked): Promise<OfferedStone[]> {
  const plain = await foundFor(ctx, viewer, asked);
  const own = await ctx.house.stock.ownPrices(ctx.db, viewer, plain);
  return plain.map(({ shared }, at) => offered(shared, own[at] as OwnPrices));
}

const offered = (stone: SharedStone, own: OwnPrices): OfferedStone => ({
  id: stone.id,
  stock_no: stone.stock_no,
  stone_origin: stone.stone_origin,
  shape: stone.shape,
  carat: stone.carat,
  diamond_type: stone.diamond_type,
  color: stone.color,
  intensity: stone.intensity,
  overtone: stone.overtone,
  fancy_color: stone.fancy_color,
  clarity: stone.clarity,
  cut: stone.cut,
  polish: stone.polish,
  symmetry: stone.symmetry,
  fluorescence: stone.fluorescence,
  fluorescence_color: stone.fluorescence_color,
  shade: stone.shade,
  milky: stone.milky,
  eye_clean: stone.eye_clean,
  lab: stone.lab,
  markup_disc: own.markup_disc,
  markup_ppc: own.markup_ppc,
  sell_amt: own.sell_amt,
});

async function foundFor(ctx: Means, viewer: Viewer, asked: StonesAsked) {
  const page = { search: searchOf(asked), answer: "page", offset: 0, size: mailingStonesMost } as const;
  const { ids = [] } = await ctx.house.stock.find(ctx.db, viewer, page);
  return ctx.plainStones(ids);
}

/** The number of stones that a reader would be offered now. */
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
