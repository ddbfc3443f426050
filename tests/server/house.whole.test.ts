import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { auditRows } from "#support/audit.ts";
import { hours, minutes } from "#support/clock.ts";

const refusedMail = new Error("550 no such mailbox");
let mailServer: "takes" | "refuses" | "none" = "none";
const mailer = {
  async send() {
    if (mailServer === "refuses") throw refusedMail;
    return undefined;
  },
};
const portal = useApp({ timeZone: "Asia/Kolkata" });
const admin = () => portal.as("admin");

async function mailTo(address = demoAddress("customer")) {
  portal.house.mailer = mailServer === "none" ? null : mailer;
  await portal.anonymous.call("forgotPassword", { body: { email: address } });
  const mail = (await portal.outbox()).at(-1);
  if (!mail) throw new Error("no mail was posted");
  return mail;
}
const outbox = async (query = {}) => (await admin().call("listOutbox", { query })).data.data;

describe("the outbox", () => {
  test("a mail that is refused again and again has failed, and says why", async () => {
    mailServer = "refuses";
    const mail = await mailTo();
    expect(mail).toMatchObject({ status: "failed", attempts: 41, error: refusedMail.message });
    const { fact } = (await auditRows(portal.pool)).at(-1) ?? {};
    expect(fact).toMatchObject({ transition: "mail.update", item: String(mail.id), request_id: mail.job_id });
  });

  test("a failed mail can be sent again, any other cannot", async () => {
    mailServer = "refuses";
    const { id } = await mailTo();
    mailServer = "takes";
    const answer = await admin().call("resendMail", { path: { id } });
    expect(answer.message).toBe(messages.mailQueued);
    expect(answer.data).toMatchObject({ id, status: "waiting", error: null });
    expectRefusal(await admin().call("resendMail", { path: { id } }), 409, "mailNotFailed");
    await portal.runJobs();
    expect((await outbox())[0]).toMatchObject({ status: "sent" });
    const refused = await admin().call("resendMail", { path: { id } });
    expectRefusal(refused, 409, "mailNotFailed", ["/path/id"]);
    expect(refused.body.errors?.[0]?.message).toBe(`The mail to ${answer.data.to} is sent.`);
    expectRefusal(await admin().call("resendMail", { path: { id: 999_999 } }), 404, "notFound");
  });
});

describe("a job", () => {
  test("of a mail takes the mail along, which can be sent again", async () => {
    mailServer = "refuses";
    const mail = await mailTo();
    await admin().call("resendMail", { path: { id: mail.id } });
    const { job_id } = await portal.db.selectFrom("mail").select("job_id").executeTakeFirstOrThrow();
    await admin().call("cancelJob", { path: { id: job_id ?? "" } });
    await portal.runJobs();
    expect((await outbox())[0]).toMatchObject({ status: "cancelled", attempts: mail.attempts });
    expect((await admin().call("resendMail", { path: { id: mail.id } })).data.status).toBe("waiting");
  });
});

describe("what has had its time", () => {
  test("is forgotten by the house's own cleaning, and nothing else is", async () => {
    mailServer = "none";
    await mailTo();
    await portal.as("customer").call("getProfile");
    await portal.anonymous.call("login", { body: { email: demoAddress("qc"), password: "wrong" } });
    const { cleanUp } = (await import("#server/services/jobs/kinds.ts")).jobKinds;
    const clean = () => cleanUp.run({}, { house: portal.house } as never);
    const count = async () => {
      const tables = ["session", "one_time_code", "sign_in_failure", "mail", "job"] as const;
      const counted = tables.map(async (table) => (await portal.db.selectFrom(table).selectAll().execute()).length);
      return Promise.all(counted);
    };
    await clean();
    expect(await count()).toEqual([1, 1, 1, 1, 2]);
    portal.clock.advance(hours(12) + minutes(1));
    await clean();
    expect(await count()).toEqual([0, 1, 1, 1, 2]);
    portal.clock.advance(hours(36));
    await clean();
    expect(await count()).toEqual([0, 0, 0, 1, 2]);
    portal.clock.advance(hours(31 * 24));
    await clean();
    expect(await count()).toEqual([0, 0, 0, 0, 0]);
  });
});
