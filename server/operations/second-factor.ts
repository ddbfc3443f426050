import type { Data } from "#api/operation-types.ts";
import { messages } from "#domain/messages.ts";
import { roleIds } from "#domain/roles.ts";
import { mayHaveSecondFactor } from "#domain/second-factor.ts";
import { accountInReach } from "../access/account-reach.ts";
import { one } from "../db/crud.ts";
import type { Account } from "../db/queries/accounts.ts";
import { identityOf } from "../db/queries/issuer-identities.ts";
import { removeSecondFactor, secondFactorOf } from "../db/queries/second-factors.ts";
import { endSessions } from "../db/queries/sessions.ts";
import { Problem } from "../ground/problem.ts";
import type { Context, Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { tellOfCredentials } from "../mail/tell-credentials.ts";
import { countGuess } from "../sign-in/guesses.ts";
import { accountOfTicket, isDemanded, spendTicket } from "../sign-in/half-sign-in.ts";
import { passwordMatches } from "../sign-in/password-hash.ts";
import { codeIsRight, makeRecoveryCodes, offerSecret, turnOn, wrongCode } from "../sign-in/second-factor.ts";
import { welcomeHome } from "../sign-in/welcome.ts";
import { meanwhileOf } from "../wire/meanwhile.ts";
import { becomeCustomer } from "../workflows/become-customer.ts";

/** The second step of a sign-in, and one's own second factor (decision 0114). */
export const secondFactor = {
  proveSecondFactor: async ({ body: { ticket, code } }, ctx) => {
    const account = await accountOfTicket(ctx, ticket);
    await countGuess(ctx, account.email.toLowerCase(), async () => {
      const isRight = await codeIsRight(ctx, account, code);
      if (isRight) await spendTicket(ctx, ticket); // a wrong code may be corrected
      return {
        isRight,
        accountId: account.id,
        wrong: wrongCode(),
        refusal: "signIn.refuseCode",
        onLock: () => tellOfCredentials(ctx, account, "codesGuessed"),
      };
    });
    await becomeCustomer(ctx, account);
    return welcomeHome(ctx, account);
  },
  offerSecondFactorAtDoor: async ({ body: { ticket } }, ctx) => {
    const account = await accountOfTicket(ctx, ticket);
    await insistOnNone(ctx, account.id);
    return offerSecret(ctx, account);
  },
  turnOnSecondFactorAtDoor: async ({ body: { ticket, ...first } }, ctx) => {
    const { id, isProved } = await accountOfTicket(ctx, ticket);
    const account = { ...(await one(ctx, "account", id, "lock")), ...(isProved === false && { isProved }) };
    await insistOnNone(ctx, id);
    await spendTicket(ctx, ticket);
    const recovery_codes = await turnOn(ctx, id, first);
    await endSessions(ctx.db, id);
    await tellOfCredentials(ctx, account, "secondFactorOn");
    await becomeCustomer(ctx, account);
    return { recovery_codes, user: await welcomeHome(ctx, account) };
  },

  getSecondFactor: async (_, ctx) => shown(ctx, await one(ctx, "account", ctx.actor.accountId)),
  offerSecondFactor: async (_, ctx) => {
    const account = await one(ctx, "account", ctx.actor.accountId);
    insistOnRole(account);
    if ((await secondFactorOf(ctx.db, account.id))?.has_app) throw new Problem("secondFactorIsOn");
    return offerSecret(ctx, account);
  },
  turnOnSecondFactor: async ({ body }, ctx) => {
    const account = await one(ctx, "account", ctx.actor.accountId, "lock");
    insistOnRole(account);
    const recovery_codes = await turnOn(ctx, account.id, body);
    await endSessions(ctx.db, account.id, ctx.actor.sessionKey);
    await tellOfCredentials(ctx, account, "secondFactorOn");
    return { recovery_codes };
  },
  turnOffSecondFactor: async ({ body }, ctx) => {
    const account = await provenOwner(ctx, body);
    await removeSecondFactor(ctx.db, account.id);
    ctx.audit.push({ workflow: "secondFactor", item: account.id, transition: "secondFactor.turnOff" });
    await tellOfCredentials(ctx, account, "secondFactorOff");
    return shown(ctx, account);
  },
  renewRecoveryCodes: async ({ body }, ctx) => {
    const { id } = await provenOwner(ctx, body);
    ctx.audit.push({ workflow: "secondFactor", item: id, transition: "secondFactor.renew" });
    return { recovery_codes: await makeRecoveryCodes(ctx, id) };
  },

  resetSecondFactor: async ({ path: { id }, body: { reason } }, ctx) => {
    const account = await accountInReach(ctx, id, "write", "lock");
    if (ctx.actor.roleId !== roleIds.administrator) throw new Problem("forbidden");
    if (id === ctx.actor.accountId) throw new Problem("ownSecondFactor");
    if (!(await removeSecondFactor(ctx.db, id))) throw await nothingToTake(ctx, id);
    await endSessions(ctx.db, id);
    const after = { reason };
    ctx.audit.push({ workflow: "secondFactor", item: id, transition: "secondFactor.reset", after });
    await tellOfCredentials(ctx, account, "secondFactorTaken");
    return null;
  },
} satisfies Partial<Handlers>;

/** The refusal to take a second factor that is gone, with whoever took it or turned it off. */
async function nothingToTake(ctx: Context, id: number): Promise<Problem> {
  const code = "secondFactorIsOff";
  const meanwhile = (await meanwhileOf(ctx, "secondFactor", [id])).get(id);
  const isEnd = meanwhile?.event === "secondFactor.reset" || meanwhile?.event === "secondFactor.turnOff";
  return new Problem(code, { refused: [{ id, code, reason: messages[code], ...(isEnd && { meanwhile }) }] });
}

function insistOnRole({ role_id }: Pick<Account, "role_id">): void {
  if (!mayHaveSecondFactor(role_id)) throw new Problem("secondFactorNotForRole");
}

async function shown(ctx: Reading, { id, role_id }: Account): Promise<Data<"getSecondFactor">> {
  const factor = await secondFactorOf(ctx.db, id);
  const { issuer } = ctx.house;
  const bound = issuer && (await identityOf(ctx.db, id, issuer.issuer));
  return {
    issuer: issuer && bound ? { name: issuer.name, since: bound.created_at.toISOString() } : null,
    is_on: factor !== undefined,
    has_app: factor?.has_app ?? false,
    since: factor?.created_at.toISOString() ?? null,
    recovery_codes_left: factor?.codes_left ?? 0,
    is_demanded: await isDemanded(ctx, role_id),
    is_offered: mayHaveSecondFactor(role_id),
  };
}

type Proof = { password: string; code: string };

/** The actor, who proves by password and code that the account is theirs. A wrong one counts like a wrong sign-in. */
async function provenOwner(ctx: Context, { password, code }: Proof): Promise<Account> {
  const account = await one(ctx, "account", ctx.actor.accountId, "lock");
  if (!account.password_hash) throw new Problem("passwordNone");
  if (!(await secondFactorOf(ctx.db, account.id))) throw new Problem("secondFactorIsOff");
  await countGuess(ctx, account.email.toLowerCase(), async () => {
    const isPassword = await passwordMatches(account.password_hash, password);
    const errors = [{ path: "/data/password", message: messages.passwordWrong }];
    return {
      isRight: isPassword && (await codeIsRight(ctx, account, code)),
      accountId: account.id,
      wrong: isPassword ? wrongCode() : new Problem("passwordWrong", { errors }),
      refusal: isPassword ? "signIn.refuseCode" : undefined,
    };
  });
  return account;
}

/**
 * Refuses an account that has a second factor, be it a passkey alone. At the door the password is all that was proved, and
 * an authenticator beside the passkey would open the account without it.
 */
async function insistOnNone(ctx: Reading, accountId: number): Promise<void> {
  if (await secondFactorOf(ctx.db, accountId)) throw new Problem("secondFactorIsOn");
}
