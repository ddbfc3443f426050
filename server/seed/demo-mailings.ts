import { outboxKeptDays } from "#domain/limits.ts";
import { partyOf, roleIds } from "#domain/roles.ts";
import { insert } from "../db/crud.ts";
import { accountByEmail } from "../db/queries/accounts.ts";
import { changeMailingRun, insertMailingRun } from "../db/queries/mailing-runs.ts";
import { type Composed, insertSends, readersById, waitingSends, writeSends } from "../db/queries/mailing-sends.ts";
import { lockedMailing } from "../db/queries/mailings.ts";
import type { Context } from "../house/context.ts";
import type { House } from "../house/house.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { contentOf } from "../mailings/content-of.ts";
import { letterFor, withEyes } from "../mailings/letter-for.ts";
import { moveMailing } from "../workflows/move-mailing.ts";
import { portal } from "../workflows/work.ts";
import { demoAddress } from "./demo.ts";
import { isFirst } from "./is-first.ts";

const finest = ["D", "E", "F"];
/** A search for stones of two carats and more: the demo stock has fewer of them than a letter holds, and some for every client. */
const largeOnes = (of: Readonly<Record<string, readonly string[]>>): string => {
  const attributes = Object.fromEntries(Object.entries(of).map(([name, values]) => [name, { values }]));
  return JSON.stringify({ search: { attributes, ranges: { carat: { from: 2 } } } });
};

const byHand = {
  name: "Rounds of two carats",
  subject: "{{stones}} rounds for {{company}}",
  body: "{{salutation}},\n\nthese fine rounds of **two carats and more** are free now, at your own prices.",
  diamond_type: ["white"],
  params: largeOnes({ shape: ["ROUND"], color: finest, clarity: ["IF", "VVS1", "VVS2"] }),
  link: "shared",
  schedule: null,
};
const weekly = {
  name: "Fancies on Mondays",
  subject: "Fancy stones of the week, {{date}}",
  body: "{{salutation}},\n\n{{stones}} fancy stones of two carats and more are free this week.\n\nYour team at {{house}}",
  diamond_type: ["fancy"],
  params: largeOnes({}),
  link: "portal",
  schedule: "30 6 * * 1",
};

const sent = {
  name: "Ovals of the season",
  subject: "{{stones}} ovals for {{company}}",
  body: "{{salutation}},\n\nthese **ovals of two carats and more** came in for the season, at your own prices.",
  diamond_type: ["white"],
  params: largeOnes({ shape: ["OVAL"], color: finest }),
  link: "portal",
  schedule: null,
};

const dayMs = 24 * 3_600_000;
/** The letters of the sent rule left so long ago that the outbox forgot them. Its report remains. */
const sentDaysAgo = outboxKeptDays + 5;

/** Gives the demo house three mail rules, once: one was sent and has a report, two are drafts, by hand and with a schedule. */
export async function seedDemoMailings(house: House): Promise<void> {
  if (!(await isFirst(house, "demo_mailings"))) return;
  const origin = { requestId: "start", operation: "start" };
  await inTransaction(house, origin, async (ctx) => {
    for (const rule of [byHand, weekly]) await insert(ctx, "mailing", { ...rule, people: "{}", due_from: ctx.now });
  });
  const then = new Date(house.now().getTime() - sentDaysAgo * dayMs);
  const admin = await accountByEmail(house.db, demoAddress("admin"));
  if (!admin) return;
  const actor = { accountId: admin.id, roleId: roleIds.administrator, sessionKey: "", rights: [] };
  await inTransaction({ ...house, now: () => then }, { ...origin, actor, loggedAt: house.now() }, sendThen);
}

/** Sends a rule as its run would have: every reader their stones and prices, and why some got no letter. */
async function sendThen(ctx: Context): Promise<void> {
  const { id } = await insert(ctx, "mailing", { ...sent, people: "{}", due_from: ctx.now });
  const draft = await lockedMailing(ctx.db, id);
  if (!draft) return;
  const content = contentOf(draft);
  await moveMailing(ctx, draft, { type: "SEND" }, { party: partyOf(ctx.actor.roleId), reach: ["any"] });
  const run = await insertMailingRun(ctx.db, {
    mailing_id: id,
    run_key: "demo",
    account_id: ctx.actor.accountId,
    owner_id: ctx.actor.accountId,
    content: JSON.stringify(content),
    asked_at: ctx.now,
  });
  if (!run) return;
  await insertSends(ctx.db, run.id, draft.people);
  await writeSends(ctx.db, ctx.now, await lettersThen(ctx, run.id, content));
  await changeMailingRun(ctx.db, run.id, { ended_at: ctx.now, outcome: "sent" });
  const sending = await lockedMailing(ctx.db, id);
  if (sending) await moveMailing(ctx, sending, { type: "FINISH", facts: { isScheduled: false } }, portal);
}

async function lettersThen(ctx: Context, runId: number, content: ReturnType<typeof contentOf>): Promise<Composed[]> {
  const waiting = await waitingSends(ctx.db, runId, { after: 0, most: 1000 });
  const accounts = waiting.map(({ account_id }) => account_id);
  const readers = await withEyes(ctx.db, await readersById(ctx.db, accounts));
  const kept = { mail_id: null, share_link_id: null };
  const letters: Composed[] = [];
  for (const { id, account_id } of waiting) {
    const one = readers.find(({ reader }) => reader.account_id === account_id);
    if (!one) continue;
    const { leftOut, stones } = await letterFor(ctx, one, content);
    const state = leftOut ? "leftOut" : "sent";
    letters.push({ ...kept, id, state, reason: leftOut, stones, sent_at: leftOut ? null : ctx.now });
  }
  return letters;
}
