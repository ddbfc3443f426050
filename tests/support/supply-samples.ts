import type { OperationId } from "#api/operation-types.ts";
import type { TestApp } from "./app.ts";
import type { Sample } from "./stone-samples.ts";

/** A provider to which nothing refers yet. */
export async function aProvider({ pool, clock }: TestApp, name = "Harbour Gems", prefix = "HARB"): Promise<number> {
  const { rows } = await pool.query(
    "INSERT INTO provider (name, prefix, created_at, updated_at) VALUES ($1, $2, $3, $3) RETURNING id",
    [name, prefix, clock.now()],
  );
  return rows[0].id;
}

/** One good request for each operation of the chapter "Supply". */
export const supplySamples = {
  listProviders: { ask: () => ({}) },
  createProvider: { ask: () => ({ body: { name: "Harbour Gems", prefix: "HARB" } }) },
  getProvider: { ask: async (portal) => ({ path: { id: await aProvider(portal) } }) },
  getScorecard: { ask: async (portal) => ({ path: { id: await aProvider(portal) } }) },
  updateProvider: {
    ask: async (portal) => ({ path: { id: await aProvider(portal) }, body: { fresh_hours: 48, version: 1 } }),
  },
  deleteProvider: { ask: async (portal) => ({ path: { id: await aProvider(portal) } }) },
  renewProviderStock: {
    ask: async (portal) => {
      const id = await aProvider(portal);
      await portal.pool.query("UPDATE provider SET stocked_at = $2 WHERE id = $1", [id, portal.clock.now()]);
      return { path: { id }, body: { version: 1 } };
    },
  },
  setProviderStatus: {
    ask: async (portal) => ({ path: { id: await aProvider(portal) }, body: { is_active: false } }),
  },
} satisfies Partial<Record<OperationId, Sample>>;
