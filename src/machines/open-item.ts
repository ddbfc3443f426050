import { assign, setup } from "xstate";
import type { Meanwhile } from "#domain/problems.ts";
import { and, not } from "./kit/combine.ts";
import { conditions } from "./kit/conditions.ts";
import type { Guarded, Roles, StateMeta, TransitionMeta } from "./kit/meta.ts";
import { step } from "./kit/step.ts";
import { defineWorkflow } from "./kit/workflow.ts";

export interface OpenItemContext {
  /** Which request, line or document is under one's hands. */
  item: string | null;
  /** How it stood when it was opened: the moment, or the version, of its last change. */
  mark: string | null;
  /** What somebody else did with it meanwhile. */
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
 * The thing under one's hands: it never changes by itself. What somebody else did with it freezes it until one goes on,
 * and while one's own act is on its way no news come between. What was typed is nobody's business here: nothing is
 * closed, so nothing is lost. Moving on is an effect that the portal provides.
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

/** What is open on a desk, in a drawer or in a case, while others work at the same. */
export const openItem = defineWorkflow(openItemMachine);
