import type { Job } from "../house/job.ts";
import { readChain } from "./read-chain.ts";

/** Reads what is new in the chain, and once a day or when it is asked for all of it. */
export const verifyLog: Job<{ whole?: boolean }> = {
  name: "verifyLog",
  atOnce: 1,
  schedule: "*/10 * * * *",
  run: ({ whole = false }, { house, signal, progress }) => readChain(house, { whole, signal, progress }),
};
