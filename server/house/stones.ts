import type { Data } from "#api/operation-types.ts";
import type { BasePrice, OwnPrice } from "#domain/price.ts";

/** A stone as it travels: what the viewer may not know is not in it at all. */
export type StoneOnWire = Data<"getStoneHistory">["stone"];

/** What a stone costs the house, who provides it and under which number: only for those who may see cost (decision 0019). */
export type StoneCost = Required<
  Pick<StoneOnWire, "disc" | "price_per_ct" | "total_amt" | "provider" | "org_stock_no">
>;
export type OwnPrices = Pick<StoneOnWire, "markup_disc" | "markup_ppc" | "sell_amt">;
/** What is the same for everybody who may see the stone at all. */
export type SharedStone = Omit<StoneOnWire, keyof StoneCost | keyof OwnPrices>;

/** The fields of a stone before anybody's price. */
export type BareStone = { shared: SharedStone; cost: StoneCost };

/** The same, with what its prices and its bytes are made of. */
export type PlainStone = BareStone & {
  base: BasePrice;
  provider_id: number;
  /** As JSON but for its end, with cost and, the beginning of the same bytes, without. */
  written: { withCost: Uint8Array; shared: Uint8Array };
};

/** A part of an answer that can write itself as JSON. */
export interface Written {
  /** It never needs more bytes than this. */
  readonly most: number;
  /** Writes itself from this place on; answers where it ends. */
  write(into: Uint8Array, at: number): number;
}

/** A stone at a viewer's own prices, ready to be sent. */
export type PricedStone = { stone: PlainStone; own: OwnPrice; written: Written };
