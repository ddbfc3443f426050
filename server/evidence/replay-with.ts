import type { Kysely } from "kysely";
import type { ModelDescription } from "#machines/kit/describe.ts";
import { WhatIf } from "#machines/kit/what-if.ts";
import { modelsKept, stepsSince } from "../db/queries/evidence-log.ts";
import type { Tables } from "../db/tables.ts";
import { modelsByHash } from "./models-by-hash.ts";
import { noticesIn } from "./notice.ts";

const AT_ONCE = 2000;
type Asked = { name: string; machine: ModelDescription; since: Date; patienceMs?: number };
export type Replayed = { whatIf: WhatIf; until: Date | null; isWhole: boolean };

/**
 * Replays a workflow's steps since a date with another machine. After the caller's patience ends, the answer holds the
 * first part.
 */
export async function replayWith(
  db: Kysely<Tables>,
  { name, machine, since, patienceMs = Number.POSITIVE_INFINITY }: Asked,
): Promise<Replayed> {
  const begun = performance.now();
  const models = modelsByHash(await modelsKept(db, null));
  const whatIf = new WhatIf(machine, (hash) => models.get(hash));
  let [seq, until]: [number, Date | null] = [0, null];
  for (;;) {
    const entries = await stepsSince(db, name, { since, after: seq, most: AT_ONCE });
    for (const notice of entries.flatMap(noticesIn)) {
      if (notice.what !== "step") continue;
      whatIf.add(notice);
      until = new Date(notice.at);
    }
    seq = entries.at(-1)?.seq ?? seq;
    if (entries.length < AT_ONCE) return { whatIf, until, isWhole: true };
    if (performance.now() - begun > patienceMs) return { whatIf, until, isWhole: false };
  }
}
