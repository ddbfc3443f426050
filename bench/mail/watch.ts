import fs from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { cpuMsOf } from "../support/cpu-of.ts";

export type Watched = { ms: number; cpuMs: number; done: number; grownMb: number };

const megabytesOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/**
 * Watches a process until its count has gone from one number to another: the time, its processor time, and how much it
 * grew beyond the first fifth of the way, when its code is warm and its pools are open.
 */
export async function watch(pid: number, count: () => Promise<number>, from: number, to: number): Promise<Watched> {
  let at = await count();
  while (at < from) {
    await wait(20);
    at = await count();
  }
  const first = at;
  const begun = performance.now();
  const before = cpuMsOf(pid);
  let settled: number | undefined;
  let most = 0;
  while (at < to) {
    await wait(50);
    at = await count();
    const grown = megabytesOf(pid);
    if (at - first >= (to - first) / 5) settled ??= grown;
    most = Math.max(most, grown);
  }
  return {
    ms: performance.now() - begun,
    cpuMs: cpuMsOf(pid) - before,
    done: at - first,
    grownMb: most - (settled ?? most),
  };
}
