import type { BlockStore } from "../block-store.ts";
import type { PairRule, StonePair } from "./pair-query.ts";
import { closeness, scoreOf } from "./pair-score.ts";
import { stepOf } from "./step-of.ts";

/** Explains a pair: every compared column, the difference and the allowed one, and the pair's score. */
export function explainer(
  store: BlockStore,
  { carat, within, steps = {} }: PairRule,
): (ids: [number, number]) => StonePair {
  const numbers = Object.entries({ [store.schema.price.carat.name]: carat, ...within }).map(([name, allowed]) => {
    const column = store.schema.number(name);
    return { column: name, allowed, read: (place: number) => store.numberAt(place, column) as number };
  });
  const codes = Object.entries(steps).map(([name, allowed]) => {
    const attribute = store.schema.attribute(name);
    return { column: name, allowed, read: (place: number) => stepOf(attribute, store.codeAt(place, attribute.index)) };
  });
  const compared = [...numbers, ...codes];
  return (ids) => {
    const a = store.places.of(ids[0]);
    const b = store.places.of(ids[1]);
    let distance = 0;
    const reasons = compared.map(({ column, allowed, read }) => {
      const difference = Math.abs(read(a) - read(b));
      distance += closeness(difference, allowed);
      return { column, difference, allowed };
    });
    return { ids, score: scoreOf(distance, compared.length), reasons };
  };
}
