import { assign, setup } from "xstate";
import { codes } from "#domain/codes.ts";
import { withText } from "./enquiry-conditions.ts";
import { conditions } from "./kit/conditions.ts";
import { type StateMeta, shown, type TransitionMeta } from "./kit/meta.ts";
import { step } from "./kit/step.ts";
import { defineWorkflow } from "./kit/workflow.ts";
import { anyone, available } from "./stone-facts.ts";

export type ListEvent = { type: "ADD"; facts: { stone: number }; text: string | null } | { type: "REMOVE" };

const list = setup({
  types: {
    context: {} as { text: string | null },
    events: {} as ListEvent,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  guards: conditions,
  actions: {
    keepText: assign(({ event }) => (event.type === "ADD" ? { text: event.text } : {})),
    dropText: assign({ text: null }),
  },
});

const outside = shown("listed", codes.listed.out);
const inside = shown("listed", codes.listed.in);
const base = { version: "1.0.0", initial: "out", context: { text: null } } as const;

/** The cart (spec §4): stones that somebody is about to buy. Only available stones go in. */
export const cart = defineWorkflow(
  list.createMachine({
    ...base,
    id: "cart",
    states: {
      out: {
        meta: outside,
        on: { ADD: { target: "in", ...step("cart.add", anyone, { when: available, call: "addToCart" }) } },
      },
      in: {
        meta: { ...inside, refusals: { ADD: "alreadyInCart" } },
        on: { REMOVE: { target: "out", ...step("cart.remove", anyone, { call: "removeFromCart" }) } },
      },
    },
  }),
);

/** The watch list: stones that somebody watches, whatever their status. */
export const watchlist = defineWorkflow(
  list.createMachine({
    ...base,
    id: "watchlist",
    states: {
      out: {
        meta: outside,
        on: { ADD: { target: "in", ...step("watchlist.add", anyone, { call: "addToWatchlist" }) } },
      },
      in: {
        meta: { ...inside, refusals: { ADD: "alreadyWatched" } },
        on: { REMOVE: { target: "out", ...step("watchlist.remove", anyone, { call: "removeFromWatchlist" }) } },
      },
    },
  }),
);

/** The notes: a text about a stone for its writer alone; a new text replaces it. */
export const notes = defineWorkflow(
  list.createMachine({
    ...base,
    id: "notes",
    states: {
      out: {
        meta: outside,
        on: {
          ADD: {
            target: "in",
            actions: "keepText",
            ...step("notes.add", anyone, { when: withText, call: "addNotes" }),
          },
        },
      },
      in: {
        meta: inside,
        on: {
          ADD: {
            actions: "keepText",
            ...step("notes.replace", anyone, { when: withText, call: "addNotes", ours: true }),
          },
          REMOVE: { target: "out", actions: "dropText", ...step("notes.remove", anyone, { call: "removeNotes" }) },
        },
      },
    },
  }),
);
