import { dash } from "#domain/format.ts";
import { type Party, partyLetters } from "#domain/roles.ts";
import type { ChangedPart, ModelChange } from "#machines/kit/diff.ts";
import { words } from "./words.ts";
import type { Description, StateOf, TransitionOf } from "./workflow.ts";

const some = (value: string | number | null | undefined) => (value == null || value === "" ? dash : String(value));
const letters = (roles: TransitionOf["roles"]) =>
  Object.keys(roles)
    .map((party) => partyLetters[party as Party])
    .sort()
    .join(" ");

const ofState: Partial<Record<ChangedPart, (state: StateOf) => string>> = {
  code: ({ code }) => some(code),
  label: ({ label }) => some(label),
  colour: ({ colour }) => some(colour),
  initial: ({ initial }) => some(initial),
  final: ({ isFinal }) => (isFinal ? words.yes : words.no),
};
const ofTransition: Partial<Record<ChangedPart, (transition: TransitionOf) => string>> = {
  start: ({ from }) => some(from),
  event: ({ event }) => event,
  target: ({ to }) => some(to),
  condition: ({ guard }) => some(guard?.sentence),
  context: ({ changes }) => some(changes.join(", ")),
  effects: ({ effects }) => some(effects.map(({ type }) => type).join(", ")),
  roles: ({ roles }) => letters(roles),
  call: ({ call }) => some(call),
  seed: ({ seed }) => (seed ? words.inSpec : words.ours),
};

/** One part of a change in people's words: `condition: – → a reason is given`. */
export function changedPartWords(
  { id, what }: ModelChange,
  part: ChangedPart,
  before: Description,
  after: Description,
): string {
  const shown = (model: Description): string => {
    if (what === "state") {
      const state = model.states.find(({ path }) => path === id);
      return state ? (ofState[part]?.(state) ?? dash) : dash;
    }
    const transition = model.transitions.find((one) => one.id === id);
    return transition ? (ofTransition[part]?.(transition) ?? dash) : dash;
  };
  const [was, is] = [shown(before), shown(after)];
  return was === is ? words.parts[part] : `${words.parts[part]}: ${was} → ${is}`;
}
