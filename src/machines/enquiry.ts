import { assign, setup } from "xstate";
import { codes } from "#domain/codes.ts";
import { every, not } from "./kit/combine.ts";
import { conditions } from "./kit/conditions.ts";
import { type Guarded, type StateMeta, shown, type TransitionMeta } from "./kit/meta.ts";
import { step } from "./kit/step.ts";
import { defineWorkflow } from "./kit/workflow.ts";
import { anyone, staff } from "./stone-facts.ts";

export type EnquiryEvent = { type: "OPEN"; text: string; facts: { stone: number } } | { type: "CLOSE" };

const notSold: Guarded = {
  condition: not({ type: "facts", params: { stone: codes.stone.sold } }),
  meta: { sentence: "the stone is not sold", status: 409, message: "stoneSold" },
};
export const withText: Guarded = {
  condition: { type: "hasText", params: { at: "event.text" } },
  meta: { sentence: "a text is given", status: 422, message: "textNeeded" },
};

/** Spec §4, enquiry: somebody asks about a stone; the stone itself is not touched. */
export const enquiryMachine = setup({
  types: {
    context: {} as { text: string | null },
    events: {} as EnquiryEvent,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  guards: conditions,
  actions: { keepText: assign(({ event }) => (event.type === "OPEN" ? { text: event.text } : {})) },
}).createMachine({
  id: "enquiry",
  version: "1.0.0",
  initial: "absent",
  context: { text: null },
  states: {
    absent: {
      meta: { code: null },
      on: {
        OPEN: {
          target: "open",
          actions: "keepText",
          ...step("enquiry.open", anyone, { when: every(notSold, withText), call: "openEnquiries" }),
        },
      },
    },
    open: {
      meta: shown("enquiry", codes.enquiry.open),
      on: { CLOSE: { target: "closed", ...step("enquiry.close", staff, { call: "closeEnquiries" }) } },
    },
    closed: { type: "final", meta: shown("enquiry", codes.enquiry.closed) },
  },
});

export const enquiry = defineWorkflow(enquiryMachine);
