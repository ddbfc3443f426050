import { count, dash, number2, usd } from "#domain/format.ts";
import type { ChartFacts, Figure, Unit } from "./chart-data.ts";

type Written = Pick<ChartFacts, "unit" | "decimals">;

/** The unit of many: in the heads of tables, and alone. */
export const manyOf = (unit: Unit): string => (typeof unit === "string" ? unit : unit[1]);

/** A figure in a column, whose unit stands in the head. */
export const plain = (value: Figure, decimals = false): string => (decimals ? number2(value) : count(value));

/** A figure that stands alone, with its unit: "334 stones", "1 stone", "$15,066.16". */
export function withUnit(value: Figure, { unit, decimals }: Written): string {
  if (value === null) return dash;
  if (unit === "$") return decimals ? usd(value) : plain(value).replace(/^(−?)/, "$1$$");
  const name = typeof unit === "string" ? unit : unit[plain(value, decimals) === "1" ? 0 : 1];
  return name === "" ? plain(value, decimals) : `${plain(value, decimals)} ${name}`;
}
