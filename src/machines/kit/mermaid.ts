import type { ModelDescription, StateDescription, TransitionDescription } from "./describe.ts";
import { isWithin } from "./model-states.ts";

/** A name for Mermaid, which allows letters, digits and `_`. */
const nameOf = (path: string) => path.replaceAll(/\W/g, "_");

/** `:` and `;` would end a label, `#` begin an entity. */
const harmless = (words: string) => words.replaceAll(/[:;#"]/g, " ");

/**
 * A state that stands for any state of a box. Mermaid draws no arrow from a whole diagram, and none from a box to
 * itself.
 */
const anyIn = (path: string) => `${nameOf(path) || "machine"}__any`;

const childrenOf = (model: ModelDescription, path: string) => model.states.filter(({ parent }) => parent === path);

/** True if the transition begins in any state of a box: the whole machine, or a box that it does not leave. */
function startsAnywhere(model: ModelDescription, { from, to }: TransitionDescription): boolean {
  return childrenOf(model, from).length > 0 && isWithin(to ?? from, from);
}

function linesOf(model: ModelDescription, state: StateDescription, indent: string): string[] {
  const { path, code, label, isFinal } = state;
  const words = [path.slice(path.lastIndexOf(".") + 1), ...(code === null ? [] : [`(${code})`])];
  const shown = label && label.toLowerCase() !== words[0]?.toLowerCase() ? [...words, label] : words;
  const inside = within(model, path, `${indent}  `);
  const opened = `${indent}state "${harmless(shown.join(" "))}" as ${nameOf(path)}`;
  return [
    ...(inside.length > 0 ? [`${opened} {`, ...inside, `${indent}}`] : [opened]),
    ...(isFinal ? [`${indent}${nameOf(path)} --> [*]`] : []),
  ];
}

function within(model: ModelDescription, path: string, indent: string): string[] {
  const children = childrenOf(model, path);
  const initial = model.states.find((state) => state.path === path)?.initial;
  const any = model.transitions.some((transition) => transition.from === path && startsAnywhere(model, transition));
  return [
    ...(children.length > 0 && initial ? [`${indent}[*] --> ${nameOf(initial)}`] : []),
    ...(any ? [`${indent}state "any state" as ${anyIn(path)}`] : []),
    ...children.flatMap((child) => linesOf(model, child, indent)),
  ];
}

/** A machine as a Mermaid state diagram, which GitHub and many wikis draw. */
export function mermaid(model: ModelDescription): string {
  const arrows = model.transitions.map((transition) => {
    const { from, to, event, guard } = transition;
    const start = startsAnywhere(model, transition) ? anyIn(from) : nameOf(from);
    const words = guard ? `${event} [${harmless(guard.sentence)}]` : event;
    return `  ${start} --> ${to === null ? start : nameOf(to)} : ${words}`;
  });
  return ["stateDiagram-v2", "  direction LR", ...within(model, "", "  "), ...arrows, ""].join("\n");
}
