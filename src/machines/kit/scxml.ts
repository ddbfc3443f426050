import type { EffectDescription, ModelDescription, StateDescription, TransitionDescription } from "./describe.ts";
import { ecmascript } from "./ecmascript.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter);

type Attributes = Record<string, string | number | null | undefined>;

const tag = (name: string, attributes: Attributes) =>
  [
    name,
    ...Object.entries(attributes)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([key, value]) => `${key}="${escaped(String(value))}"`),
  ].join(" ");

const element = (indent: string, name: string, attributes: Attributes, inside: string[]): string[] =>
  inside.length === 0
    ? [`${indent}<${tag(name, attributes)}/>`]
    : [`${indent}<${tag(name, attributes)}>`, ...inside, `${indent}</${name}>`];

/** An effect on the world as a log element, because no other interpreter could carry it out. */
const told = (indent: string, { type, params }: EffectDescription) =>
  `${indent}<${tag("log", { label: type, expr: JSON.stringify(params) })}/>`;

/** The root of a machine that has transitions of its own: SCXML's root has none. */
const whole = "whole";

const idOf = (path: string) => (path === "" ? whole : path);

function transitionLines(transition: TransitionDescription, indent: string): string[] {
  const { id, from, to, event, guard, changes, effects, roles, call, reenters } = transition;
  const goesInside = to !== null && !reenters && (from === "" || to.startsWith(`${from}.`));
  const attributes = {
    event,
    cond: guard && ecmascript(guard.condition),
    target: to === null ? null : idOf(to),
    type: goesInside ? "internal" : null,
    "loupe:id": id,
    "loupe:roles": Object.entries(roles)
      .map(([party, scope]) => `${party}:${scope}`)
      .join(" "),
    "loupe:call": call,
    "loupe:if": guard?.sentence,
  };
  const remembered = changes.map((name) => ({ type: "remembers", params: name }));
  return element(
    indent,
    "transition",
    attributes,
    [...remembered, ...effects].map((effect) => told(`${indent}  `, effect)),
  );
}

function stateLines(model: ModelDescription, state: StateDescription, indent: string): string[] {
  const { path, initial, isFinal, code, label } = state;
  const shown = { "loupe:code": code, "loupe:label": label };
  if (isFinal) return element(indent, "final", { id: idOf(path), ...shown }, []);
  return element(indent, "state", { id: idOf(path), initial: initial && idOf(initial), ...shown }, [
    ...model.transitions
      .filter(({ from }) => from === path)
      .flatMap((transition) => transitionLines(transition, `${indent}  `)),
    ...model.states.filter(({ parent }) => parent === path).flatMap((child) => stateLines(model, child, `${indent}  `)),
  ]);
}

/**
 * A machine as W3C SCXML. Its conditions run in the ECMAScript data model. A machine's context is kept beside its row,
 * so an event carries both, like an entry of the log: `{ event: {…}, context: {…} }`.
 */
export function scxml(model: ModelDescription, hash: string): string {
  const root = model.states.find(({ path }) => path === "");
  const wraps = model.transitions.some(({ from }) => from === "");
  const inside = wraps && root ? [root] : model.states.filter(({ parent }) => parent === "");
  const attributes = {
    xmlns: "http://www.w3.org/2005/07/scxml",
    "xmlns:loupe": "urn:loupe:workflow",
    version: "1.0",
    datamodel: "ecmascript",
    name: model.id,
    initial: wraps ? whole : root?.initial,
    "loupe:version": model.version,
    "loupe:model": hash,
  };
  const note =
    "  <!-- An event's data is { event, context }: the event with its facts, and what the machine knew before. -->";
  const states = inside.flatMap((state) => stateLines(model, state, "  "));
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...element("", "scxml", attributes, [note, ...states]), ""].join(
    "\n",
  );
}
