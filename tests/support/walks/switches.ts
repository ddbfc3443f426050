// Machines that switch between two states.
import type { WorkflowName } from "#machines/index.ts";
import { workflows } from "#machines/index.ts";
import type { WalkSpec } from "../walk.ts";

const both = (there: string, back: string) => [there, back, "DELETE", "xstate.init"].map((type) => ({ type }));

export const toggleWalk = (name: WorkflowName): WalkSpec => ({
  workflow: workflows[name],
  samples: () => both("ACTIVATE", "DEACTIVATE"),
});

export const taskWalk: WalkSpec = { workflow: workflows.task, samples: () => both("DONE", "REOPEN") };
