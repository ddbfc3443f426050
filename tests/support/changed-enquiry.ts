import { workflows } from "#machines/index.ts";
import { describeMachine, type ModelDescription } from "#machines/kit/describe.ts";
import { changedTransition } from "./changed-memo.ts";

const present = describeMachine(workflows.enquiry.machine);
const [opening] = present.transitions;
if (!opening) throw new Error("enquiries cannot be opened");

/** The machine of enquiries, changed so that only customers may close one. */
export const closedByCustomers = changedTransition(present, "enquiry.close", { roles: { customer: "own" } });

/** An earlier machine with a state that the present one does not have: the person who asked could withdraw. */
export const withWithdrawal: ModelDescription = {
  ...closedByCustomers,
  version: "0.9.0",
  states: [
    ...present.states,
    { path: "withdrawn", parent: "", initial: null, isFinal: true, code: null, label: "Withdrawn", colour: null },
  ],
  transitions: [
    ...closedByCustomers.transitions,
    {
      ...opening,
      id: "enquiry.withdraw",
      from: "open",
      event: "WITHDRAW",
      to: "withdrawn",
      guard: null,
      changes: [],
      call: null,
    },
    { ...opening, id: "enquiry.remind", from: "open", event: "REMIND", to: null, guard: null, changes: [], call: null },
  ],
};
