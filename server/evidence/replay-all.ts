import { createHash } from "node:crypto";
import { canonical } from "#machines/kit/canonical.ts";
import type { ModelDescription } from "#machines/kit/describe.ts";
import type { LogEntry } from "./notice.ts";
import { Tally } from "./tally.ts";

export type KeptModel = { hash: string; description: unknown };

/** Machines as data by their hashes; one whose text is not what its hash says is none. */
export const modelsByHash = (kept: readonly KeptModel[]): Map<string, ModelDescription> =>
  new Map(
    kept
      .filter(({ hash, description }) => hash === createHash("sha256").update(canonical(description)).digest("hex"))
      .map(({ hash, description }) => [hash, description as ModelDescription]),
  );

/**
 * Replays a log from its first entry on, wherever it lies: in the database or in a file. Days are those of the time zone,
 * and count only for whoever wants the figures.
 */
export async function replayAll(
  entries: AsyncIterable<LogEntry> | Iterable<LogEntry>,
  models: ReadonlyMap<string, ModelDescription>,
  timeZone = "UTC",
): Promise<Tally> {
  const tally = new Tally({ timeZone, modelOf: (hash) => models.get(hash) });
  for await (const entry of entries) tally.add(entry);
  return tally;
}
