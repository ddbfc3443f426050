import type { CaratRange } from "./carat.ts";
import { type Hundredths, hundredths } from "./money.ts";

/** The parts of a price list: one table for rounds, one for every other shape, ten colours, eleven clarities. */
export const shapeGroups = ["round", "pear"] as const;
export type ShapeGroup = (typeof shapeGroups)[number];
export const listColors = ["D", "E", "F", "G", "H", "I", "J", "K", "L", "M"] as const;
export const listClarities = ["IF", "VVS1", "VVS2", "VS1", "VS2", "SI1", "SI2", "SI3", "I1", "I2", "I3"] as const;

/** The one of the two tables that prices a shape. */
export const shapeGroupOf = (shape: string): ShapeGroup => (shape === "ROUND" ? "round" : "pear");

/** Lists begin at IF: a flawless stone is priced as one. */
export const listClarityOf = (clarity: string): string => (clarity === "FL" ? "IF" : clarity);

/** One price of a list: per carat, for a shape group, colour and clarity, within a range of weights. */
export type ListRow = CaratRange & { shape_group: ShapeGroup; color: string; clarity: string; price: Hundredths };

/** A price as calls and tables write it, in decimals. */
export interface WrittenListRow extends Pick<ListRow, "shape_group" | "color" | "clarity"> {
  from_carat: string | number;
  to_carat: string | number;
  price: string | number;
}

/** The row of a list in whole hundredths. */
export const listRowOf = ({ shape_group, color, clarity, from_carat, to_carat, price }: WrittenListRow): ListRow => ({
  shape_group,
  color,
  clarity,
  from: hundredths(from_carat),
  to: hundredths(to_carat),
  price: hundredths(price),
});
