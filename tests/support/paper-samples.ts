import type { OperationId } from "#api/operation-types.ts";
import type { LooseInput } from "./api.ts";
import type { TestApp } from "./app.ts";
import { aMemo, aTask } from "./paper-rows.ts";
import type { Owner } from "./rows.ts";

type Sample = { ask(portal: TestApp, owner: Owner): LooseInput | Promise<LooseInput> };

/** One good request for each operation about papers and tasks. Whose they are is told by tests of their own: by the client. */
export const paperSamples = {
  getPaper: { ask: async (portal, owner) => ({ path: { id: (await aMemo(portal, owner)).id } }) },
  downloadPaper: { ask: async (portal, owner) => ({ path: { id: (await aMemo(portal, owner)).id } }) },
  listTasks: { ask: () => ({}) },
  createTask: { ask: () => ({ body: { title: "Ring the cutter", due_date: "2026-12-04" } }) },
  setTaskStatus: {
    ask: async (portal, owner) => ({ path: { id: await aTask(portal, owner) }, body: { status: 2, version: 1 } }),
  },
} satisfies Partial<Record<OperationId, Sample>>;
