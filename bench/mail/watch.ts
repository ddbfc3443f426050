import fs from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { cpuMsOf } from "../support/cpu-of.ts";
import { percentile } from "../support/timing.ts";

/** `grownMb`: how much more memory the last letters found than the earlier ones. `highestMb`: the most at any time. */
export type Watched = { ms: number; cpuMs: number; done: number; grownMb: number; highestMb: number };

const megabytesOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/**
 * Watches a process until its count has gone from one number to another: the time, its processor time, and its memory. That
 * rises and falls with each collection of garbage, so that the middle of the last fifth of the way is held against
 * the middle of the second. In the first the code is cold and the pools open.
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
  const memory: { part: number; mb: number }[] = [];
  while (at < to) {
    await wait(50);
    at = await count();
    memory.push({ part: Math.floor((5 * (at - first)) / (to - first)), mb: megabytesOf(pid) });
  }
  const inPart = (part: number) => percentile(memory.filter((one) => one.part === part).map(({ mb }) => mb));
  return {
    ms: performance.now() - begun,
    cpuMs: cpuMsOf(pid) - before,
    done: at - first,
    grownMb: inPart(4) - inPart(1),
    highestMb: Math.max(...memory.map(({ mb }) => mb)),
  };
}
