import { assign, setup } from "xstate";
import { codes } from "#domain/codes.ts";
import { not } from "./kit/combine.ts";
import { conditions } from "./kit/conditions.ts";
import { type Guarded, type Roles, type StateMeta, shown, type TransitionMeta } from "./kit/meta.ts";
import { step } from "./kit/step.ts";
import { defineWorkflow } from "./kit/workflow.ts";
import { system } from "./stone-facts.ts";

export type StoneEvent =
  | { type: "HOLD" | "CONFIRM" | "MEMO" | "UNSELL"; holder: number }
  | { type: "APPROVE" | "SELL" | "FREE" | "DELIST" | "RELIST" };

export interface StoneContext {
  /** The client who has the claim. */
  holder: number | null;
  /** True if it is offered again when it is freed. */
  isListed: boolean;
}

const isListed = { type: "equals", params: { at: "context.isListed", value: true } } as const;
const listed: Guarded = { condition: isListed, meta: { sentence: "the stone is on the market", status: 409 } };
const notListed: Guarded = { condition: not(isListed), meta: { sentence: "the stone is off the market", status: 409 } };
const sameHolder: Guarded = {
  condition: { type: "sameAs", params: { at: "event.holder", as: "context.holder" } },
  meta: { sentence: "the stone is committed to the same client", status: 409, message: "onlyAvailableStones" },
};

const lister: Roles = { admin: "any", system: "any" };
const ours = { ours: true };
const listing = { call: "setStoneListing" };
const { stone: code } = codes;

/** The status of a stone (spec §4). Only the other workflows move it. */
export const stoneMachine = setup({
  types: {
    context: {} as StoneContext,
    events: {} as StoneEvent,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  guards: conditions,
  actions: {
    claim: assign(({ event }) => ("holder" in event ? { holder: event.holder } : {})),
    unclaim: assign({ holder: null }),
    list: assign({ isListed: true }),
    delist: assign({ isListed: false }),
  },
}).createMachine({
  id: "stone",
  version: "1.1.1",
  initial: "available",
  context: { holder: null, isListed: true },
  states: {
    available: {
      meta: shown("stone", code.available),
      on: {
        HOLD: { target: "claimed.hold", actions: "claim", ...step("stone.hold", system) },
        CONFIRM: { target: "claimed.confirm.pending", actions: "claim", ...step("stone.confirm", system) },
        MEMO: { target: "claimed.memo", actions: "claim", ...step("stone.memo", system) },
        DELIST: { target: "notAvailable", actions: "delist", ...step("stone.delist", lister, listing) },
      },
    },
    notAvailable: {
      meta: shown("stone", code.notAvailable),
      on: { RELIST: { target: "available", actions: "list", ...step("stone.relist", lister, listing) } },
    },
    claimed: {
      initial: "hold",
      on: {
        FREE: [
          { target: "available", actions: "unclaim", ...step("stone.free", system, { when: listed }) },
          {
            target: "notAvailable",
            actions: "unclaim",
            ...step("stone.freeDelisted", system, { when: notListed, ...ours }),
          },
        ],
        DELIST: { actions: "delist", ...step("stone.delistClaimed", lister, { when: listed, ...listing, ...ours }) },
        RELIST: { actions: "list", ...step("stone.relistClaimed", lister, { when: notListed, ...listing, ...ours }) },
      },
      states: {
        hold: {
          meta: shown("stone", code.hold),
          on: {
            CONFIRM: {
              target: "confirm.pending",
              ...step("stone.confirmHeld", system, { when: sameHolder, ...ours }),
            },
            MEMO: { target: "memo", ...step("stone.memoHeld", system, { when: sameHolder, ...ours }) },
          },
        },
        confirm: {
          meta: shown("stone", code.confirm),
          initial: "pending",
          states: {
            pending: { on: { APPROVE: { target: "approved", ...step("stone.approve", system) } } },
            approved: {
              on: {
                MEMO: {
                  target: "#stone.claimed.memo",
                  ...step("stone.memoConfirmed", system, { when: sameHolder, ...ours }),
                },
              },
            },
          },
        },
        memo: {
          meta: shown("stone", code.memo),
          on: { SELL: { target: "#stone.sold", ...step("stone.sell", system) } },
        },
      },
    },
    sold: {
      meta: shown("stone", code.sold),
      on: {
        UNSELL: { target: "claimed.memo", ...step("stone.unsell", system, { when: sameHolder, ...ours }) },
      },
    },
  },
});

/** A stone, in the registry under its own name. */
export const stone = defineWorkflow(stoneMachine);
