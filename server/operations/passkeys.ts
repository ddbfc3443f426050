import { mayHaveSecondFactor } from "#domain/second-factor.ts";
import { one } from "../db/crud.ts";
import type { Account } from "../db/queries/accounts.ts";
import { namePasskey, passkeysOf, removePasskey } from "../db/queries/passkeys.ts";
import { secondFactorOf } from "../db/queries/second-factors.ts";
import { endSessions } from "../db/queries/sessions.ts";
import { Problem } from "../ground/problem.ts";
import type { Context } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { tellOfCredentials } from "../mail/tell-credentials.ts";
import { countGuess } from "../sign-in/guesses.ts";
import { accountOfTicket, spendTicket } from "../sign-in/half-sign-in.ts";
import { keepPasskey, offerKnownPasskeys, offerNewPasskey, refusalOfPasskey } from "../sign-in/passkeys.ts";
import { makeRecoveryCodes } from "../sign-in/second-factor.ts";
import { welcomeHome } from "../sign-in/welcome.ts";
import { becomeCustomer } from "../workflows/become-customer.ts";

/** Passkeys: as the second step of a sign-in, and one's own (decision 0120). */
export const passkeys = {
  offerPasskeyAtDoor: async ({ body: { ticket } }, ctx) => {
    const { id } = await accountOfTicket(ctx, ticket);
    const options = await offerKnownPasskeys(ctx, id);
    ctx.audit.push({ workflow: "secondFactor", item: id, transition: "secondFactor.askPasskey" });
    return { options: { ...options } };
  },
  provePasskey: async ({ body: { ticket, answer } }, ctx) => {
    const account = await accountOfTicket(ctx, ticket);
    await countGuess(ctx, account.email.toLowerCase(), async () => {
      const refusal = await refusalOfPasskey(ctx, account.id, answer);
      if (!refusal) await spendTicket(ctx, ticket);
      return {
        isRight: refusal === undefined,
        accountId: account.id,
        wrong: refusal ?? new Problem("passkeyWrong"),
        refusal: "signIn.refuseCode",
        onLock: () => tellOfCredentials(ctx, account, "codesGuessed"),
      };
    });
    await becomeCustomer(ctx, account);
    return welcomeHome(ctx, account);
  },

  listPasskeys: async (_, ctx) =>
    (await passkeysOf(ctx.db, ctx.actor.accountId)).map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
  offerPasskey: async (_, ctx) => {
    const account = await owner(ctx);
    const options = await offerNewPasskey(ctx, account);
    ctx.audit.push({ workflow: "secondFactor", item: account.id, transition: "secondFactor.offerPasskey" });
    return { options: { ...options } };
  },
  addPasskey: async ({ body: { name, answer } }, ctx) => {
    const account = await owner(ctx);
    const isFirst = (await secondFactorOf(ctx.db, account.id)) === undefined;
    const kept = await keepPasskey(ctx, account.id, name.trim(), answer);
    // A refusal spends the passkey's answer too.
    if (kept instanceof Problem) return ctx.commitAndFail(kept);
    note(ctx, "secondFactor.addPasskey", kept);
    await tellOfCredentials(ctx, account, "passkeyAdded");
    if (!isFirst) return { recovery_codes: [] };
    await endSessions(ctx.db, account.id, ctx.actor.sessionKey);
    return { recovery_codes: await makeRecoveryCodes(ctx, account.id) };
  },
  renamePasskey: async ({ path: { id }, body: { name } }, ctx) => {
    if (!(await namePasskey(ctx.db, ctx.actor.accountId, id, name.trim()))) throw new Problem("notFound");
    note(ctx, "secondFactor.renamePasskey", id);
    return null;
  },
  removePasskey: async ({ path: { id } }, ctx) => {
    if (!(await removePasskey(ctx.db, ctx.actor.accountId, id))) throw new Problem("notFound");
    const account = await owner(ctx);
    if (!(await secondFactorOf(ctx.db, account.id))) throw new Problem("passkeyLast");
    note(ctx, "secondFactor.removePasskey", id);
    await tellOfCredentials(ctx, account, "passkeyRemoved");
    return null;
  },
} satisfies Partial<Handlers>;

/** The actor, locked, so that two windows count the same passkeys. */
async function owner(ctx: Context): Promise<Account> {
  const account = await one(ctx, "account", ctx.actor.accountId, "lock");
  if (!mayHaveSecondFactor(account.role_id)) throw new Problem("secondFactorNotForRole");
  return account;
}

function note(ctx: Context, transition: string, passkey: number): void {
  ctx.audit.push({ workflow: "secondFactor", item: ctx.actor.accountId, transition, after: { passkey } });
}
