import type { EventObject } from "xstate";
import { workflows } from "#machines/index.ts";
import type { WalkSpec } from "../walk.ts";
import { blanks, forged, free, ownHold, unfit } from "./told.ts";

const samples = (): EventObject[] => [
  ...[true, false, undefined].map((isKnown) => ({ type: "IMPORT", facts: { isKnown } })),
  ...[free, ownHold, ...unfit, {}].map((facts) => ({ type: "APPROVE", facts })),
  ...["not ours to sell", ...blanks].map((reason) => ({ type: "REJECT", reason })),
  ...forged,
];

export const externalWalk: WalkSpec = { workflow: workflows.external, samples };
