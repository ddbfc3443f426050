// The guard library. A condition is data ({ type, params }). So it can be drawn, put into words and hashed. It is
// stored with its machine's version, and can be judged again years later. A new kind of condition extends the library,
// never a machine.

/** Raise this when the meaning of any condition changes; the lock file watches. */
export const conditionsVersion = "1.1.0";

type Value = string | number | boolean | null;

/** The place that a condition reads: `event.reason`, `event.facts.stone`, `context.extensions`. */
export type Place = `event.${string}` | `context.${string}`;

export interface ConditionParams {
  /** Every named fact of the event has the given value, or one of the given values. */
  facts: { [fact: string]: Value | readonly Value[] };
  hasText: { at: Place };
  positive: { at: Place };
  fewerThan: { at: Place; limit: number | Place };
  atOrAfter: { at: Place; than: Place };
  equals: { at: Place; value: Value };
  sameAs: { at: Place; as: Place };
  and: { all: readonly Condition[] };
  or: { any: readonly Condition[] };
  not: { one: Condition };
}

export type ConditionType = keyof ConditionParams;
export type Condition = { [T in ConditionType]: { type: T; params: ConditionParams[T] } }[ConditionType];

/** The subject of a condition. */
export interface Subject {
  context: object;
  event: object;
}

type Library = { [T in ConditionType]: (subject: Subject, params: ConditionParams[T]) => boolean };

const read = (subject: Subject, place: string): unknown =>
  place
    .split(".")
    .reduce<unknown>((value, key) => (isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined), subject);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The conditions in the form of XState's guards. */
export const conditions: Library = {
  facts: (subject, facts) =>
    Object.entries(facts).every(([fact, wanted]) => {
      const found = read(subject, `event.facts.${fact}`);
      return Array.isArray(wanted) ? wanted.includes(found) : found === wanted;
    }),
  hasText: (subject, { at }) => {
    const text = read(subject, at);
    return typeof text === "string" && text.trim() !== "";
  },
  positive: (subject, { at }) => {
    const number = read(subject, at);
    return typeof number === "number" && Number.isFinite(number) && number > 0;
  },
  fewerThan: (subject, { at, limit }) => {
    const [count, most] = [read(subject, at), typeof limit === "number" ? limit : read(subject, limit)];
    return typeof count === "number" && typeof most === "number" && count < most;
  },
  atOrAfter: (subject, { at, than }) => {
    const [moment, due] = [read(subject, at), read(subject, than)];
    return typeof moment === "number" && typeof due === "number" && moment >= due;
  },
  equals: (subject, { at, value }) => read(subject, at) === value,
  sameAs: (subject, { at, as }) => read(subject, at) === read(subject, as) && read(subject, at) !== undefined,
  and: (subject, { all }) => all.every((condition) => holds(condition, subject)),
  or: (subject, { any }) => any.some((condition) => holds(condition, subject)),
  not: (subject, { one }) => !holds(one, subject),
};

/** True if the condition holds for this event in this context. */
export function holds(condition: Condition, subject: Subject): boolean {
  const test = conditions[condition.type] as (subject: Subject, params: Condition["params"]) => boolean;
  return test(subject, condition.params);
}
