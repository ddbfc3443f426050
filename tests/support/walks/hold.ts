import type { AnyMachineSnapshot, EventObject } from "xstate";
import type { HoldContext } from "#machines/hold.ts";
import { workflows } from "#machines/index.ts";
import type { WalkSpec } from "../walk.ts";
import { forged, free, ownHold, unfit } from "./told.ts";

const mostHolds = 20;
const room = { liveHolds: mostHolds - 1, mostHolds, restsUntil: null };
const expiresAt = 1000;

const at = 500;
const begin = (facts: object) => ({ type: "HOLD", at, facts, expiresAt });

const samples = ({ context }: AnyMachineSnapshot): EventObject[] => {
  const until = (context as HoldContext).expiresAt ?? expiresAt;
  return [
    begin({ ...free, ...room }),
    ...[ownHold, ...unfit].map((facts) => begin({ ...facts, ...room })),
    begin({ ...free, ...room, liveHolds: mostHolds }),
    begin({ ...free, ...room, liveHolds: 0, mostHolds: 0 }),
    begin({ ...free, ...room, liveHolds: 0, mostHolds: undefined }),
    // A stone after the client's own hold is left to others until its rest is over.
    ...[at - 1, at, at + 1, undefined].map((restsUntil) => begin({ ...free, ...room, restsUntil })),
    Object.assign(begin({ ...free, ...room, restsUntil: at }), { at: undefined }),
    begin({}),
    { type: "RELEASE" },
    ...[2, 0, undefined].map((mostExtensions) => ({ type: "EXTEND", expiresAt: 2 * expiresAt, mostExtensions })),
    ...[until, until + 1, until - 1, Number.NaN, undefined].map((at) => ({ type: "EXPIRE", at })),
    ...["memo", "confirm"].map((to) => ({ type: "CONVERT", to })),
    ...forged,
  ];
};

/** The walk of holds. Extensions are counted, and end at the allowed number. */
export const holdWalk: WalkSpec = { workflow: workflows.hold, samples };
