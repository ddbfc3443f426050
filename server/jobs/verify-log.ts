import { readChain } from "../evidence/read-chain.ts";
import type { JobKind } from "./jobs.ts";

/** Reads what is new in the chain, and once a day or when it is asked for all of it. */
export const verifyLog: JobKind<{ whole?: boolean }> = {
  atOnce: 1,
  schedule: "*/10 * * * *",
  run: ({ whole = false }, { house, signal, progress }) => readChain(house, { whole, signal, progress }),
};
