import { useApp } from "./app.ts";
import { ownerId } from "./rows.ts";

export function useVisibilityWorld() {
  const portal = useApp();
  const run = (sql: string, values: unknown[] = []) => portal.pool.query(sql, values);
  const explain = async (stock_no: string, owner: "customer" | "customer2" | "guest" = "customer") =>
    (await portal.as("admin").call("explainVisibility", { query: { stock_no, user_id: await ownerId(portal, owner) } }))
      .data;
  /** The part of the stock that the customer may see from now on. */
  async function limit(values: {
    types?: string[] | null;
    origins?: number[] | null;
    providers?: number[] | null;
    places?: string[] | null;
  }) {
    await run(
      `INSERT INTO inventory_access (account_id, diamond_types, stone_origins, provider_ids, locations) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (account_id) DO UPDATE SET diamond_types = excluded.diamond_types, stone_origins = excluded.stone_origins,
      provider_ids = excluded.provider_ids, locations = excluded.locations`,
      [
        await ownerId(portal, "customer"),
        values.types ?? null,
        values.origins ?? null,
        values.providers ?? null,
        values.places ?? null,
      ],
    );
  }
  return { portal, run, explain, limit };
}
