import { assign, setup } from "xstate";
import { codes } from "#domain/codes.ts";
import { every, or } from "./kit/combine.ts";
import { conditions } from "./kit/conditions.ts";
import { type Guarded, type StateMeta, shown, type TransitionMeta } from "./kit/meta.ts";
import { step } from "./kit/step.ts";
import { defineWorkflow } from "./kit/workflow.ts";
import {
  administrators,
  available,
  type Facts,
  type RoomFacts,
  registered,
  room,
  staffAndOwner,
  system,
} from "./stone-facts.ts";

export interface RestFacts {
  /** The moment until which the stone is left to others after this client's hold; null if it is not. */
  restsUntil: number | null;
}

export type HoldEvent =
  | { type: "HOLD"; at: number; facts: Facts & RoomFacts & RestFacts; expiresAt: number }
  | { type: "RELEASE" }
  | { type: "EXTEND"; expiresAt: number; mostExtensions: number }
  | { type: "EXPIRE"; at: number }
  | { type: "CONVERT"; to: string };

export interface HoldContext {
  expiresAt: number | null;
  extensions: number;
  endedBy: string | null;
}

/** Refuses a new hold right after the last one: nobody may keep a stone for ever. */
const rested: Guarded = {
  condition: or(
    { type: "equals", params: { at: "event.facts.restsUntil", value: null } },
    { type: "atOrAfter", params: { at: "event.at", than: "event.facts.restsUntil" } },
  ),
  meta: { sentence: "the client's last hold on the stone ended long enough ago", status: 409, message: "holdTooSoon" },
};
const extendable: Guarded = {
  condition: { type: "fewerThan", params: { at: "context.extensions", limit: "event.mostExtensions" } },
  meta: {
    sentence: "the hold has been extended fewer than the maximum number of times",
    status: 409,
    message: "tooManyExtensions",
  },
};
const due: Guarded = {
  condition: { type: "atOrAfter", params: { at: "event.at", than: "context.expiresAt" } },
  meta: { sentence: "the hold's time is up", status: 409 },
};

/** A hold (spec §4): a stone is kept for a client until a moment. */
export const holdMachine = setup({
  types: {
    context: {} as HoldContext,
    events: {} as HoldEvent,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  guards: conditions,
  actions: {
    keepUntil: assign(({ event }) => ("expiresAt" in event ? { expiresAt: event.expiresAt } : {})),
    countExtension: assign({ extensions: ({ context }) => context.extensions + 1 }),
    endReleased: assign({ endedBy: "released" }),
    endExpired: assign({ endedBy: "expired" }),
    endConverted: assign(({ event }) => (event.type === "CONVERT" ? { endedBy: event.to } : {})),
    tellStone: (_, _params: { event: "HOLD" | "FREE" }) => {},
  },
}).createMachine({
  id: "hold",
  version: "1.1.1",
  initial: "absent",
  context: { expiresAt: null, extensions: 0, endedBy: null },
  states: {
    absent: {
      meta: { code: null },
      on: {
        HOLD: {
          target: "held",
          actions: ["keepUntil", { type: "tellStone", params: { event: "HOLD" } }],
          ...step("hold.hold", staffAndOwner, {
            when: every(registered, available, room, rested),
            call: "createHolds",
          }),
        },
      },
    },
    held: {
      meta: shown("hold", codes.hold.held),
      on: {
        RELEASE: {
          target: "released",
          actions: ["endReleased", { type: "tellStone", params: { event: "FREE" } }],
          ...step("hold.release", staffAndOwner, { call: "releaseHolds" }),
        },
        EXTEND: {
          actions: ["keepUntil", "countExtension"],
          ...step("hold.extend", administrators, { when: extendable, call: "extendHolds", ours: true }),
        },
        EXPIRE: {
          target: "released",
          actions: ["endExpired", { type: "tellStone", params: { event: "FREE" } }],
          ...step("hold.expire", system, { when: due, ours: true }),
        },
        CONVERT: { target: "released", actions: "endConverted", ...step("hold.convert", system, { ours: true }) },
      },
    },
    released: { type: "final", meta: shown("hold", codes.hold.released) },
  },
});

export const hold = defineWorkflow(holdMachine);
