import { treeOf } from "../../tools/storm/cluster/process-tree.ts";
import { ownBytesOf } from "../support/memory-of.ts";

const MB = 1e6;
const HOUR_MS = 3_600_000;

/** The memory of a moment that no file lends. */
export type Sample = { at: number; mb: number };

/** The memory of a process with all that it started, in MB. What they share in files and with each other is left out. */
export function ownMemoryOf(pid: number): number {
  return treeOf(pid).reduce((sum, one) => sum + ownBytesOf(one), 0) / MB;
}

/** The growth in an hour by the straight line that lies nearest to the samples, in MB. */
export function growthAnHour(samples: readonly Sample[]): number {
  const middle = (of: (one: Sample) => number) => samples.reduce((sum, one) => sum + of(one), 0) / samples.length;
  const [at, mb] = [middle((one) => one.at), middle((one) => one.mb)];
  const across = samples.reduce((sum, one) => sum + (one.at - at) * (one.mb - mb), 0);
  return (across / samples.reduce((sum, one) => sum + (one.at - at) ** 2, 0)) * HOUR_MS;
}
