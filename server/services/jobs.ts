import type { House } from "../house/house.ts";
import type { Queue } from "./jobs/pg-boss-jobs.ts";
import type { Stop } from "./service.ts";

/** Starts the work on the queue. */
export async function startJobs(queue: Queue, house: House): Promise<Stop> {
  await queue.work(house);
  return () => queue.stop();
}
