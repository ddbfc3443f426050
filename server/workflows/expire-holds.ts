import { randomUUID } from "node:crypto";
import { dueHolds } from "../db/queries/stone-work.ts";
import type { House } from "../house.ts";
import { inTransaction } from "../unit-of-work.ts";
import { StoneWork } from "./stone-work.ts";
import { writeWork } from "./write-work.ts";

/** So many stones are under the lock together at most. */
const AT_ONCE = 200;

/**
 * Ends the holds whose time has passed (spec §4) and answers how many. Whoever else does the same, or takes such a
 * stone for a client, waits at the lock and finds it done: a hold ends once. A stone that defies it keeps no other one.
 */
export async function expireDueHolds(house: House): Promise<number> {
  let ended = 0;
  const defiant: number[] = [];
  for (;;) {
    const due = await dueHolds(house.db, house.now(), { most: AT_ONCE, without: defiant });
    if (due.length === 0) return ended;
    try {
      const now = await expire(house, due);
      if (now === 0) return ended; // somebody else is at it, or the clock went back: the next turn sees
      ended += now;
    } catch {
      for (const id of due) {
        ended += await expire(house, [id]).catch((error: unknown) => {
          house.log.error({ err: error, stone: id }, "a hold could not be ended");
          defiant.push(id);
          return 0;
        });
      }
    }
  }
}

function expire(house: House, stoneIds: readonly number[]): Promise<number> {
  return inTransaction(house, { requestId: randomUUID(), operation: "expireHolds" }, async (ctx) => {
    const work = await StoneWork.of(ctx, stoneIds); // a hold that is over ends as soon as it is under the lock
    await writeWork(work);
    return [...work.lines.values()].filter(({ isMoved }) => isMoved).length;
  });
}
