import { assign, setup } from "xstate";
import type { Meanwhile } from "#domain/problems.ts";
import { and, not } from "./kit/combine.ts";
import { conditions } from "./kit/conditions.ts";
import type { Guarded, Roles, StateMeta, TransitionMeta } from "./kit/meta.ts";
import { step } from "./kit/step.ts";
import { defineWorkflow } from "./kit/workflow.ts";

export interface OpenItemContext {
  /** The open request, line or document. */
  item: string | null;
  /** The moment or version of its last change when it was opened. */
  mark: string | null;
  /** The change that somebody else made meanwhile. */
  change: Meanwhile | null;
}

export type OpenItemEvent =
  | { type: "OPEN"; item: string; mark: string }
  | { type: "ACT" }
  | { type: "WRITTEN"; mark: string }
  | { type: "FAILED" }
  | { type: "REFUSED"; change: Meanwhile }
  | { type: "NEWS"; item: string; mark: string; change: Meanwhile }
  | { type: "GO_ON" }
  | { type: "CLOSE" };

const visitor: Roles = { visitor: "own" };
const portal: Roles = { system: "any" };

const changedSince: Guarded = {
  condition: and(
    { type: "sameAs", params: { at: "event.item", as: "context.item" } },
    not({ type: "sameAs", params: { at: "event.mark", as: "context.mark" } }),
  ),
  meta: { sentence: "the item is the one that is open and has changed since it was opened", status: 409 },
};

const ours = { ours: true };

/**
 * The open item, which never changes by itself. A change by somebody else freezes it until the user continues. While
 * the user's own act is under way, no news come between. Typed text is kept elsewhere: nothing is closed, so nothing is
 * lost. Moving on is an effect that the portal provides.
 */
export const openItemMachine = setup({
  types: {
    context: {} as OpenItemContext,
    events: {} as OpenItemEvent,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  guards: conditions,
  actions: {
    keepItem: assign(({ event }) =>
      event.type === "OPEN" ? { item: event.item, mark: event.mark, change: null } : {},
    ),
    keepMark: assign(({ event }) => (event.type === "WRITTEN" ? { mark: event.mark } : {})),
    keepChange: assign(({ event }) => ("change" in event ? { change: event.change } : {})),
    letGo: assign({ item: null, mark: null, change: null }),

    moveOn: () => {},
  },
}).createMachine({
  id: "openItem",
  version: "1.0.1",
  initial: "closed",
  context: { item: null, mark: null, change: null },
  states: {
    closed: {
      on: { OPEN: { target: "open", actions: "keepItem", ...step("openItem.open", visitor, ours) } },
    },
    open: {
      on: {
        ACT: { target: "acting", ...step("openItem.act", visitor, ours) },
        NEWS: {
          target: "changedElsewhere",
          actions: "keepChange",
          ...step("openItem.news", portal, { ...ours, when: changedSince }),
        },
        CLOSE: { target: "closed", actions: "letGo", ...step("openItem.close", visitor, ours) },
      },
    },
    acting: {
      on: {
        WRITTEN: { target: "open", actions: "keepMark", ...step("openItem.written", portal, ours) },
        FAILED: { target: "open", ...step("openItem.failed", portal, ours) },
        REFUSED: { target: "changedElsewhere", actions: "keepChange", ...step("openItem.refused", portal, ours) },
        CLOSE: { target: "closed", actions: "letGo", ...step("openItem.closeActing", visitor, ours) },
      },
    },
    changedElsewhere: {
      on: {
        NEWS: { actions: "keepChange", ...step("openItem.laterNews", portal, { ...ours, when: changedSince }) },
        GO_ON: { target: "acknowledged", actions: "moveOn", ...step("openItem.goOn", visitor, ours) },
        CLOSE: { target: "closed", actions: "letGo", ...step("openItem.closeChanged", visitor, ours) },
      },
    },
    acknowledged: {
      on: { CLOSE: { target: "closed", actions: "letGo", ...step("openItem.closeAcknowledged", visitor, ours) } },
    },
  },
});

/** The open item of a desk, a drawer or a case, while others work on the same item. */
export const openItem = defineWorkflow(openItemMachine);
