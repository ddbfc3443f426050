import type { Data } from "#api/operation-types.ts";
import { type LostGroup, lostRowName } from "#domain/lost-deals.ts";
import { useAttributeNames } from "#stones/use-attribute-names.ts";

type Row = Pick<Data<"getLostDeals">["total"], "value" | "name">;

/** The names of the rows of a grouping. */
export function useLostNames(by: LostGroup = "shape"): (row: Row) => string {
  const nameOf = useAttributeNames();
  return (row) => lostRowName(by, row, nameOf);
}
