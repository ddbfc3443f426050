// npm run machines:lock: writes the versions and hashes of all machines after a change of one, and stores its earlier
// model.
import { readFileSync, writeFileSync } from "node:fs";
import type { ModelDescription } from "#machines/kit/describe.ts";
import { released } from "#machines/released.ts";
import { earlierModels, earlierModelsFile, folded } from "#server/workflows/earlier-models.ts";
import { lockNow, readLock, replaced, unversioned, writeLock, writeReleased } from "#support/machine-lock.ts";
import { runTool } from "./run-tool.ts";

const read = () => {
  try {
    return readLock();
  } catch {
    return {};
  }
};

/** A machine from its files under docs, which are written after the lock. */
function drawn(name: string): ModelDescription {
  const { model: _, ...description } = JSON.parse(readFileSync(`docs/workflows/${name}.json`, "utf8"));
  return description;
}

void runTool("npm run machines:lock", async (log) => {
  const [before, now] = [read(), lockNow()];
  const forgotten = unversioned(before, now);
  if (forgotten.length > 0) throw new Error(`raise the version of ${forgotten.join(", ")} first`);
  const kept = [...earlierModels(), ...replaced(before, now, drawn)];
  writeFileSync(earlierModelsFile, `${JSON.stringify(folded(kept), null, 1)}\n`);
  writeLock(now);
  writeReleased(released);
  log.info(`${Object.keys(now).length} versions are locked`);
});
