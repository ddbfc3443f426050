import { mostSortColumns } from "../query.ts";
import { refusal } from "../refusals.ts";
import type { Attribute, Key, NumberColumn, Schema } from "../schema.ts";

/** The name of an own price of the viewer. */
export type OwnName = "perCarat" | "amount" | "discount";

export type SortColumn = { readonly sign: 1 | -1 } & (
  | { readonly kind: "number"; readonly column: NumberColumn }
  | { readonly kind: "attribute"; readonly attribute: Attribute }
  | { readonly kind: "key"; readonly key: Key }
  | { readonly kind: "own"; readonly name: OwnName }
  | { readonly kind: "id" }
);

/** A sorting like `-carat,stock_no` in the terms of the schema; by id without one. */
export function planSort(schema: Schema, sort: string | undefined, mayUse: (name: string) => string): SortColumn[] {
  const asked = (sort ?? "").split(",").map((one) => one.trim());
  const columns = asked.filter((one) => one !== "").map((one) => columnOf(schema, one, mayUse));
  if (columns.length > mostSortColumns) throw refusal("tooManySortColumns", mostSortColumns);
  return columns.length ? columns : [{ kind: "id", sign: 1 }];
}

function columnOf(schema: Schema, asked: string, mayUse: (name: string) => string): SortColumn {
  const sign = asked.startsWith("-") ? -1 : 1;
  const name = mayUse(sign < 0 ? asked.slice(1) : asked);
  if (name === "id") return { kind: "id", sign };
  const own = (Object.entries(schema.description.price.own) as [OwnName, string][]).find(([, one]) => one === name);
  if (own) return { kind: "own", name: own[0], sign };
  const column = schema.numbers.find((one) => one.name === name);
  if (column) return { kind: "number", column, sign };
  const attribute = schema.attributes.find((one) => one.name === name);
  if (attribute) return { kind: "attribute", attribute, sign };
  const key = schema.keys.find((one) => one.name === name);
  if (key) return { kind: "key", key, sign };
  throw refusal("columnUnknown", name);
}
