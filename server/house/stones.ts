import type { Data } from "#api/operation-types.ts";
import type { GradedInWords } from "#domain/grade-words.ts";
import type { BasePrice, OwnPrice } from "#domain/price.ts";

/** A stone as it travels, without the fields that the viewer may not know. */
export type StoneOnWire = Data<"getStoneHistory">["stone"];

/**
 * The cost of a stone, its provider and the provider's number. They are only for viewers with a right to cost (decision
 * 0019).
 */
export type StoneCost = Required<
  Pick<StoneOnWire, "disc" | "price_per_ct" | "total_amt" | "provider" | "org_stock_no" | "media_source">
>;
export type OwnPrices = Pick<StoneOnWire, "markup_disc" | "markup_ppc" | "sell_amt">;
/** The fields of a stone that are the same for every viewer. */
export type SharedStone = Omit<StoneOnWire, keyof StoneCost | keyof OwnPrices>;

/** A stone of a letter, with the facts that are kept of it, at the reader's own prices. */
export type OfferedStone = OwnPrices &
  Pick<StoneOnWire, keyof GradedInWords | "id" | "stock_no" | "stone_origin" | "lab">;

/** The fields of a stone without a viewer's prices. */
export type BareStone = { shared: SharedStone; cost: StoneCost };

/** The same, with the parts of its prices and of its bytes. */
export type PlainStone = BareStone & {
  base: BasePrice;
  provider_id: number;
  /**
   * The beginning of the stone's JSON, with cost and without. The bytes without cost are the beginning of the others.
   */
  written: { withCost: Uint8Array; shared: Uint8Array };
};

/** A part of an answer that can write itself as JSON. */
export interface Written {
  /** The most bytes that it needs. */
  readonly most: number;
  /** Writes itself from this place on. Answers the place of its end. */
  write(into: Uint8Array, at: number): number;
}

/** A stone at a viewer's own prices, ready to be sent. */
export type PricedStone = { stone: PlainStone; own: OwnPrice; written: Written };
