import type { Data } from "#api/operation-types.ts";
import { number2 } from "#domain/format.ts";
import { caratBandFrom, type LostGroup } from "#domain/lost-deals.ts";
import { useAttributeNames } from "#stones/use-attribute-names.ts";
import { words } from "./words.ts";

type Row = Pick<Data<"getLostDeals">["total"], "value" | "name">;

/** The names of the rows of a grouping. */
export function useLostNames(by: LostGroup = "shape"): (row: Row) => string {
  const nameOf = useAttributeNames();
  return ({ value, name }) => {
    if (value === null) return words.allRows;
    if (by === "shape" || by === "color" || by === "clarity") return nameOf(by, value);
    if (by === "type") return value === "white" || value === "fancy" ? words[value] : value;
    if (by === "carat") return bandName(Number(value));
    return name ?? (value === "-" ? words.noAssociate : value);
  };
}

function bandName(weight: number): string {
  const { from, to } = caratBandFrom(weight);
  return to === null ? words.caratsFrom(number2(from)) : words.caratsFromTo(number2(from), number2(to));
}
