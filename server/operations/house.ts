import type { Data } from "#api/operation-types.ts";
import { jobTitles } from "#domain/job-titles.ts";
import { jobIs, mailIs } from "#domain/names-in-refusals.ts";
import { one, page, patch } from "../db/crud.ts";
import type { JobResult } from "../db/house-tables.ts";
import { changeJob, jobs as jobsOf, storedJob } from "../db/queries/jobs.ts";
import { answersTo, latestInvitation, mails } from "../db/queries/mails.ts";
import { maintenanceOf } from "../db/queries/settings.ts";
import { orderBy } from "../db/sort.ts";
import type { Handle, Lock } from "../db/writing.ts";
import { may } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { queue } from "../mail/outbox.ts";
import { shownText } from "../mail/shown-text.ts";
import { inviteAgain } from "../sign-in/invitations.ts";
import { mailOnWire } from "../wire/mail-on-wire.ts";
import { insistOnSeen } from "../wire/meanwhile.ts";

type Job = Data<"getJob">;
type JobRow = Omit<Job, "created_at" | "ended_at" | "link" | "file_name"> & {
  created_at: Date;
  ended_at: Date | null;
  result: JobResult | null;
};

const sortable = {
  to: "to_address",
  subject: "subject",
  kind: "kind",
  status: "status",
  created_at: "created_at",
  sent_at: "sent_at",
  attempts: "attempts",
};

const job = ({ created_at, ended_at, result, ...row }: JobRow): Job => ({
  ...row,
  link: result?.link ?? null,
  file_name: result?.file_name ?? null,
  created_at: created_at.toISOString(),
  ended_at: ended_at?.toISOString() ?? null,
});

const titles: Readonly<Record<string, string>> = jobTitles;
const titleOf = (kind: string) => titles[kind] ?? kind;

/** A job, for its owner and for those with the right to the outbox: `read` to see it, `write` to lock it. */
async function jobById<L extends Lock = undefined>(ctx: Reading & Handle<L>, id: string, lock?: L) {
  const row = await storedJob(ctx, id, lock);
  const access = lock ? "write" : "read";
  const isTheirs = row && (row.account_id === ctx.actor.accountId || may(ctx.actor, `admin/outbox:${access}`));
  if (!isTheirs) throw new Problem("notFound");
  return row;
}

export const house = {
  listOutbox: async ({ query }, ctx) => {
    const sorted = mails(ctx.db, query, ctx.house.timeZone).orderBy(orderBy(query.sort, sortable, "-created_at", "id"));
    const { data, pagination } = await page(sorted, query);
    return { data: data.map(mailOnWire), pagination };
  },
  getOutboxMail: async ({ path }, ctx) => {
    const mail = await one(ctx, "mail", path.id);
    const answers = (await answersTo(ctx.db, mail.id)).map(({ at, answer }) => ({ at: at.toISOString(), answer }));
    return { ...mailOnWire(mail), ...shownText(ctx, mail), answers };
  },
  resendMail: async ({ path }, ctx) => {
    const { status, kind, account_id, to_address } = await one(ctx, "mail", path.id, "lock");
    if (kind === "invitation" && account_id !== null && status !== "waiting") {
      // An invitation's link may have ended, and its text is not kept: a new one is sent.
      await inviteAgain(ctx, await one(ctx, "account", account_id, "lock"));
      return mailOnWire(await one(ctx, "mail", (await latestInvitation(ctx.db, account_id)) ?? path.id));
    }
    if (status !== "failed" && status !== "cancelled") {
      const errors = [{ path: "/path/id", message: mailIs(to_address, status) }];
      throw new Problem("mailNotFailed", { errors });
    }
    return mailOnWire(await queue(ctx, { id: path.id, kind }));
  },

  listJobs: async ({ query }, { db }) => {
    const { data, pagination } = await page(jobsOf(db, query.state), query);
    return { data: data.map(job), pagination };
  },
  getJob: async ({ path }, ctx) => job(await jobById(ctx, path.id)),
  cancelJob: async ({ path }, ctx) => {
    const row = await jobById(ctx, path.id, "lock");
    if (row.state !== "waiting" && row.state !== "running") {
      throw new Problem("jobEnded", { errors: [{ path: "/path/id", message: jobIs(titleOf(row.kind), row.state) }] });
    }
    const ended = { state: "cancelled" as const, ended_at: ctx.now };
    await changeJob(ctx.db, row.id, ended);
    await ctx.house.jobs.cancel(ctx, row);
    ctx.audit.push({
      workflow: "job",
      item: row.id,
      transition: "job.cancel",
      before: { state: row.state },
      after: { state: "cancelled" },
    });
    return job({ ...row, ...ended });
  },

  getMaintenance: async (_, { db }) => maintenanceOf(db),
  setMaintenance: async ({ body }, ctx) => {
    const { id } = await maintenanceOf(ctx.db);
    await one(ctx, "setting", id, "lock");
    const now = await maintenanceOf(ctx.db);
    await insistOnSeen(ctx, "setting", { id, version: now.version }, body.version, async () => now);
    const change = { is_on: body.is_on, message: body.message ?? now.message };
    const { version } = await patch(ctx, "setting", id, { value: JSON.stringify(change) });
    return { ...change, version };
  },
} satisfies Partial<Handlers>;
