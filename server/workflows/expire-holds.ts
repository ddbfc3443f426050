import { randomUUID } from "node:crypto";
import { dueHolds } from "../db/queries/stone-work.ts";
import type { House } from "../house/house.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { endDue } from "./end-due.ts";
import { StoneWork } from "./stone-work.ts";
import { writeWork } from "./write-work.ts";

/**
 * Ends the expired holds, by their stones, and answers how many. An act that takes such a stone for a client may end
 * its hold first.
 */
export const expireDueHolds = (house: House): Promise<number> =>
  endDue(house, {
    find: (of) => dueHolds(house.db, house.now(), of),
    end: (stoneIds) => expire(house, stoneIds),
    whenItFails: "the hold of a stone could not be ended",
  });

function expire(house: House, stoneIds: readonly number[]): Promise<number> {
  return inTransaction(house, { requestId: randomUUID(), operation: "expireHolds" }, async (ctx) => {
    const work = await StoneWork.of(ctx, stoneIds); // StoneWork ends an expired hold as soon as it is locked
    await writeWork(ctx, work);
    return [...work.lines.values()].filter(({ isMoved }) => isMoved).length;
  });
}
