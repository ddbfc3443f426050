import { fieldMessages } from "#domain/field-messages.ts";
import { Problem } from "../ground/problem.ts";

/**
 * The value of a parameter in the address, as in the seed, or in the body (spec §7). Two different values are refused.
 */
export function inEither<T>(name: string, inQuery: T | undefined, inBody: T | undefined): T | undefined {
  if (inQuery !== undefined && inBody !== undefined && inQuery !== inBody) {
    throw new Problem("malformed", { errors: [{ path: `/query/${name}`, message: fieldMessages.saidTwice }] });
  }
  return inQuery ?? inBody;
}

type Whole<Q, B> = { [K in keyof Q & keyof B]: Q[K] | Exclude<B[K], null> };

/** The parameters of a call that the seed writes as "(page, size, …)": each from the address or the body, nulls dropped. */
export function allInEither<Q extends object, B extends object>(query: Q, body: B): Whole<Q, B> {
  const said = Object.entries(body).filter(([, value]) => value !== null && value !== undefined);
  for (const [name, value] of said) {
    const other: unknown = Reflect.get(query, name);
    // A list is compared by its values.
    inEither(name, other === undefined ? undefined : JSON.stringify(other), JSON.stringify(value));
  }
  return { ...query, ...Object.fromEntries(said) } as Whole<Q, B>;
}
