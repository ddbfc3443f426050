import { lstatSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";

const DAY_MS = 86_400_000;
type Only = { named?: RegExp; uid?: number | undefined };

/** Removes what a killed portal has left in a folder, once it is old: another portal may be at work on what is newer. */
export function removeOld(folder: string, { named = /^/, uid }: Only = {}): void {
  for (const name of readdirSync(folder).filter((one) => named.test(one))) {
    const left = path.join(folder, name);
    const seen = lstatSync(left, { throwIfNoEntry: false });
    const isOld = seen !== undefined && Date.now() - seen.mtimeMs > DAY_MS;
    if (isOld && (uid === undefined || seen.uid === uid)) rmSync(left, { recursive: true, force: true });
  }
}
