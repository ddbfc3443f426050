import { schema } from "../schema.ts";
import { none, type Stock } from "../stock.ts";

/** The one price list of the benchmark's house. */
export const priceListId = 1;

/** The house's id of a provider. They are numbered from one on. */
export const providerId = (code: number): number => code + 1;

const asStored: Record<string, (value: string, code: number) => string | null> = {
  diamond_type: (value) => value.toLowerCase(),
  stone_origin: (value) => (value === "LAB" ? "1" : "2"),
  provider: (_, code) => String(providerId(code)),
};
const withoutColumn = new Set(["carat_range"]); // Columns that the house works out itself.
const generated = new Set(["ratio"]);

const attributes = schema.attributes.filter(({ name }) => !withoutColumn.has(name));
const numbers = schema.numbers.filter(({ name }) => !generated.has(name));

export const stoneColumns = [
  "id",
  ...attributes.map(({ name }) => (name === "provider" ? "provider_id" : name)),
  ...numbers.map(({ name }) => name),
  ...schema.keys.map(({ name }) => name),
  "price_list_id",
];

/** The house's code for a code of the benchmark; null for none. */
export function houseCode(name: string, code: number): string | null {
  const value = schema.attribute(name).values[code] as string;
  return value === "-" ? null : (asStored[name]?.(value, code) ?? value);
}

const codes = new Map(attributes.map(({ name, values }) => [name, values.map((_, code) => houseCode(name, code))]));

/** The stones as lines of COPY, in the order of their making: neighbours are as unlike as in a house that grew. */
export function* stoneLines(stock: Stock): Generator<string> {
  const rap = schema.number("rap").index;
  for (let at = 0; at < stock.size; at++) {
    const fields: (string | number | null | undefined)[] = [stock.ids[at]];
    for (const { name, index } of attributes) fields.push(codes.get(name)?.[stock.codes[index]?.[at] as number]);
    for (const { index, scale } of numbers) fields.push(decimal(stock.numbers[index]?.[at] as number, scale));
    for (const key of stock.keys) fields.push(key[at]);
    fields.push(stock.numbers[rap]?.[at] === none ? null : priceListId);
    yield `${fields.map((field) => field ?? "\\N").join("\t")}\n`;
  }
}

/** −3650 with two decimals is −36.50, as PostgreSQL writes it. */
const decimal = (units: number, scale: number): string | null =>
  units === none ? null : (units / 10 ** scale).toFixed(scale);
