import { setup } from "xstate";
import { codes } from "#domain/codes.ts";
import { conditions } from "./kit/conditions.ts";
import { type Guarded, type Roles, type StateMeta, shown, type TransitionMeta } from "./kit/meta.ts";
import { step } from "./kit/step.ts";
import { defineWorkflow } from "./kit/workflow.ts";
import { administrators, system } from "./stone-facts.ts";

/** The failures of a feed in a row, this one included, and the number after which it stops. */
export type FailureFacts = { failures: number; mostFailures: number };

export type FeedEvent =
  | { type: "SWITCH_ON" | "SWITCH_OFF" | "RUN" | "PAUSE" | "RESUME" }
  | { type: "FINISH" | "ASK" | "ANSWER" }
  | { type: "FAIL"; facts: FailureFacts };

const triesLeft: Guarded = {
  condition: { type: "fewerThan", params: { at: "event.facts.failures", limit: "event.facts.mostFailures" } },
  meta: { sentence: "it has failed fewer times in a row than the house allows", status: 409 },
};

const { feed: code } = codes;
/** The clock of the house, and a person who does not wait for it. */
const runners: Roles = { ...administrators, ...system };
const by = { call: "setFeedStatus", ours: true };
const off = (from: string) => ({ target: "#feed.off", ...step(`feed.${from}`, administrators, by) });
const alone = { ours: true };

/** A feed: stock that the house fetches from a provider by its clock. Its file goes the way of every load. */
export const feedMachine = setup({
  types: {
    events: {} as FeedEvent,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  guards: conditions,
}).createMachine({
  id: "feed",
  version: "1.0.0",
  initial: "off",
  context: {},
  states: {
    off: {
      meta: shown("feed", code.off),
      on: { SWITCH_ON: { target: "resting", ...step("feed.switchOn", administrators, by) } },
    },
    resting: {
      meta: shown("feed", code.resting),
      on: {
        RUN: { target: "running", ...step("feed.run", runners, { call: "runFeed", ours: true }) },
        PAUSE: { target: "paused.byPerson", ...step("feed.pause", administrators, { call: "pauseFeed", ours: true }) },
        SWITCH_OFF: off("switchOff"),
      },
    },
    running: {
      meta: shown("feed", code.running),
      on: {
        FINISH: { target: "resting", ...step("feed.finish", system, alone) },
        ASK: { target: "asking", ...step("feed.ask", system, alone) },
        FAIL: [
          { target: "waiting", ...step("feed.fail", system, { when: triesLeft, ...alone }) },
          { target: "paused.afterFailures", ...step("feed.giveUp", system, alone) },
        ],
        SWITCH_OFF: off("switchOffRunning"),
      },
    },
    waiting: {
      meta: shown("feed", code.waiting),
      on: {
        RUN: { target: "running", ...step("feed.retry", runners, { call: "runFeed", ours: true }) },
        PAUSE: {
          target: "paused.byPerson",
          ...step("feed.pauseWaiting", administrators, { call: "pauseFeed", ours: true }),
        },
        SWITCH_OFF: off("switchOffWaiting"),
      },
    },
    asking: {
      meta: shown("feed", code.asking),
      on: {
        ANSWER: { target: "resting", ...step("feed.answer", system, alone) },
        // The next file comes in even after a load that nobody can take, for example a refused one.
        RESUME: {
          target: "resting",
          ...step("feed.resumeAsking", administrators, { call: "resumeFeed", ours: true }),
        },
        SWITCH_OFF: off("switchOffAsking"),
      },
    },
    paused: {
      meta: shown("feed", code.paused),
      initial: "byPerson",
      states: {
        byPerson: {
          on: {
            RESUME: {
              target: "#feed.resting",
              ...step("feed.resume", administrators, { call: "resumeFeed", ours: true }),
            },
            SWITCH_OFF: off("switchOffPaused"),
          },
        },
        afterFailures: {
          on: {
            RESUME: {
              target: "#feed.resting",
              ...step("feed.resumeAfterFailures", administrators, { call: "resumeFeed", ours: true }),
            },
            SWITCH_OFF: off("switchOffFailed"),
          },
        },
      },
    },
  },
});

export const feed = defineWorkflow(feedMachine);
