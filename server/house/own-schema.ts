import { newestApplied } from "../db/queries/readiness.ts";
import { Problem } from "../ground/problem.ts";
import type { House } from "./house.ts";

type Home = Pick<House, "pool" | "schema" | "log">;

/** The time for which a look is believed, so that acts do not ask each time. */
const BELIEVED_MS = 1_000;
const lastLooks = new WeakMap<Home, { until: number; isOlder: boolean }>();

/** True if a newer portal has migrated the database meanwhile: this one may read, and writes nothing more (decision 0145). */
export async function isOlder(house: Home, { anew = false } = {}): Promise<boolean> {
  const { schema } = house;
  if (schema === null) return false;
  const last = lastLooks.get(house);
  if (last && !anew && performance.now() < last.until) return last.isOlder;
  const found = (await newestApplied(house.pool)) > schema;
  lastLooks.set(house, { until: performance.now() + BELIEVED_MS, isOlder: found });
  if (found && !last?.isOlder) house.log.error("this portal is older than its database: it writes nothing more");
  return found;
}

/** Refuses to write with the rules of a former release. */
export async function insistOnOwnSchema(house: Home): Promise<void> {
  if (await isOlder(house)) throw new Problem("maintenance");
}

/** Repeated work that a portal leaves to the newer one. */
export const unlessOlder = (house: Home, work: () => unknown) => async (): Promise<void> => {
  if (!(await isOlder(house))) await work();
};
