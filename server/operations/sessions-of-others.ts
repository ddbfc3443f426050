import { roleIds } from "#domain/roles.ts";
import { accountInReach } from "../access/account-reach.ts";
import { page } from "../db/crud.ts";
import { openSessions } from "../db/queries/own-sessions.ts";
import { endOwnSession, endSessions } from "../db/queries/sessions.ts";
import { Problem } from "../ground/problem.ts";
import type { Context, Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { tellOfCredentials } from "../mail/tell-credentials.ts";
import { sessionOnWire } from "../wire/session-on-wire.ts";

/** The open sessions of anybody, which administrators see and end (decision 0121). */
export const sessionsOfOthers = {
  listSessionsOf: async ({ path: { id }, query }, ctx) => {
    await accountInReach(ctx, id, "read");
    insistOnAdministrator(ctx);
    const { data, pagination } = await page(openSessions(ctx.db, id, ctx.now), query);
    return { data: data.map((session) => sessionOnWire(session, ctx.actor)), pagination };
  },
  endSessionsOf: async ({ path: { id }, body: { session, reason } }, ctx) => {
    const account = await accountInReach(ctx, id, "write", "lock");
    insistOnAdministrator(ctx);
    if (id === ctx.actor.accountId) throw new Problem("ownSessions");
    const ended = session === undefined ? await endAll(ctx, id) : await endOne(ctx, id, session);
    const after = { account_id: id, reason };
    for (const item of ended) ctx.audit.push({ workflow: "session", item, transition: "session.endByOffice", after });
    await tellOfCredentials(ctx, account, "sessionsEnded");
    return null;
  },
} satisfies Partial<Handlers>;

function insistOnAdministrator({ actor }: Pick<Reading, "actor">): void {
  if (actor.roleId !== roleIds.administrator) throw new Problem("forbidden");
}

/** Ends all sessions of an account, and answers the keys of those that were open. */
async function endAll({ db, now }: Context, accountId: number): Promise<string[]> {
  const open = await openSessions(db, accountId, now).execute();
  if (open.length === 0) throw new Problem("sessionsNone");
  await endSessions(db, accountId);
  return open.map(({ key }) => key);
}

async function endOne({ db }: Context, accountId: number, session: string): Promise<string[]> {
  if (!(await endOwnSession(db, session, accountId))) throw new Problem("notFound");
  return [session];
}
