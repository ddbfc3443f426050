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
