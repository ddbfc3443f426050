// npm run machines:lock: writes the versions and hashes of all machines after one of them was changed.
import { lockNow, readLock, unversioned, writeLock } from "#support/machine-lock.ts";
import { runTool } from "./run-tool.ts";

const read = () => {
  try {
    return readLock();
  } catch {
    return {};
  }
};

void runTool("machines:lock", async (log) => {
  const now = lockNow();
  const forgotten = unversioned(read(), now);
  if (forgotten.length > 0) throw new Error(`raise the version of ${forgotten.join(", ")} first`);
  writeLock(now);
  log.info(`${Object.keys(now).length} versions are locked`);
});
