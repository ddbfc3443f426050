import type { Data } from "#api/operation-types.ts";
import { stoneAttributeNames, stoneNumberNames, stoneTextNames } from "#domain/stone.ts";

type Stone = Data<"getStoneHistory">["stone"];

const nothing = Object.fromEntries(
  [...stoneAttributeNames, ...stoneNumberNames, ...stoneTextNames].map((name) => [name, null]),
);

/**
 * A stone in the form of answers: a natural white D of one carat, unless the test says otherwise. Fields that it does
 * not name are null.
 */
export const aStoneOnWire = (more: Partial<Stone> = {}): Stone =>
  ({
    ...nothing,
    id: 1,
    stock_no: "NW1",
    org_stock_no: "X1",
    status: 1,
    diamond_type: "white",
    stone_origin: 2,
    shape: "ROUND",
    carat: 1,
    color: "D",
    clarity: "VVS1",
    lab: "GIA",
    has_hearts_arrows: false,
    rap: null,
    markup_disc: null,
    markup_ppc: 5000,
    sell_amt: 5000,
    arrived_at: "2026-11-20T09:00:00Z",
    version: 1,
    ...more,
  }) as Stone;
