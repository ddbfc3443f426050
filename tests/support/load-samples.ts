import type { OperationId } from "#api/operation-types.ts";
import type { LoadState } from "#domain/load.ts";
import { aLoad, aMapping } from "./a-load.ts";
import type { TestApp } from "./app.ts";
import type { Sample } from "./stone-samples.ts";
import { aRow, csvOf } from "./supplier.ts";
import { aProvider } from "./supply-samples.ts";

/** A call about a load in a state, at the version that its sender saw. */
const about = (state: LoadState, more: object = {}): Sample => ({
  ask: async (portal) => {
    const { id, version } = await aLoad(portal, state);
    return { path: { id }, body: { version, ...more } };
  },
});
const reading: Sample = { ask: async (portal) => ({ path: { id: (await aLoad(portal)).id } }) };
const aMappingId = async (portal: TestApp): Promise<number> => {
  const { id } = await aLoad(portal);
  return (await portal.pool.query("SELECT mapping_configuration_id AS id FROM load WHERE id = $1", [id])).rows[0].id;
};

/** One good request for each operation of the chapter "Loads". */
export const loadSamples = {
  listSupplyFields: { ask: () => ({}) },
  saveMapping: {
    ask: async (portal) => ({
      body: { provider_id: await aProvider(portal) },
      files: { uploadExcel: csvOf([aRow("A1")]) },
    }),
  },
  getMapping: { ask: async (portal) => ({ path: { id: await aMappingId(portal) } }) },
  listLoads: { ask: () => ({}) },
  getLoad: reading,
  setLoadMapping: about("waiting", { mapping: aMapping }),
  previewLoad: reading,
  tryLoadMapping: {
    ask: async (portal) => ({ path: { id: (await aLoad(portal)).id }, body: { mapping: aMapping } }),
  },
  listLoadRows: reading,
  proveLoadRow: {
    ask: async (portal) => {
      const { id } = await aLoad(portal, "committed");
      const { rows } = await portal.pool.query(
        "INSERT INTO load_row (load_id, kind, outcome) VALUES ($1, 'changed', 'kept') RETURNING id",
        [id],
      );
      return { path: { id, row_id: rows[0].id } };
    },
  },
  downloadRefusedRows: reading,
  exportLoadRows: {
    ask: async (portal) => {
      const { id } = await aLoad(portal);
      await portal.pool.query("INSERT INTO load_row (load_id, kind, line) VALUES ($1, 'new', 2)", [id]);
      return { path: { id } };
    },
  },
  commitLoad: about("waiting", { accepted: [] }),
  cancelLoad: about("waiting"),
  retryLoad: about("failed.committing"),
  previewRollBack: { ask: async (portal) => ({ path: { id: (await aLoad(portal, "committed")).id } }) },
  rollBackLoad: about("committed"),
} satisfies Partial<Record<OperationId, Sample>>;
