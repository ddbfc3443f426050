import { staffRoles } from "#domain/roles.ts";
import { one } from "../db/crud.ts";
import { type Account, accountByEmail } from "../db/queries/accounts.ts";
import { accountBoundTo, bindIdentity, identityOf, noteIdentityUse } from "../db/queries/issuer-identities.ts";
import { Problem } from "../ground/problem.ts";
import type { Context } from "../house/context.ts";
import { tellOfCredentials } from "../mail/tell-credentials.ts";
import type { ProvenElsewhere } from "./issuer-seals.ts";

type Found = { account: Account; refusal?: undefined } | { account?: Account | undefined; refusal: Problem };

/** The account of whom the sign-in service has named, or why there is none. Nobody gets an account by it. */
export async function accountAtIssuer(ctx: Context, proven: ProvenElsewhere): Promise<Found> {
  const bound = await accountBoundTo(ctx.db, proven);
  if (bound === undefined) return byAddress(ctx, proven.email);
  return open(await one(ctx, "account", bound));
}

/** The member of the staff with an address that the service has verified. Clients and guests are not found. */
async function byAddress({ db }: Context, email: string | null): Promise<Found> {
  if (email === null) return { refusal: new Problem("issuerAddressUnverified") };
  const account = await accountByEmail(db, email);
  return account && isStaff(account) ? open(account) : { refusal: new Problem("issuerNobody") };
}

const isStaff = ({ role_id }: Account) => staffRoles.some((role) => role === role_id);

const open = (account: Account): Found =>
  account.is_active && isStaff(account) ? { account } : { account, refusal: new Problem("issuerAccountOff") };

/**
 * Binds the account to whom the service has named, at the first time; from then on it notes the use. Returns why that is
 * refused: the account, or this person at the service, is bound to somebody else.
 */
export async function bindToIssuer(
  ctx: Context,
  account: Account,
  { issuer, subject }: ProvenElsewhere,
): Promise<Problem | undefined> {
  const held = await identityOf(ctx.db, account.id, issuer);
  if (held?.subject === subject) return void (await noteIdentityUse(ctx.db, held, ctx.now));
  const identity = { issuer, subject, account_id: account.id, created_at: ctx.now, last_used_at: ctx.now };
  if (held || !(await bindIdentity(ctx.db, identity))) return new Problem("issuerOther");
  ctx.audit.push({ workflow: "signIn", item: account.id, transition: "signIn.bindIssuer" });
  await tellOfCredentials(ctx, account, "issuerBound");
  return undefined;
}
