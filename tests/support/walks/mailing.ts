import type { EventObject } from "xstate";
import { workflows } from "#machines/index.ts";
import type { WalkSpec } from "../walk.ts";
import { forged } from "./told.ts";

const plain = ["SEND", "SEND_DUE", "UNSCHEDULE", "STOP", "FAIL", "RESUME", "ABANDON"];
const said = [true, false, "true", undefined];

const samples = (): EventObject[] => [
  ...plain.map((type) => ({ type })),
  ...said.map((hasSchedule) => ({ type: "SCHEDULE", facts: { hasSchedule } })),
  ...said.map((isScheduled) => ({ type: "FINISH", facts: { isScheduled } })),
  { type: "SCHEDULE" },
  { type: "FINISH" },
  ...forged,
];

export const mailingWalk: WalkSpec = { workflow: workflows.mailing, samples };
