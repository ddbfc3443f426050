import type { EventObject } from "xstate";
import { waitReasons } from "#domain/load.ts";
import { workflows } from "#machines/index.ts";
import type { WalkSpec } from "../walk.ts";
import { forged } from "./told.ts";

const sound = {
  openQuestions: 0,
  isCurrent: true,
  isBusy: false,
  ...Object.fromEntries(waitReasons.map((reason) => [reason, "clear"])),
};
const commits = [
  sound,
  { ...sound, ...Object.fromEntries(waitReasons.map((reason) => [reason, "accepted"])) },
  // One thing at a time is in the way.
  { ...sound, openQuestions: 1 },
  { ...sound, isCurrent: false },
  { ...sound, isBusy: true },
  ...waitReasons.flatMap((reason) => ["open", undefined].map((state) => ({ ...sound, [reason]: state }))),
  undefined,
];
const rollBacks = [true, false, undefined].map((isBusy) => ({ isBusy }));
const plain = ["RECEIVE", "READ", "CHECK", "REFUSE", "FAIL", "FINISH", "REMAP", "COMPARE_AGAIN", "CANCEL", "RETRY"];

const samples = (): EventObject[] => [
  ...plain.map((type) => ({ type })),
  ...commits.map((facts) => ({ type: "COMMIT", facts })),
  ...rollBacks.map((facts) => ({ type: "ROLL_BACK", facts })),
  ...forged,
];

export const loadWalk: WalkSpec = { workflow: workflows.load, samples };
