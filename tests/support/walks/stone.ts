import type { EventObject } from "xstate";
import { workflows } from "#machines/index.ts";
import type { WalkSpec } from "../walk.ts";
import { forged } from "./told.ts";

/** Two clients, and a claim without one. */
const holders = [7, 9, undefined];

const samples = (): EventObject[] => [
  ...["HOLD", "CONFIRM", "MEMO", "UNSELL"].flatMap((type) => holders.map((holder) => ({ type, holder }))),
  ...["APPROVE", "SELL", "FREE", "DELIST", "RELIST"].map((type) => ({ type })),
  ...forged,
];

export const stoneWalk: WalkSpec = { workflow: workflows.stone, samples };
