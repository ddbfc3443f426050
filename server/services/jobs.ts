import { repeat } from "../ground/repeat.ts";
import type { House } from "../house/house.ts";
import { isOlder } from "../house/own-schema.ts";
import type { Queue } from "./jobs/pg-boss-jobs.ts";
import type { Stop } from "./service.ts";

const LOOK_MS = 1_000;

/** Starts the work on the queue. A portal that is older than its database takes no more of it. */
export async function startJobs(queue: Queue, house: House): Promise<Stop> {
  await queue.work(house);
  const end = new AbortController();
  const { signal } = end;
  const leave = async () => {
    if (!(await isOlder(house))) return;
    end.abort();
    await queue.stop();
  };
  const whenItFails = "it could not be looked up whether a newer portal is at work";
  const watch = repeat(leave, { everyMs: LOOK_MS, signal, log: house.log, whenItFails });
  return async () => {
    end.abort();
    await watch;
    await queue.stop();
  };
}
