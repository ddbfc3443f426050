import type { OperationId } from "#api/operation-types.ts";
import { aMemo, aTask } from "./paper-rows.ts";
import type { Sample } from "./stone-samples.ts";

/** A memo of a client. The rights to invoices in its call do not reach it. */
const ofAMemo: Sample = {
  isClients: true,
  rights: ["transaction/memo:read", "customer-profile/memo:read"],
  ask: async (portal, owner) => ({ path: { id: (await aMemo(portal, owner)).id } }),
};

/** One good request for each operation about papers and tasks. */
export const paperSamples = {
  getPaper: ofAMemo,
  downloadPaper: ofAMemo,
  setMemoDue: {
    refused: { 3: 403 },
    isClients: true,
    ask: async (portal, owner) => ({
      path: { id: (await aMemo(portal, owner)).id },
      body: { due_date: "2026-12-11", version: 1 },
    }),
  },
  listTasks: { ask: () => ({}) },
  getTask: {
    isClients: true,
    ask: async (portal, owner) => ({ path: { id: await aTask(portal, owner) } }),
  },
  createTask: { ask: () => ({ body: { title: "Ring the cutter", due_date: "2026-12-04" } }) },
  setTaskStatus: {
    isClients: true,
    ask: async (portal, owner) => ({ path: { id: await aTask(portal, owner) }, body: { status: 2, version: 1 } }),
  },
} satisfies Partial<Record<OperationId, Sample>>;
