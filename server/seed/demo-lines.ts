import { freeStoneNumbers } from "../db/queries/stone-numbers.ts";
import { checkConformance } from "../evidence/check-conformance.ts";
import { makeCheckpoint } from "../evidence/make-checkpoint.ts";
import { verifyLog } from "../evidence/verify-log.ts";
import type { House } from "../house/house.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { writeOverdueTasks } from "../workflows/write-overdue-tasks.ts";
import { DAY, type DemoStory, FIRST_ACT, hoursBefore, type TakeStones } from "./demo-steps.ts";
import { demoStories } from "./demo-stories.ts";
import { isFirst } from "./is-first.ts";

/** So many stones the demo house has to have before it trades. */
const leastStones = 80;

/** The moment before the first act, at which the demo house's first data is dated. */
export const demoBeginning = (now: Date): Date => hoursBefore(now, FIRST_ACT + DAY);

/**
 * Gives the demo house its latest trade, once: lines in every state of every list, made by ordinary acts, each at its
 * hour. A house that begins today has a year before it.
 */
export async function seedDemoLines(house: House, year: DemoStory = () => []): Promise<void> {
  if (!(await isFirst(house, "demo_lines"))) return;
  // Nobody trades a stone before it has arrived.
  const stones = await freeStoneNumbers(house.db, leastStones, hoursBefore(house.now(), FIRST_ACT));
  if (stones.length < leastStones) return; // a house without stock has not been trading
  const take: TakeStones = (count) => stones.splice(0, count).map((stock_no) => ({ stock_no }));

  // The log does not go back in time: whatever was done stands in the order in which it was done.
  const steps = [year, ...demoStories]
    .flatMap((story) => story(take))
    .sort((one, other) => other.hoursAgo - one.hoursAgo);
  for (const step of steps) await step.run(house);
  await inTransaction(house, { requestId: "start", operation: "start" }, async (ctx) => {
    await makeCheckpoint(ctx); // an auditor's first look finds the log read and signed
    await ctx.enqueue(verifyLog, { whole: true });
    await ctx.enqueue(checkConformance, {});
    await ctx.enqueue(writeOverdueTasks, {}); // the task for an overdue memo is found too
  });
}
