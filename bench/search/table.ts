import { description, schema } from "./schema.ts";
import { none, type Stock } from "./stock.ts";

/** The columns of the narrow table, in the order of the schema. */
export const columns: readonly { name: string; type: "int" | "smallint" | "text" }[] = [
  { name: "id", type: "int" },
  ...schema.numbers.map(({ name, type }) => ({
    name,
    type: type === "i16" ? ("smallint" as const) : ("int" as const),
  })),
  ...schema.attributes.map(({ name }) => ({ name, type: "smallint" as const })),
  { name: "bucket", type: "smallint" },
  ...schema.keys.map(({ name }) => ({ name, type: "text" as const })),
];

/** The order in which every competitor stores the stones. Neighbours that are alike can be skipped together. */
export function clustered(stock: Stock): Int32Array {
  const keys = description.clusterBy.map((name) => {
    const attribute = schema.attributes.find((one) => one.name === name);
    return attribute ? stock.codes[attribute.index] : stock.numbers[schema.number(name).index];
  }) as ArrayLike<number>[];
  return Int32Array.from({ length: stock.size }, (_, at) => at).sort((a, b) => {
    for (const key of keys) if (key[a] !== key[b]) return (key[a] as number) - (key[b] as number);
    return a - b;
  });
}

/** The values of one stone, in the order of the columns. */
export function valuesOf(stock: Stock, at: number): (number | string | null)[] {
  return [
    stock.ids[at] as number,
    ...stock.numbers.map((column) => (column[at] === none ? null : (column[at] as number))),
    ...stock.codes.map((column) => column[at] as number),
    stock.buckets[at] as number,
    ...stock.keys.map((column) => column[at] as string | null),
  ];
}
