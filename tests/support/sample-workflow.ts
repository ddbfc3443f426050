import { assign, setup } from "xstate";
import { and, not } from "#machines/kit/combine.ts";
import { type Condition, conditions } from "#machines/kit/conditions.ts";
import { type StateMeta, shown, type TransitionMeta } from "#machines/kit/meta.ts";
import { step } from "#machines/kit/step.ts";
import { defineWorkflow } from "#machines/kit/workflow.ts";

type LineEvent =
  | { type: "ISSUE"; facts: { stone: number; business: number } }
  | { type: "SELL"; price: number }
  | { type: "REJECT"; reason: string }
  | { type: "ARCHIVE" };

const isFree: Condition = { type: "facts", params: { stone: 1, business: [10, 11] } };
const isOwnHold: Condition = and({ type: "facts", params: { stone: 4 } }, not(isFree));

/** A small workflow with everything that the kit has to judge: roles in three scopes, guards of both kinds. */
export const sampleWorkflow = defineWorkflow(
  setup({
    types: {
      context: {} as { price: number | null },
      events: {} as LineEvent,
      meta: {} as StateMeta,
      transitionMeta: {} as TransitionMeta,
    },
    guards: conditions,
    actions: {
      keepPrice: assign(({ event }) => (event.type === "SELL" ? { price: event.price } : {})),
      tellStone: (_, _params: { event: string }) => {},
    },
  }).createMachine({
    id: "sample",
    version: "1.0.0",
    initial: "absent",
    context: { price: null },
    states: {
      absent: {
        meta: { code: null },
        on: {
          ISSUE: [
            {
              target: "issued",
              actions: { type: "tellStone", params: { event: "MEMO" } },
              ...step(
                "sample.issue",
                { admin: "any", associate: "ownCustomers", customer: "own" },
                {
                  when: {
                    condition: isFree,
                    meta: { sentence: "the stone is available", status: 409, message: "onlyAvailableStones" },
                  },
                },
              ),
            },
            {
              target: "issued",
              ...step(
                "sample.issueOwn",
                { admin: "any" },
                {
                  when: {
                    condition: isOwnHold,
                    meta: { sentence: "the stone is on hold for this client", status: 409 },
                  },
                },
              ),
            },
          ],
        },
      },
      issued: {
        meta: shown("memo", 1),
        on: {
          SELL: {
            target: "sold",
            actions: ["keepPrice", { type: "tellStone", params: { event: "SELL" } }],
            ...step(
              "sample.sell",
              { admin: "any", associate: "ownCustomers" },
              {
                when: {
                  condition: { type: "positive", params: { at: "event.price" } },
                  meta: { sentence: "the price is more than 0", status: 422 },
                },
              },
            ),
          },
          REJECT: {
            target: "absent",
            ...step(
              "sample.reject",
              { admin: "any" },
              {
                when: {
                  condition: { type: "hasText", params: { at: "event.reason" } },
                  meta: { sentence: "a reason is given", status: 422 },
                },
              },
            ),
          },
        },
      },
      sold: { type: "final", meta: shown("memo", 3) },
    },
  }),
);
