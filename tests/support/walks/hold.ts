import type { AnyMachineSnapshot, EventObject } from "xstate";
import type { HoldContext } from "#machines/hold.ts";
import { workflows } from "#machines/index.ts";
import type { WalkSpec } from "../walk.ts";
import { forged, free, ownHold, unfit } from "./told.ts";

const mostHolds = 20;
const room = { liveHolds: mostHolds - 1, mostHolds };
const expiresAt = 1000;

const begin = (facts: object) => ({
  type: "HOLD",
  facts,
  expiresAt,
});

const samples = ({ context }: AnyMachineSnapshot): EventObject[] => {
  const until = (context as HoldContext).expiresAt ?? expiresAt;
  return [
    begin({ ...free, ...room }),
    ...[ownHold, ...unfit].map((facts) => begin({ ...facts, ...room })),
    begin({ ...free, liveHolds: mostHolds, mostHolds }),
    begin({ ...free, liveHolds: 0, mostHolds: 0 }),
    begin({ ...free, liveHolds: 0 }),
    begin({}),
    { type: "RELEASE" },
    ...[2, 0, undefined].map((mostExtensions) => ({ type: "EXTEND", expiresAt: 2 * expiresAt, mostExtensions })),
    ...[until, until + 1, until - 1, Number.NaN, undefined].map((at) => ({ type: "EXPIRE", at })),
    ...["memo", "confirm"].map((to) => ({ type: "CONVERT", to })),
    ...forged,
  ];
};

/** Extensions are counted, and end with the most that one may. */
export const holdWalk: WalkSpec = { workflow: workflows.hold, samples };
