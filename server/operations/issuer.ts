import { roleIds } from "#domain/roles.ts";
import { accountInReach } from "../access/account-reach.ts";
import { removeIdentities, spendIssuerSignIn } from "../db/queries/issuer-identities.ts";
import { endSessions } from "../db/queries/sessions.ts";
import { Problem } from "../ground/problem.ts";
import { newToken, tokenHash } from "../ground/tokens.ts";
import type { Handlers } from "../house/handlers.ts";
import { tellOfCredentials } from "../mail/tell-credentials.ts";
import { addressAtIssuer, issuerRulesOf, provenByIssuer } from "../sign-in/issuer.ts";
import { browserOf, openProven } from "../sign-in/issuer-seals.ts";
import { personAtIssuer } from "../sign-in/issuer-sign-in.ts";
import { admit, welcomeHome } from "../sign-in/welcome.ts";

/** Signing in at the house's own sign-in service, by OpenID Connect (decision 0130). */
export const issuer = {
  listSignInWays: async (_, { house }) => ({ issuer: house.issuer && { name: house.issuer.name } }),
  leaveForIssuer: async (_, ctx) => {
    // The browser is known again by its device cookie, and a new one gets one.
    ctx.deviceKey.given = ctx.deviceKey.held === undefined ? newToken().token : undefined;
    const browser = browserOf(ctx.deviceKey.held ?? ctx.deviceKey.given ?? "");
    return { address: await addressAtIssuer(ctx, browser) };
  },
  returnFromIssuer: async ({ body: { answer } }, ctx) => ({ ticket: await provenByIssuer(ctx, answer) }),
  signInWithIssuer: async ({ body: { ticket } }, ctx) => {
    issuerRulesOf(ctx.house);
    const proven = openProven(ctx, ticket);
    const spent = { id_hash: tokenHash(proven.id), expires_at: new Date(proven.until) };
    if (!(await spendIssuerSignIn(ctx.db, spent))) throw new Problem("issuerSignInOver");
    const person = { ...(await personAtIssuer(ctx, proven)), isProved: false };
    return proven.hasFactor ? welcomeHome(ctx, person) : admit(ctx, person);
  },
  removeIssuerIdentity: async ({ path: { id }, body: { reason } }, ctx) => {
    const account = await accountInReach(ctx, id, "write", "lock");
    if (ctx.actor.roleId !== roleIds.administrator) throw new Problem("forbidden");
    if (!(await removeIdentities(ctx.db, id))) throw new Problem("issuerUnbound");
    await endSessions(ctx.db, id, id === ctx.actor.accountId ? ctx.actor.sessionKey : undefined);
    ctx.audit.push({ workflow: "signIn", item: id, transition: "signIn.unbindIssuer", after: { reason } });
    await tellOfCredentials(ctx, account, "issuerUnbound");
    return null;
  },
} satisfies Partial<Handlers>;
