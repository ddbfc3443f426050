import type { EventObject } from "xstate";
import type { StoneList } from "#domain/stone-lists.ts";
import { enquiry } from "./enquiry.ts";
import { hold } from "./hold.ts";
import { type Actor, decide } from "./kit/decide.ts";
import type { Workflow } from "./kit/workflow.ts";

/** A state that time ends: the state and code that a due line has from then on. */
export type DueEnd = { list: StoneList; from: string; to: string; code: number };

const system: Actor = { party: "system", reach: ["any"] };
const over = { expiresAt: 0, standsUntil: 0 };

const endsOf = (list: StoneList, workflow: Workflow): DueEnd[] =>
  workflow.transitions
    .filter(({ eventType }) => eventType === "EXPIRE")
    .map(({ source }) => {
      const from = source.path.join(".");
      const decision = decide(
        workflow,
        { state: from, context: over },
        { type: "EXPIRE", at: 0 } as EventObject,
        system,
      );
      if (!decision.ok || decision.code === null) throw new Error(`${list} in ${from} does not end by time`);
      return { list, from, to: decision.to, code: decision.code };
    });

/** The states of lines that time ends, as their machines have it: SQL reads a due line as ended by this. */
export const dueEnds: readonly DueEnd[] = [...endsOf("hold", hold), ...endsOf("enquiry", enquiry)];
