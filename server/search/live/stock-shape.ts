import type { Kysely } from "kysely";
import { hundredths } from "#domain/money.ts";
import { type SearchAttribute, searchAttributes } from "#domain/search/stone-search.ts";
import { bucketPlan } from "../../access/markups/price-table.ts";
import { caratRanges } from "../../db/queries/carat-ranges.ts";
import type { Tables } from "../../db/tables.ts";
import type { BucketPlan } from "../../house/price-table.ts";
import { attributeValues, valuesAmong } from "../attribute-values.ts";
import { defineSchema, type Schema, type SchemaDescription } from "../index/schema.ts";

/** The value of an attribute for a stone without one. */
export const none = "-";
/** Arrivals are counted in seconds from here, so that they fit 31 bits until 2068. */
export const arrivalEpoch = Date.UTC(2000, 0, 1) / 1000;

export type Span = { from: string; to: string; low: number; high: number };

/** The shape of an index: the lists of the house at one moment. When they change, another index is built. */
export type StockShape = { schema: Schema; plan: BucketPlan; caratRanges: Span[] };

export async function loadShape(db: Kysely<Tables>): Promise<StockShape> {
  const cuts = await loadCuts(db);
  const values = await attributeValues(db);
  return { ...cuts, schema: defineSchema(description((name) => values[name], cuts.caratRanges, cuts.plan.buckets)) };
}

/** The present shape for the stones of an index, which follows them. No stone is read: with ten million it takes nine seconds. */
export async function presentShape(db: Kysely<Tables>, { schema }: StockShape): Promise<StockShape> {
  const cuts = await loadCuts(db);
  const values = await valuesAmong(db, (name) => schema.attribute(name).values.filter((code) => code !== none));
  return { ...cuts, schema: defineSchema(description(values, cuts.caratRanges, cuts.plan.buckets)) };
}

/** The present shape with the codes of an earlier index. No stone is read for it. */
export const loadShapeWith = async (db: Kysely<Tables>, schema: Schema): Promise<StockShape> => ({
  ...(await loadCuts(db)),
  schema,
});

/** The present cuts of prices and weights. */
async function loadCuts(db: Kysely<Tables>): Promise<Omit<StockShape, "schema">> {
  const plan = await bucketPlan(db);
  const ranges = await caratRanges(db, true).execute();
  return {
    plan,
    caratRanges: ranges.map(({ from_carat, to_carat }) => ({
      from: from_carat,
      to: to_carat,
      low: hundredths(from_carat),
      high: hundredths(to_carat),
    })),
  };
}

/** True if an index has the same form for both shapes. */
export const isSameShape = (a: StockShape, b: StockShape): boolean =>
  JSON.stringify([a.schema.description, a.plan.providers, a.plan.edges]) ===
  JSON.stringify([b.schema.description, b.plan.providers, b.plan.edges]);

/**
 * The frame that an index of earlier must share with the present house to answer for it: all but the codes that stones
 * had then. Prices and weights are cut as they are now; a code that it lacks is found out when its stone comes.
 */
export const frameOf = ({ schema, plan, caratRanges: spans }: StockShape): string => {
  const { attributes, ...rest } = schema.description;
  return JSON.stringify([attributes.map(({ name }) => name), rest, plan.providers, plan.edges, spans]);
};

const measured = (name: string, scale: number) => ({ name, type: "u16", scale, isNullable: true }) as const;

function description(values: (name: SearchAttribute) => string[], spans: Span[], buckets: number): SchemaDescription {
  return {
    attributes: [
      { name: "diamond_type", values: ["white", "fancy"] },
      { name: "carat_range", values: [none, ...spans.map(spanName)], none },
      ...searchAttributes.map((name) => ({ name, values: [none, ...values(name)], none })),
    ],
    numbers: [
      { name: "carat", type: "u16", scale: 2 },
      { name: "rap", type: "u32", scale: 2, isNullable: true },
      { name: "disc", type: "i32", scale: 2, isNullable: true },
      { name: "price_per_ct", type: "u32", scale: 2 },
      { name: "rest", type: "i16", scale: 2 },
      ...["length", "width", "height", "ratio"].map((name) => measured(name, 2)),
      ...["depth_pct", "table_pct", "crown_angle", "crown_height", "pavilion_angle", "pavilion_depth"].map((name) =>
        measured(name, 1),
      ),
      { name: "arrived_at", type: "i32", scale: 0 },
    ],
    keys: [{ name: "stock_no", isOrdered: true }, { name: "report_no" }, { name: "org_stock_no" }],
    price: {
      perCarat: "price_per_ct",
      list: "rap",
      discount: "disc",
      carat: "carat",
      rest: "rest",
      buckets,
      own: { perCarat: "markup_ppc", amount: "sell_amt", discount: "markup_disc" },
    },
    availability: { attribute: "status", available: ["1"] },
    clusterBy: ["diamond_type", "stone_origin", "shape", "carat"],
  };
}

export const spanName = ({ from, to }: Pick<Span, "from" | "to">): string => `${from}..${to}`;
