import { halfSignInLifeMs, mayHaveSecondFactor } from "#domain/second-factor.ts";
import { one } from "../db/crud.ts";
import type { Account } from "../db/queries/accounts.ts";
import { addHalfSignIn, endHalfSignIn, halfSignedIn } from "../db/queries/half-sign-ins.ts";
import { secondFactorOf } from "../db/queries/second-factors.ts";
import { houseSettingsOf } from "../db/queries/settings.ts";
import { Problem } from "../ground/problem.ts";
import { newToken, tokenHash } from "../ground/tokens.ts";
import type { Context, Reading } from "../house/context.ts";
import { insistOnOpenHouse } from "./sign-in.ts";

/** Somebody who has taken the first step of a sign-in. */
export type Person = Account & {
  /** False if no password was typed here: the sign-in service has named them. */
  isProved?: boolean;
};

type Way = "app" | "passkey";
type Step = { step: "code" | "setUp"; ways: Way[] };

/** True if the house demands a second factor of this role. */
export const isDemanded = async ({ db }: Pick<Reading, "db">, roleId: number): Promise<boolean> =>
  (await houseSettingsOf(db)).second_factor_roles.includes(roleId);

/** The step that follows the right password of an account; undefined if there is none. */
export async function nextStep(ctx: Reading, { id, role_id }: Pick<Account, "id" | "role_id">) {
  if (!mayHaveSecondFactor(role_id)) return undefined;
  const held = await secondFactorOf(ctx.db, id);
  if (held) {
    const ways: Way[] = held.has_app ? ["app"] : [];
    return { step: "code", ways: held.passkeys > 0 ? [...ways, "passkey"] : ways } satisfies Step;
  }
  return (await isDemanded(ctx, role_id)) ? ({ step: "setUp", ways: [] } satisfies Step) : undefined;
}

/** Refuses a sign-in whose password was right with the ticket for its second step. There is no session before that. */
export async function askForSecondStep(ctx: Context, { id, isProved }: Person, { step, ways }: Step): Promise<never> {
  const { token: ticket, hash } = newToken();
  const expires_at = new Date(ctx.now.getTime() + halfSignInLifeMs);
  const half = { token_hash: hash, account_id: id, created_at: ctx.now, expires_at, is_proved: isProved ?? true };
  await addHalfSignIn(ctx.db, half);
  ctx.audit.push({ workflow: "signIn", item: id, transition: "signIn.awaitStep" });
  const code = step === "code" ? "secondFactorNeeded" : "secondFactorSetUpNeeded";
  return ctx.commitAndFail(new Problem(code, { secondFactor: { ticket, expires_at: expires_at.toISOString(), ways } }));
}

/** The account that took the first step for a ticket. It may have been switched off since. */
export async function accountOfTicket(ctx: Reading, ticket: string): Promise<Person> {
  const half = await halfSignedIn(ctx.db, tokenHash(ticket), ctx.now);
  const account = half && (await one(ctx, "account", half.account_id));
  if (!half || !account?.is_active) throw new Problem("signInOver");
  await insistOnOpenHouse(ctx, account.role_id);
  return { ...account, isProved: half.is_proved };
}

/** Spends a ticket; of two people with the same one, one is served. */
export async function spendTicket(ctx: Context, ticket: string): Promise<void> {
  if (!(await endHalfSignIn(ctx.db, tokenHash(ticket)))) throw new Problem("signInOver");
}
