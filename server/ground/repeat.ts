import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "./log.ts";

type Repeated = { everyMs: number; signal: AbortSignal; log: Log; whenItFails: string };

/** Repeats work until the signal. A failed turn does not stop the next one. */
export async function repeat(work: () => unknown, { everyMs, signal, log, whenItFails }: Repeated): Promise<void> {
  while (!signal.aborted) {
    await wait(everyMs, undefined, { signal, ref: false }).catch(() => {});
    if (signal.aborted) return;
    try {
      await work();
    } catch (error) {
      log.warn({ err: error }, whenItFails);
    }
  }
}
