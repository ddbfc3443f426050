import { createHash } from "node:crypto";
import { allWorkflows } from "#machines/index.ts";
import { canonical } from "#machines/kit/canonical.ts";
import { describeMachine, type ModelDescription } from "#machines/kit/describe.ts";
import type { Workflow } from "#machines/kit/workflow.ts";
import { insertModels } from "../db/queries/machine-versions.ts";
import type { Context } from "../house/context.ts";
import { earlierModels } from "./earlier-models.ts";

const hashes = new Map<string, string>();

const hashOf = (model: ModelDescription) => createHash("sha256").update(canonical(model)).digest("hex");

/** The hash of a machine as it is drawn, worded and enforced. Each entry of the log names the machine that decided. */
export function modelHash(workflow: Workflow): string {
  const known = hashes.get(workflow.name);
  if (known) return known;
  const hash = hashOf(describeMachine(workflow.machine));
  hashes.set(workflow.name, hash);
  return hash;
}

/**
 * Keeps each version of each machine, so that a history can be judged by its own version. Earlier versions that this
 * house never ran are kept too: a machine of version 1.2.0 can be compared with them. The arrival of a version is
 * logged.
 */
export async function storeModels({ db, audit }: Pick<Context, "db" | "audit">): Promise<void> {
  const models = [...earlierModels(), ...allWorkflows.map(({ machine }) => describeMachine(machine))];
  const rows = models.map((model) => ({
    hash: hashOf(model),
    machine: model.id,
    version: model.version,
    description: JSON.stringify(model),
  }));
  for (const { hash, ...after } of await insertModels(db, rows)) {
    audit.push({ workflow: "machine_version", item: hash, transition: "machine_version.insert", after });
  }
}
