import type { Body } from "#api/operation-types.ts";
import { fieldMessages } from "#domain/field-messages.ts";
import { messages } from "#domain/messages.ts";
import { Problem } from "../ground/problem.ts";

type SignIn = Body<"login">;

/**
 * The fields of a sign-in, refused if one is missing or unknown. The contract cannot say that they depend on a
 * parameter of the address.
 */
export function exactly<K extends keyof SignIn>(body: SignIn, fields: readonly K[]): Required<Pick<SignIn, K>> {
  const errors = [
    ...fields
      .filter((field) => body[field] === undefined)
      .map((field) => ({ path: `/data/${field}`, message: fieldMessages.required })),
    ...Object.keys(body)
      .filter((field) => !fields.includes(field as K))
      .map((field) => ({ path: `/data/${field}`, message: messages.unknownField })),
  ];
  if (errors.length > 0) throw new Problem("malformed", { errors });
  return body as Required<Pick<SignIn, K>>;
}
