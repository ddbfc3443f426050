import type { OperationId } from "#api/operation-types.ts";
import { aKey, anExternalClient, newClient } from "./external-rows.ts";
import { ownerId } from "./rows.ts";
import type { Sample } from "./stone-samples.ts";

const ofTheApi: Sample = { ask: async (portal) => ({ path: { id: await ownerId(portal, "api") } }) };

/** One good request for each operation about external clients and their keys. */
export const externalSamples = {
  listExternalClients: { ask: () => ({}) },
  createExternalClient: { ask: () => ({ body: newClient }) },
  getExternalClient: ofTheApi,
  updateExternalClient: {
    ask: async (portal) => ({ path: { id: await ownerId(portal, "api") }, body: { first_name: "Nora", version: 1 } }),
  },
  deleteExternalClient: { ask: async (portal) => ({ path: { id: await anExternalClient(portal) } }) },
  setExternalClientStatus: {
    ask: async (portal) => ({ path: { id: await anExternalClient(portal) }, body: { is_active: false } }),
  },
  listApiKeys: ofTheApi,
  listOwnApiKeys: { ask: () => ({}) },
  createApiKey: {
    ask: async (portal) => ({
      path: { id: await ownerId(portal, "api") },
      body: { name: "Web shop", scopes: ["stones:read"] },
    }),
  },
  rotateApiKey: {
    ask: async (portal) => ({ path: { id: (await aKey(portal, "api")).id }, body: { overlap_days: 3 } }),
  },
  revokeApiKey: { ask: async (portal) => ({ path: { id: (await aKey(portal, "api")).id } }) },
} satisfies Partial<Record<OperationId, Sample>>;
