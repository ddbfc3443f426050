import type { OperationId } from "#api/operation-types.ts";
import { type RoleId, roleIds } from "#domain/roles.ts";
import { aLoad } from "./a-load.ts";
import type { TestApp } from "./app.ts";
import { type Owner, ownerId } from "./rows.ts";
import type { Sample } from "./stone-samples.ts";
import { aProvider } from "./supply-samples.ts";

/** Links an external client to a provider. Accounts of other kinds stay as they are. */
export async function deliversFor(portal: TestApp, owner: Owner, providerId: number | null): Promise<void> {
  await portal.pool.query("UPDATE account SET provider_id = $2 WHERE id = $1 AND role_id IN (6, 7)", [
    await ownerId(portal, owner),
    providerId,
  ]);
}

/** A load of a provider for whom an external client delivers, with refused rows. */
export async function aLoadOf(portal: TestApp, owner: Owner, refused = 0): Promise<number> {
  const { id } = await aLoad(portal);
  const { rows } = await portal.pool.query("SELECT provider_id FROM load WHERE id = $1", [id]);
  await deliversFor(portal, owner, rows[0].provider_id);
  await portal.pool.query(
    `INSERT INTO load_row (load_id, kind, line, org_stock_no, findings)
      SELECT $1, 'refused', n + 1, 'A' || n, '[]' FROM generate_series(1, $2::integer) AS n`,
    [id, refused],
  );
  return id;
}

/** A stone as a program writes it: a natural round of one carat, unless the test says otherwise. */
export const pushedStone = (org_stock_no: string, more: Record<string, string | number | boolean | null> = {}) => ({
  org_stock_no,
  shape: "ROUND",
  carat: 1,
  color: "D",
  clarity: "VVS1",
  lab: "GIA",
  report_no: `88${org_stock_no.replace(/\D/g, "")}`,
  stone_origin: "Natural",
  price_per_ct: 5000,
  ...more,
});

const others = (status: number): Partial<Record<RoleId, number>> =>
  Object.fromEntries(
    Object.values(roleIds)
      .filter((role) => role !== roleIds.apiClient && role !== roleIds.ftpClient)
      .map((role) => [role, status]),
  );

/** One good request for each operation of whoever delivers a provider's stock. */
export const deliverySamples = {
  pushStock: {
    refused: others(403),
    ask: async (portal, owner) => {
      await deliversFor(portal, owner, await aProvider(portal));
      return { body: { mode: "changes", rows: [pushedStone("A1")] } };
    },
  },
  listMyLoads: {
    refused: others(403),
    ask: async (portal, owner) => {
      await deliversFor(portal, owner, await aProvider(portal));
      return {};
    },
  },
  getMyLoad: {
    refused: others(404),
    ask: async (portal, owner) => ({ path: { id: await aLoadOf(portal, owner) } }),
  },
  listMyRefusedRows: {
    refused: others(404),
    ask: async (portal, owner) => ({ path: { id: await aLoadOf(portal, owner, 1) } }),
  },
  getMyScorecard: {
    refused: others(403),
    ask: async (portal, owner) => {
      await aLoadOf(portal, owner);
      return {};
    },
  },
} satisfies Partial<Record<OperationId, Sample>>;
