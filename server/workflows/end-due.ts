import type { House } from "../house/house.ts";

/** The most items that are locked together. */
const AT_ONCE = 200;

type Due = {
  /** The due items, the longest overdue first, without some that could not be ended. */
  find(of: { most: number; without: readonly number[] }): Promise<number[]>;
  /** Ends these items in one transaction. Answers how many it ended. */
  end(ids: readonly number[]): Promise<number>;
  whenItFails: string;
};

/**
 * Ends everything that is due (spec §4) and answers how much. Another portal at the same work waits at the lock and
 * finds it done: nothing ends twice. An item that cannot be ended does not stop the others.
 */
export async function endDue(house: House, { find, end, whenItFails }: Due): Promise<number> {
  let ended = 0;
  const defiant: number[] = [];
  for (;;) {
    const due = await find({ most: AT_ONCE, without: defiant });
    if (due.length === 0) return ended;
    try {
      const now = await end(due);
      if (now === 0) return ended; // another portal does it, or the clock went back: the next turn goes on
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
