import { canonical } from "#machines/kit/canonical.ts";
import type { Condition } from "#machines/kit/conditions.ts";

/** The guards of the arrows that one event has in one state, in their order. */
type Guards = readonly (Condition | undefined)[];

const atomOfFact = (fact: [string, unknown]) => canonical(fact);

const atomsOf = (condition: Condition): string[] => {
  switch (condition.type) {
    case "and":
      return condition.params.all.flatMap(atomsOf);
    case "or":
      return condition.params.any.flatMap(atomsOf);
    case "not":
      return atomsOf(condition.params.one);
    case "facts":
      return Object.entries(condition.params).map(atomOfFact);
    default:
      return [canonical(condition)];
  }
};

const holdsWith = (condition: Condition, truths: ReadonlySet<string>): boolean => {
  switch (condition.type) {
    case "and":
      return condition.params.all.every((one) => holdsWith(one, truths));
    case "or":
      return condition.params.any.some((one) => holdsWith(one, truths));
    case "not":
      return !holdsWith(condition.params.one, truths);
    case "facts":
      return Object.entries(condition.params).every((fact) => truths.has(atomOfFact(fact)));
    default:
      return truths.has(canonical(condition));
  }
};

const chosen = (guards: Guards, truths: ReadonlySet<string>) =>
  guards.findIndex((guard) => !guard || holdsWith(guard, truths));

/** Is the same arrow taken whatever is true? Then no walk can tell the two apart, and nobody has to. */
export function isSameChoice(one: Guards, other: Guards): boolean {
  const atoms = [...new Set([...one, ...other].flatMap((guard) => (guard ? atomsOf(guard) : [])))];
  return Array.from({ length: 2 ** atoms.length }, (_, row) => {
    const truths = new Set(atoms.filter((_atom, at) => (row >> at) % 2 === 1));
    return chosen(one, truths) === chosen(other, truths);
  }).every(Boolean);
}
