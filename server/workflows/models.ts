import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { allWorkflows } from "#machines/index.ts";
import { canonical } from "#machines/kit/canonical.ts";
import { describeMachine } from "#machines/kit/describe.ts";
import type { Workflow } from "#machines/kit/workflow.ts";
import type { Tables } from "../db/tables.ts";

const hashes = new Map<string, string>();

/** The hash of a machine as it is drawn, worded and enforced: each row of the log names the one that decided. */
export function modelHash(workflow: Workflow): string {
  const known = hashes.get(workflow.name);
  if (known) return known;
  const hash = createHash("sha256")
    .update(canonical(describeMachine(workflow.machine)))
    .digest("hex");
  hashes.set(workflow.name, hash);
  return hash;
}

/** Keeps each version of each machine, so that a history can be judged by the one it was made under. */
export async function storeModels(db: Kysely<Tables>): Promise<void> {
  const rows = allWorkflows.map((workflow) => ({
    hash: modelHash(workflow),
    machine: workflow.name,
    version: workflow.version,
    description: JSON.stringify(describeMachine(workflow.machine)),
  }));
  await db
    .insertInto("machine_version")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
