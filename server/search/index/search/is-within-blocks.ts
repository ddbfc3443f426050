import type { BlockStore } from "../block-store.ts";
import type { Viewer } from "../viewer.ts";
import { enterBlock } from "./block-zones.ts";
import type { Plan } from "./plan.ts";
import { newRun } from "./walk-blocks.ts";

/** True if a search must look into no more than some blocks. It reads their zones alone. */
export function isWithinBlocks(store: BlockStore, plan: Plan, viewer: Viewer, most: number): boolean {
  const run = newRun(store, plan, viewer);
  let entered = 0;
  for (let block = 0; block < store.zones.blocks; block++) if (enterBlock(run, block) && ++entered > most) return false;
  return entered <= most;
}
