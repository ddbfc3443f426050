import type { Kysely } from "kysely";
import type { Hundredths } from "#domain/money.ts";
import type { Tables } from "../../db/tables.ts";
import type { PriceTable } from "../../house/price-table.ts";
import { bucketPlan, noPoints } from "./price-table.ts";

/** The price table of one markup over cost, the same for every stone. */
export async function flatTable(db: Kysely<Tables>, percent: Hundredths): Promise<PriceTable> {
  const plan = await bucketPlan(db);
  const { providers, edges, buckets } = plan;
  return {
    plan,
    providers,
    edges,
    percent: new Int32Array(buckets).fill(percent),
    points: new Int32Array(buckets).fill(noPoints),
    hasPoints: false,
  };
}
