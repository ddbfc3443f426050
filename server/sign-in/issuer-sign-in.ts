import type { Account } from "../db/queries/accounts.ts";
import { Problem } from "../ground/problem.ts";
import type { Context } from "../house/context.ts";
import { countGuess } from "./guesses.ts";
import { nextStep } from "./half-sign-in.ts";
import { accountAtIssuer, bindToIssuer } from "./issuer-account.ts";
import type { ProvenElsewhere } from "./issuer-seals.ts";
import { insistOnOpenHouse } from "./sign-in.ts";

/**
 * The account that somebody opens who was named by the sign-in service, bound from then on. A refusal counts as a failed
 * sign-in, and a place that is locked out is refused as with a password.
 */
export async function personAtIssuer(ctx: Context, proven: ProvenElsewhere): Promise<Account> {
  const { account, refusal } = await accountAtIssuer(ctx, proven);
  await countGuess(ctx, (account?.email ?? proven.email ?? proven.subject).toLowerCase(), async () => {
    const wrong = refusal ?? (await bindToIssuer(ctx, account, proven));
    return {
      isRight: wrong === undefined,
      isHalf: account !== undefined && !proven.hasFactor && (await nextStep(ctx, account)) !== undefined,
      accountId: account?.id,
      refusal: "signIn.refuseIssuer",
      wrong: wrong ?? new Problem("issuerRefused"),
    };
  });
  if (!account) throw new Problem("issuerNobody");
  await insistOnOpenHouse(ctx, account.role_id);
  ctx.audit.push({ workflow: "signIn", item: account.id, transition: "signIn.byIssuer" });
  return account;
}
