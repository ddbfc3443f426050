import type { ConditionType } from "./conditions.ts";

/** A fault of data, with its place. */
export type Fault = { path: string; message: string };
type Params = Record<string, unknown>;

const DEEPEST = 12;
const isRecord = (value: unknown): value is Params =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isPlace = (value: unknown) => typeof value === "string" && /^(event|context)\.\w+(\.\w+)*$/.test(value);
const isValue = (value: unknown) => value === null || ["string", "number", "boolean"].includes(typeof value);
const isOneOrMany = (value: unknown) => (Array.isArray(value) ? value.every(isValue) : isValue(value));

/** The rule for the params of each type of condition, and the words of a refusal. */
const asked: { [T in ConditionType]: [isSo: (params: Params) => boolean, words: string] } = {
  facts: [(params) => Object.values(params).every(isOneOrMany), "each fact has a value or a list of values"],
  hasText: [({ at }) => isPlace(at), "at is a path such as event.price"],
  positive: [({ at }) => isPlace(at), "at is a path such as event.price"],
  fewerThan: [
    ({ at, limit }) => isPlace(at) && (typeof limit === "number" || isPlace(limit)),
    "at is a path such as event.price, and limit is a number or a path",
  ],
  atOrAfter: [({ at, than }) => isPlace(at) && isPlace(than), "at and than are paths such as event.at"],
  equals: [
    ({ at, value }) => isPlace(at) && isValue(value),
    "at is a path such as event.price, and value is a text, a number, a flag or null",
  ],
  sameAs: [({ at, as }) => isPlace(at) && isPlace(as), "at and as are paths such as event.holder"],
  and: [({ all }) => Array.isArray(all), "all is a list of conditions"],
  or: [({ any }) => Array.isArray(any), "any is a list of conditions"],
  not: [({ one }) => isRecord(one), "one is a condition"],
};
const isKnown = (type: unknown): type is ConditionType => typeof type === "string" && Object.hasOwn(asked, type);

/** The faults of a condition from data: an unknown type, or wrong params for its type. */
export function conditionFaults(condition: unknown, path: string, depth = 0): Fault[] {
  if (depth > DEEPEST) return [{ path, message: `Conditions can be nested at most ${DEEPEST} deep.` }];
  if (!isRecord(condition) || !isKnown(condition.type)) {
    return [{ path: `${path}/type`, message: `The type of a condition is one of ${Object.keys(asked).join(", ")}.` }];
  }
  const { type, params } = condition;
  const [isSo, words] = asked[type];
  if (!isRecord(params) || !isSo(params)) {
    return [{ path: `${path}/params`, message: `${type} requires that ${words}.` }];
  }
  const inner = type === "and" ? params.all : type === "or" ? params.any : type === "not" ? [params.one] : [];
  return (inner as unknown[]).flatMap((one) => conditionFaults(one, `${path}/params`, depth + 1));
}
