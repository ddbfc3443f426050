import type { EventObject } from "xstate";
import { workflows } from "#machines/index.ts";
import type { WalkSpec } from "../walk.ts";
import { blanks, forged } from "./told.ts";

const open = (text: unknown, stone: number) => ({ type: "OPEN", text, facts: { stone } });

const samples = (): EventObject[] => [
  // One asks about a stone whatever its status, but for one that is sold.
  ...[1, 2, 3, 4, 5, 8].map((stone) => open("Is it eye-clean?", stone)),
  ...blanks.map((text) => open(text, 1)),
  { type: "CLOSE" },
  ...forged,
];

export const enquiryWalk: WalkSpec = { workflow: workflows.enquiry, samples };
