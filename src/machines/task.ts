import { setup } from "xstate";
import { codes } from "#domain/codes.ts";
import { conditions } from "./kit/conditions.ts";
import { type Roles, type StateMeta, shown, type TransitionMeta } from "./kit/meta.ts";
import { step } from "./kit/step.ts";
import { defineWorkflow } from "./kit/workflow.ts";
import { staff, system } from "./stone-facts.ts";

export type TaskEvent = { type: "DONE" } | { type: "REOPEN" };

/**
 * The parties of a task: the house's people, and the portal. The portal ends the task of an overdue memo with its last
 * stone, and reopens it when a stone is out again.
 */
const workers: Roles = { ...staff, qc: "any", ...system };

/** A task (spec §4): work for the house's people. */
export const taskMachine = setup({
  types: {
    events: {} as TaskEvent,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  guards: conditions,
}).createMachine({
  id: "task",
  version: "1.2.0",
  initial: "pending",
  context: {},
  states: {
    pending: {
      meta: shown("task", codes.task.pending),
      on: { DONE: { target: "done", ...step("task.done", workers, { call: "setTaskStatus" }) } },
    },
    done: {
      meta: shown("task", codes.task.done),
      on: { REOPEN: { target: "pending", ...step("task.reopen", workers, { call: "setTaskStatus", ours: true }) } },
    },
  },
});

export const task = defineWorkflow(taskMachine);
