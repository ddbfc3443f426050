import { messages } from "#domain/messages.ts";
import { passwordRefusal } from "#domain/passwords.ts";
import { Problem } from "../ground/problem.ts";

/** Refuses a new password that is easy to guess, at its field. */
export function insistOnGoodPassword(password: string, about: (string | null)[]): void {
  const refusal = passwordRefusal(password, about);
  if (refusal) throw new Problem(refusal, { errors: [{ path: "/data/password", message: messages[refusal] }] });
}
