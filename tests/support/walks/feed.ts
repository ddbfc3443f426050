import type { EventObject } from "xstate";
import { workflows } from "#machines/index.ts";
import type { WalkSpec } from "../walk.ts";
import { forged } from "./told.ts";

const plain = ["SWITCH_ON", "SWITCH_OFF", "RUN", "PAUSE", "RESUME", "FINISH", "ASK", "ANSWER"];
const failures = [
  ...[1, 2, 3, 4].map((times) => ({ failures: times, mostFailures: 3 })),
  { failures: "1", mostFailures: 3 },
  { mostFailures: 3 },
  { failures: 1 },
  undefined,
];

const samples = (): EventObject[] => [
  ...plain.map((type) => ({ type })),
  ...failures.map((facts) => ({ type: "FAIL", facts })),
  ...forged,
];

export const feedWalk: WalkSpec = { workflow: workflows.feed, samples };
