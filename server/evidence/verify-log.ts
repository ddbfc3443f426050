import type { Job } from "../house/job.ts";
import { readChain } from "./read-chain.ts";

/** Reads the new entries of the chain, and all of it once a day or on request. */
export const verifyLog: Job<{ whole?: boolean }> = {
  name: "verifyLog",
  atOnce: 1,
  schedule: "*/10 * * * *",
  run: ({ whole = false }, { house, signal, progress }) => readChain(house, { whole, signal, progress }),
};
