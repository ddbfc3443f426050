import type { Data } from "#api/operation-types.ts";
import { said } from "#domain/answers.ts";
import { fieldMessages } from "#domain/field-messages.ts";
import { mailingStonesMost, tooManyStones } from "#domain/mailings.ts";
import { partyOf } from "#domain/roles.ts";
import type { Actor } from "#machines/kit/decide.ts";
import type { MailingEvent } from "#machines/mailing.ts";
import { clientEyes } from "../access/client-eyes.ts";
import { one, page, pagination, remove } from "../db/crud.ts";
import {
  changeMailingRun,
  hasRuns,
  keyOfMoment,
  latestMailingRuns,
  mailingRunById,
  mailingRuns,
  openMailingRun,
  runOfKey,
  runWithoutKey,
  shownMailingRun,
} from "../db/queries/mailing-runs.ts";
import { giveUpSends, holdBackLetters, mailingSends, numbersOfSend, sendOfUid } from "../db/queries/mailing-sends.ts";
import { advanceMailing, type MailingRow, mailings as mailingsOf } from "../db/queries/mailings.ts";
import { orderBy } from "../db/sort.ts";
import { Problem } from "../ground/problem.ts";
import type { Context, Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { beginMailing } from "../mailings/begin-mailing.ts";
import { checkStones } from "../mailings/check-mailing.ts";
import { contentOf } from "../mailings/content-of.ts";
import { addMailing, changeMailing } from "../mailings/keep-mailing.ts";
import { offerFor, piecesFor, totalsOfOffer } from "../mailings/offer.ts";
import { findPeople, planMailing } from "../mailings/plan-mailing.ts";
import { previewMailing, wordsOfForm } from "../mailings/preview-mailing.ts";
import { resumeRun } from "../mailings/resume-run.ts";
import { fileOf, formatOf, ofTypes, stonesOfSend } from "../mailings/stones-of-mailing.ts";
import { testMailing } from "../mailings/test-mailing.ts";
import { mailingOnWire, mailingRunOnWire, sendOnWire } from "../wire/mailing-on-wire.ts";
import { insistOnSeen, insistOnSeenToDelete, meanwhileOf } from "../wire/meanwhile.ts";
import { moveMailing } from "../workflows/move-mailing.ts";
import { allInEither } from "./in-either.ts";

type Mailing = Data<"createBulkEmail">;

const sortable = { name: "m.name", subject: "m.subject", state: "m.status", updated_at: "m.updated_at" };
/** The stones of one page (spec §9). */
const stonesOfPage = 100;

async function present(ctx: Reading, rows: readonly MailingRow[]): Promise<Mailing[]> {
  const ids = rows.map(({ id }) => id);
  const runs = await latestMailingRuns(ctx.db, ids);
  const changes = await meanwhileOf(ctx, "mailing", ids);
  const clock = { now: ctx.now, timeZone: ctx.house.timeZone };
  return rows.map((row) =>
    mailingOnWire(row, {
      run: runs.find(({ mailing_id }) => mailing_id === row.id),
      changed: changes.get(row.id),
      clock,
    }),
  );
}

async function shown(ctx: Reading, id: number): Promise<Mailing> {
  const [mailing] = await present(ctx, [await one(ctx, "mailing", id)]);
  if (!mailing) throw new Problem("notFound");
  return mailing;
}

const idMissing = () => new Problem("malformed", { errors: [{ path: "/data/id", message: fieldMessages.required }] });
const actorOf = ({ actor }: Reading): Actor => ({ party: partyOf(actor.roleId), reach: ["any"] });
const locked = (ctx: Context, id: number): Promise<MailingRow> => one(ctx, "mailing", id, "lock");

/** Insists that the actor acts on the present version, if one was sent. */
const seenBy = (ctx: Context, row: MailingRow, version: number | undefined) => async () => {
  if (version !== undefined) await insistOnSeen(ctx, "mailing", row, version, () => shown(ctx, row.id));
};

/** The run that a call without a key asks for again. One that was stopped or failed is for its own acts. */
const repeated = async ({ db, now }: Context, { id, state }: MailingRow) =>
  state === "sending" || state === "sent" ? runWithoutKey(db, id, now) : undefined;

/** Said when a rule is saved whose search finds more stones than a letter holds. */
async function tooBroad(ctx: Reading, id: number): Promise<string | undefined> {
  const viewer = await clientEyes(ctx.db, null);
  const pieces = viewer ? await piecesFor(ctx, viewer, contentOf(await one(ctx, "mailing", id))) : 0;
  return pieces > mailingStonesMost ? tooManyStones(pieces) : undefined;
}

/** Moves a rule, then does with its open run what the move asks for. */
async function act(
  ctx: Context,
  id: number,
  event: MailingEvent,
  then: (runId: number) => Promise<unknown>,
): Promise<Mailing> {
  await moveMailing(ctx, await locked(ctx, id), event, actorOf(ctx));
  const run = await openMailingRun(ctx.db, id);
  if (run) await then(run.id);
  return shown(ctx, id);
}

/** Mail rules: stones that go to many clients by mail, each at their own prices (spec §7: bulk email). */
export const bulkEmail = {
  listBulkEmails: async ({ query }, ctx) => {
    const order = orderBy(query.sort, sortable, "name", "m.id");
    const { data, pagination } = await page(mailingsOf(ctx.db, query).orderBy(order), query);
    if (query.id !== undefined && pagination.totalRecords === 0) throw new Problem("notFound");
    return { data: await present(ctx, data), pagination };
  },
  createBulkEmail: async ({ body }, ctx) => {
    const id = await addMailing(ctx, body);
    return said("mailingAdded", await shown(ctx, id), await tooBroad(ctx, id));
  },
  updateBulkEmail: async ({ body: { id, version, ...change } }, ctx) => {
    const row = await locked(ctx, id);
    await insistOnSeen(ctx, "mailing", row, version, () => shown(ctx, id));
    await changeMailing(ctx, row, version, change);
    return said("mailingSaved", await shown(ctx, id), await tooBroad(ctx, id));
  },
  deleteBulkEmail: async ({ query: { id, version } }, ctx) => {
    await insistOnSeenToDelete(ctx, "mailing", await locked(ctx, id), version);
    if (await hasRuns(ctx.db, id)) throw new Problem("mailingWasSent");
    await remove(ctx, "mailing", id);
    return null;
  },
  sendBulkEmail: async ({ path: { id }, query: { run_key: runKey, version } }, ctx) => {
    const row = await locked(ctx, id);
    const earlier = runKey === undefined ? await repeated(ctx, row) : await runOfKey(ctx.db, runKey);
    if (earlier && earlier.mailing_id !== id) throw new Problem("runKeyOfOther");
    const by = { actor: actorOf(ctx), accountId: ctx.actor.accountId, insistOnSeen: seenBy(ctx, row, version) };
    const begun =
      earlier?.id ??
      (await beginMailing(ctx, row, { event: "SEND", runKey: runKey ?? keyOfMoment(id, ctx.now), ...by }));
    if (begun === undefined) throw new Problem("runKeyOfOther");
    return mailingRunOnWire(await shownMailingRun(ctx.db, begun));
  },
  scheduleBulkEmail: async ({ path: { id }, query: { version }, body: { is_active } }, ctx) => {
    const row = await locked(ctx, id);
    const facts = { hasSchedule: row.schedule !== null };
    const event: MailingEvent = is_active ? { type: "SCHEDULE", facts } : { type: "UNSCHEDULE" };
    await moveMailing(ctx, row, event, actorOf(ctx), seenBy(ctx, row, version));
    // A change that was begun before is compared with the rule as it stands now.
    await advanceMailing(ctx.db, id);
    return shown(ctx, id);
  },
  stopBulkEmail: ({ path: { id } }, ctx) => act(ctx, id, { type: "STOP" }, (runId) => holdBackLetters(ctx.db, runId)),
  resumeBulkEmail: ({ path: { id } }, ctx) => act(ctx, id, { type: "RESUME" }, (runId) => resumeRun(ctx, runId)),
  abandonBulkEmail: ({ path: { id } }, ctx) =>
    act(ctx, id, { type: "ABANDON" }, async (runId) => {
      await giveUpSends(ctx.db, runId);
      await changeMailingRun(ctx.db, runId, { ended_at: ctx.now, outcome: "abandoned" });
    }),
  testBulkEmail: async ({ path: { id }, body: { user_id } }, ctx) => {
    await testMailing(ctx, await one(ctx, "mailing", id), user_id);
    return null;
  },
  previewBulkEmail: ({ body }, ctx) => previewMailing(ctx, wordsOfForm(body), body.user_id),
  previewBulkEmailPeople: ({ body }, ctx) => findPeople(ctx, body),
  makeBulkEmailFile: async ({ body: { format, user_id, search = {}, diamond_type = [] } }, ctx) => {
    const asked = { search, diamond_type };
    checkStones(asked);
    const viewer = await clientEyes(ctx.db, user_id ?? null);
    if (!viewer) throw new Problem("notFound");
    const file = await fileOf(ctx, format, await offerFor(ctx, viewer, asked));
    if (file === null) throw new Problem("mailingNoStones");
    return { file };
  },
  planBulkEmail: async ({ path: { id }, query }, ctx) => planMailing(ctx, await one(ctx, "mailing", id), query),
  listBulkEmailRuns: async ({ path: { id }, query }, ctx) => {
    await one(ctx, "mailing", id);
    const { data, pagination } = await page(mailingRuns(ctx.db, id).orderBy("r.id", "desc"), query);
    return { data: data.map(mailingRunOnWire), pagination };
  },
  listBulkEmailSends: async ({ path: { id }, query }, ctx) => {
    if (!(await mailingRunById(ctx.db, id))) throw new Problem("notFound");
    const { data, pagination } = await page(mailingSends(ctx.db, id, query).orderBy("s.id"), query);
    return { data: data.map(sendOnWire), pagination };
  },
  getLetterStones: async ({ path: { uid } }, ctx) => {
    const stock_numbers = await numbersOfSend(ctx.db, uid);
    if (stock_numbers.length === 0) throw new Problem("notFound");
    return { stock_numbers };
  },
  listInventoryDiamonds: async ({ query, body = {} }, ctx) => {
    const asked = allInEither(query, body);
    const { id, uid, user_id, page: at = 1, size = stonesOfPage } = asked;
    if (id === undefined) throw idMissing();
    const row = await one(ctx, "mailing", id);
    const send = uid === undefined ? undefined : await sendOfUid(ctx.db, id, uid);
    const viewer = await clientEyes(ctx.db, send?.account_id ?? user_id ?? null);
    if (!viewer || (uid !== undefined && !send)) throw new Problem("notFound");
    const all = send ? await stonesOfSend(ctx, viewer, send) : await offerFor(ctx, viewer, contentOf(row));
    const stones = ofTypes(all, asked.diamond_type);
    return {
      data: stones.slice((at - 1) * size, at * size),
      pagination: pagination(stones.length, at, size),
      totals: totalsOfOffer(stones),
      file: await fileOf(ctx, formatOf(asked), stones),
    };
  },
} satisfies Partial<Handlers>;
