import { canonical } from "#machines/kit/canonical.ts";
import type { Condition } from "#machines/kit/conditions.ts";

/** The guards of one event's arrows in one state, in their order. */
type Guards = readonly (Condition | undefined)[];
/** True if the guard holds when the questions of these bits have the answer yes. */
type Held = (truths: number) => boolean;
type BitOf = (question: unknown) => number;

/** Gives each question of the guards a bit of its own. */
function bitsOfQuestions() {
  const bits = new Map<string, number>();
  const bitOf: BitOf = (question) => {
    const name = canonical(question);
    const bit = bits.get(name) ?? 1 << bits.size;
    bits.set(name, bit);
    return bit;
  };
  return { bits, bitOf };
}

function heldOf(condition: Condition, bitOf: BitOf): Held {
  switch (condition.type) {
    case "and": {
      const all = condition.params.all.map((one) => heldOf(one, bitOf));
      return (truths) => all.every((held) => held(truths));
    }
    case "or": {
      const any = condition.params.any.map((one) => heldOf(one, bitOf));
      return (truths) => any.some((held) => held(truths));
    }
    case "not": {
      const held = heldOf(condition.params.one, bitOf);
      return (truths) => !held(truths);
    }
    case "facts": {
      const bits = Object.entries(condition.params).map(bitOf);
      return (truths) => bits.every((bit) => (truths & bit) !== 0);
    }
    default: {
      const bit = bitOf(condition);
      return (truths) => (truths & bit) !== 0;
    }
  }
}

/** True if the same arrow is taken for all answers. Then no walk can tell the two apart, and none has to. */
export function isSameChoice(one: Guards, other: Guards): boolean {
  const { bits, bitOf } = bitsOfQuestions();
  const always: Held = () => true;
  const [ones, others] = [one, other].map((guards) => guards.map((guard) => (guard ? heldOf(guard, bitOf) : always)));
  const chosen = (guards: readonly Held[] = [], truths: number) => guards.findIndex((held) => held(truths));
  for (let truths = 0; truths < 2 ** bits.size; truths++)
    if (chosen(ones, truths) !== chosen(others, truths)) return false;
  return true;
}
