import type { House } from "../house/house.ts";

/** So many are under the lock together at most. */
const AT_ONCE = 200;

type Due = {
  /** Those whose time has passed, the longest overdue first; without some that could not be ended. */
  find(of: { most: number; without: readonly number[] }): Promise<number[]>;
  /** Ends these in one transaction, and answers how many it ended. */
  end(ids: readonly number[]): Promise<number>;
  whenItFails: string;
};

/**
 * Ends everything whose time has passed (spec §4) and answers how much. Whoever else does the same waits at the lock and
 * finds it done: nothing ends twice. One that defies it keeps no other one.
 */
export async function endDue(house: House, { find, end, whenItFails }: Due): Promise<number> {
  let ended = 0;
  const defiant: number[] = [];
  for (;;) {
    const due = await find({ most: AT_ONCE, without: defiant });
    if (due.length === 0) return ended;
    try {
      const now = await end(due);
      if (now === 0) return ended; // somebody else is at it, or the clock went back: the next turn sees
      ended += now;
    } catch {
      for (const id of due) {
        ended += await end([id]).catch((error: unknown) => {
          house.log.error({ err: error, id }, whenItFails);
          defiant.push(id);
          return 0;
        });
      }
    }
  }
}
