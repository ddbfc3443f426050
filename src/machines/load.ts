import { setup } from "xstate";
import { codes } from "#domain/codes.ts";
import { type WaitReason, waitReasons } from "#domain/load.ts";
import { every } from "./kit/combine.ts";
import { conditions } from "./kit/conditions.ts";
import { type Guarded, type Roles, type StateMeta, shown, type TransitionMeta } from "./kit/meta.ts";
import { step } from "./kit/step.ts";
import { defineWorkflow } from "./kit/workflow.ts";
import { administrators, system } from "./stone-facts.ts";

/** The state of a reason to wait: it does not apply, a person accepts it, or nobody has accepted it yet. */
export type ReasonState = "clear" | "accepted" | "open";

/** The facts known of a load when somebody commits it. */
export type CommitFacts = Record<WaitReason, ReasonState> & {
  openQuestions: number;
  /** True if neither the provider's stock nor the list in force has changed since the comparison. */
  isCurrent: boolean;
  /** True if another load of the provider is being written. */
  isBusy: boolean;
};

/** The facts known of a load when somebody takes it back. */
export type RollBackFacts = { isBusy: boolean };

export type LoadEvent =
  | { type: "RECEIVE" | "REMAP" | "CANCEL" | "RETRY" }
  | { type: "READ" | "CHECK" | "REFUSE" | "FAIL" | "FINISH" | "COMPARE_AGAIN" }
  | { type: "COMMIT"; facts: CommitFacts }
  | { type: "ROLL_BACK"; facts: RollBackFacts };

const answered: Guarded = {
  condition: { type: "facts", params: { openQuestions: 0 } },
  meta: { sentence: "every question is answered", status: 422, message: "loadQuestionsOpen" },
};
const current: Guarded = {
  condition: { type: "facts", params: { isCurrent: true } },
  meta: {
    sentence: "the stock and the price list are as they were when the load was compared",
    status: 409,
    message: "loadOutdated",
  },
};
const free: Guarded = {
  condition: { type: "facts", params: { isBusy: false } },
  meta: { sentence: "no other load of the provider is being written", status: 409, message: "loadBusy" },
};

const claims: Record<WaitReason, string> = {
  firstLoad: "the load is not the provider's first",
  goneShare: "no more of the provider's stock is gone than its limit",
  priceShare: "no more prices move further than the provider's limit",
  pricesFall: "the prices do not fall together by small steps",
  refusedShare: "few rows are refused",
  mappingChanged: "the columns are read as last time",
  fewerRows: "the file has not lost half of its rows since last time",
  sameFile: "the file was not loaded before",
  otherProviders: "few of the stones are listed by other providers",
};
/** A reason to wait does not apply, or the person who commits accepts it by name. */
const accepted = (reason: WaitReason): Guarded => ({
  condition: { type: "facts", params: { [reason]: ["clear", "accepted"] } },
  meta: { sentence: `${claims[reason]}, or that is accepted`, status: 422, message: "loadWaits" },
});
const committable = every(answered, current, free, ...waitReasons.map(accepted));

const { load: code } = codes;
const call = "setLoadMapping";

/** A provider's files arrive by themselves too; such a load commits itself if nobody has to decide anything. */
const peopleOrPortal: Roles = { ...administrators, ...system };

/**
 * A load: a provider's file on its way into the stock. Nothing of it reaches a stone before it is committed. A person
 * commits it, or the portal where the load goes alone and has no reason to wait.
 */
export const loadMachine = setup({
  types: {
    events: {} as LoadEvent,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  guards: conditions,
}).createMachine({
  id: "load",
  version: "1.3.0",
  initial: "absent",
  context: {},
  states: {
    absent: {
      meta: { code: null },
      on: {
        RECEIVE: { target: "received", ...step("load.receive", peopleOrPortal, { call: "saveMapping", ours: true }) },
      },
    },
    received: {
      meta: shown("load", code.received),
      on: {
        READ: { target: "reading", ...step("load.read", system, { ours: true }) },
        FAIL: { target: "failed.reading", ...step("load.failUnread", system, { ours: true }) },
        CANCEL: { target: "cancelled", ...step("load.cancel", administrators, { call: "cancelLoad", ours: true }) },
      },
    },
    reading: {
      meta: shown("load", code.reading),
      on: {
        CHECK: { target: "waiting", ...step("load.check", system, { ours: true }) },
        REFUSE: { target: "refused", ...step("load.refuse", system, { ours: true }) },
        FAIL: { target: "failed.reading", ...step("load.failReading", system, { ours: true }) },
        REMAP: { target: "received", ...step("load.remapReading", administrators, { call, ours: true }) },
        CANCEL: {
          target: "cancelled",
          ...step("load.cancelReading", administrators, { call: "cancelLoad", ours: true }),
        },
      },
    },
    waiting: {
      meta: shown("load", code.waiting),
      on: {
        REMAP: { target: "received", ...step("load.remap", administrators, { call, ours: true }) },
        // Another load, or another price list, has made the comparison out of date before anybody was asked.
        COMPARE_AGAIN: { target: "received", ...step("load.compareAgain", system, { ours: true }) },
        COMMIT: {
          target: "committing",
          ...step("load.commit", peopleOrPortal, { when: committable, call: "commitLoad", ours: true }),
        },
        CANCEL: {
          target: "cancelled",
          ...step("load.cancelWaiting", peopleOrPortal, { call: "cancelLoad", ours: true }),
        },
      },
    },
    committing: {
      meta: shown("load", code.committing),
      on: {
        FINISH: { target: "committed", ...step("load.finish", system, { ours: true }) },
        FAIL: { target: "failed.committing", ...step("load.failCommit", system, { ours: true }) },
      },
    },
    committed: {
      meta: shown("load", code.committed),
      on: {
        ROLL_BACK: {
          target: "rollingBack",
          ...step("load.rollBack", administrators, { when: free, call: "rollBackLoad", ours: true }),
        },
      },
    },
    rollingBack: {
      meta: shown("load", code.rollingBack),
      on: {
        FINISH: { target: "rolledBack", ...step("load.finishRollBack", system, { ours: true }) },
        FAIL: { target: "failed.rollingBack", ...step("load.failRollBack", system, { ours: true }) },
      },
    },
    rolledBack: { meta: shown("load", code.rolledBack) },
    refused: {
      meta: shown("load", code.refused),
      on: { REMAP: { target: "received", ...step("load.remapRefused", administrators, { call, ours: true }) } },
    },
    cancelled: { meta: shown("load", code.cancelled) },
    failed: {
      meta: shown("load", code.failed),
      initial: "reading",
      states: {
        reading: {
          on: {
            RETRY: {
              target: "#load.received",
              ...step("load.retryReading", administrators, { call: "retryLoad", ours: true }),
            },
            REMAP: { target: "#load.received", ...step("load.remapFailed", administrators, { call, ours: true }) },
            CANCEL: {
              target: "#load.cancelled",
              ...step("load.cancelFailed", administrators, { call: "cancelLoad", ours: true }),
            },
          },
        },
        committing: {
          on: {
            RETRY: {
              target: "#load.committing",
              ...step("load.retryCommit", administrators, { call: "retryLoad", ours: true }),
            },
          },
        },
        rollingBack: {
          on: {
            RETRY: {
              target: "#load.rollingBack",
              ...step("load.retryRollBack", administrators, { call: "retryLoad", ours: true }),
            },
          },
        },
      },
    },
  },
});

export const load = defineWorkflow(loadMachine);
