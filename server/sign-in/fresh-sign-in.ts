import { messages } from "#domain/messages.ts";
import { one } from "../db/crud.ts";
import { provedAt, proveSession } from "../db/queries/sessions.ts";
import type { Actor } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import type { Context } from "../house/context.ts";
import type { House } from "../house/house.ts";
import { countGuess } from "./guesses.ts";
import { passwordMatches } from "./password-hash.ts";

/**
 * Refuses an act that a stolen session must not do alone, unless a password was typed a short while ago (0051). A
 * program has no password to type, so it is refused. A session that views as another account is refused elsewhere, as
 * for all writing.
 */
export async function insistOnFreshSignIn(
  { db, now, limits: { freshSignInMinutes } }: Pick<House, "db" | "now" | "limits">,
  { sessionKey, viewing, key }: Actor,
): Promise<void> {
  if (freshSignInMinutes === 0 || viewing) return;
  const proved = key ? null : await provedAt(db, sessionKey);
  // After a clock that was set back a proof lies ahead, and is not fresh until then.
  const isFresh = proved && Math.abs(now().getTime() - proved.getTime()) <= freshSignInMinutes * 60_000;
  if (!isFresh) throw new Problem("freshSignInNeeded");
}

/** Checks the actor's own password again; a wrong one counts like a wrong sign-in. */
export async function signInAgain(ctx: Context, password: string): Promise<void> {
  const { accountId, sessionKey } = ctx.actor;
  const account = await one(ctx, "account", accountId, "lock");
  if (!account.password_hash) throw new Problem("passwordNone");
  await countGuess(ctx, account.email.toLowerCase(), async () => ({
    isRight: await passwordMatches(account.password_hash, password),
    accountId,
    wrong: new Problem("passwordWrong", { errors: [{ path: "/data/password", message: messages.passwordWrong }] }),
  }));
  await proveSession(ctx.db, sessionKey, ctx.now);
  ctx.audit.push({ workflow: "session", item: sessionKey, transition: "session.signInAgain" });
}
