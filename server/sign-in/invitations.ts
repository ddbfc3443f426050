import { invitationLifeMs } from "#domain/limits.ts";
import { personName } from "#domain/person-name.ts";
import type { Account } from "../db/queries/accounts.ts";
import { nameOfAccount } from "../db/queries/accounts.ts";
import { insertInvitation, invitationsOf, invitedBy } from "../db/queries/invitations.ts";
import { houseNameOf } from "../db/queries/settings.ts";
import type { Handle, Lock } from "../db/writing.ts";
import { Problem } from "../ground/problem.ts";
import { newToken, tokenHash } from "../ground/tokens.ts";
import type { Context, Reading } from "../house/context.ts";
import { letters } from "../mail/letters.ts";
import { post } from "../mail/outbox.ts";
import { DAY_MS, insistOnPause } from "./code-pause.ts";

type Guest = Pick<Account, "id" | "email" | "user_name" | "first_name" | "last_name">;

/** Invites the holder of an account without a password of their own. The link is in the letter alone. */
export async function invite(ctx: Context, guest: Guest): Promise<Date> {
  const { token, hash } = newToken();
  const expires_at = new Date(ctx.now.getTime() + invitationLifeMs);
  const made = { account_id: guest.id, made_by: ctx.actor.accountId || null, created_at: ctx.now, expires_at };
  const id = await insertInvitation(ctx.db, { ...made, email: guest.email.toLowerCase(), token_hash: hash });
  ctx.audit.push({ workflow: "invitation", item: id, transition: "invitation.send", after: { account_id: guest.id } });
  const letter = letters.invitation({
    house: await houseNameOf(ctx.db),
    reader: personName(guest),
    host: await hostOf(ctx),
    userName: guest.user_name ?? guest.email,
    portal: ctx.house.publicUrl,
    // The token follows the `#`, where no server and no log reads it.
    link: `${ctx.house.publicUrl}/login?form=invitation#${token}`,
    expiresAt: expires_at,
    timeZone: ctx.house.timeZone,
  });
  await post(ctx, "invitation", { to: guest.email, ...letter, secret: token }, guest.id);
  return expires_at;
}

/** Invites again while no password is set, with the pauses of all mails that open an account. */
export async function inviteAgain(ctx: Context, guest: Guest & Pick<Account, "is_active">): Promise<Date> {
  const sent = await invitationsOf(ctx.db, guest.id);
  const [latest] = sent;
  if (!latest || latest.used_at) throw new Problem("invitationUsed");
  if (!guest.is_active) throw new Problem("accountOff");
  const inADay = sent.flatMap(({ created_at }) =>
    ctx.now.getTime() - created_at.getTime() < DAY_MS ? created_at : [],
  );
  insistOnPause(inADay, ctx.now, ctx.house.accounts.codesPerDay);
  return invite(ctx, guest);
}

/** The end of an account's open invitation; null if it needs none. */
export async function invitedUntil({ db }: Pick<Reading, "db">, accountId: number): Promise<Date | null> {
  const [latest] = await invitationsOf(db, accountId);
  return latest && !latest.used_at ? latest.expires_at : null;
}

/** The account that a link invites. A link that is used, expired or replaced by a later one is refused. */
export async function invitedByLink<L extends Lock = undefined>(ctx: Reading & Handle<L>, token: string, lock?: L) {
  const invited = await invitedBy(ctx, tokenHash(token), ctx.now, lock);
  if (!invited) throw new Problem("invitationOver");
  return invited;
}

/** The name of the inviting person; null for the house itself. */
async function hostOf({ db, actor }: Reading): Promise<string | null> {
  if (!actor.accountId) return null;
  const host = await nameOfAccount(db, actor.accountId);
  return host ? personName(host) : null;
}
