import { beforeEach, describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { mailsTo } from "#server/db/queries/person.ts";
import { removeFile } from "#server/files/remove-file.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { demoAccount } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { auditRows } from "#support/audit.ts";
import { hours, minutes } from "#support/clock.ts";
import { invitationFor } from "#support/invitation.ts";
import { freeStones, requestedBy } from "#support/line-stones.ts";
import { aClient, quist } from "#support/people.ts";

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
const requestIds = async () => (await requestedBy(portal, "customer", await freeStones(portal, 1))).map(({ id }) => id);
const outbox = async (query = {}) => (await admin().call("listOutbox", { query })).data.data;

describe("the outbox", () => {
  test("shows what would have been sent, and the text of one mail at a time", async () => {
    mailServer = "none";
    const { id, text } = await mailTo();
    const [line] = await outbox();
    expect(line).toEqual({
      id,
      to: demoAddress("customer"),
      subject: "Set a new password for Loupe",
      kind: "resetCode",
      status: "kept",
      came_back: null,
      attempts: 1,
      error: null,
      created_at: "2026-11-20T09:00:00.000Z",
      sent_at: null,
    });
    expect(text).toMatch(/Your code is \d{6}\./);
    expect((await admin().call("getOutboxMail", { path: { id } })).data).toEqual({
      ...line,
      text,
      is_veiled: false,
      answers: [],
    });
    expectRefusal(await admin().call("getOutboxMail", { path: { id: 999_999 } }), 404, "notFound");
  });

  describe("where the house is no demo house", () => {
    const read = async () => {
      const { id } = (await portal.outbox()).at(-1) ?? { id: 0 };
      return (await admin().call("getOutboxMail", { path: { id } })).data;
    };
    beforeEach(() => {
      mailServer = "none";
      const { accounts } = portal.house;
      portal.house.accounts = { ...accounts, showsSecrets: false };
      return () => {
        portal.house.accounts = accounts;
      };
    });

    test("hides the code of a sign-up and of a new password, and says so", async () => {
      await mailTo();
      expect(await read()).toMatchObject({ is_veiled: true, text: expect.stringMatching(/^Your code is ••••••\./) });
      await portal.anonymous.call("sendOtp", { body: { email: "nora@harbour.test" } });
      const letter = await read();
      expect(letter).toMatchObject({ kind: "signupCode", is_veiled: true });
      expect(letter.text).not.toMatch(/\d{6}/);
    });

    test("hides the link of an invitation, also one that is sent again", async () => {
      await aClient(portal, "admin");
      const token = await invitationFor(portal, quist.email);
      const letter = await read();
      expect(letter).toMatchObject({ kind: "invitation", is_veiled: true });
      expect(letter.text).toContain("/login?form=invitation#••••••\n");
      expect(JSON.stringify(letter)).not.toContain(token);
      portal.clock.advance(minutes(1));
      const again = await admin().call("resendMail", { path: { id: letter.id } });
      const next = await invitationFor(portal, quist.email);
      expect(again.text + JSON.stringify(await read())).not.toContain(next);
    });

    test("shows every other letter whole", async () => {
      await admin().call("approveStones", { body: { ids: await requestIds() } });
      expect(await read()).toMatchObject({ kind: "requestApproved", is_veiled: false });
      expect((await read()).text).toBe((await portal.outbox()).at(-1)?.text);
    });

    test("the log and the file of a person hold no secret either", async () => {
      await mailTo();
      const code = await portal.codeFor(demoAddress("customer"));
      expect(JSON.stringify(await auditRows(portal.pool))).not.toContain(code);
      const [mail] = await mailsTo(portal.db, demoAddress("customer"));
      expect(mail).not.toHaveProperty("secret");
    });
  });

  test("is found by address, subject, status and day, the house's own day", async () => {
    mailServer = "none";
    await mailTo(); // 14:30 on the 20th in Kolkata
    portal.clock.advance(hours(10)); // 00:30 on the 21st there, still the 20th in London
    await mailTo(demoAddress("qc"));
    const to = async (query: object) => (await outbox(query)).map((line) => line.to.split("@")[0]);
    expect(await to({})).toEqual(["qc", "customer"]);
    expect(await to({ search: "CUSTOMER@" })).toEqual(["customer"]);
    expect(await to({ search: "new password" })).toHaveLength(2);
    expect(await to({ search: "%" })).toEqual([]);
    expect(await to({ status: "kept" })).toHaveLength(2);
    expect(await to({ status: "sent" })).toEqual([]);
    expect(await to({ startDate: "2026-11-21" })).toEqual(["qc"]);
    expect(await to({ endDate: "2026-11-20" })).toEqual(["customer"]);
    expect(await to({ startDate: "2026-11-20", endDate: "2026-11-21" })).toHaveLength(2);
    expect(await to({ startDate: "2026-11-22", endDate: "2026-11-21" })).toEqual([]);
  });

  test.each([
    ["startDate", "20-11-2026"],
    ["startDate", "2026-02-31"],
    ["endDate", "yesterday"],
    ["status", "lost"],
  ])("%s=%s is refused", async (name, value) => {
    expectRefusal(await admin().send("listOutbox", { query: { [name]: value } }), 400, "malformed", [`/query/${name}`]);
  });

  test("a year before all years finds nothing and breaks nothing", async () => {
    for (const name of ["startDate", "endDate"]) {
      const answer = await admin().send("listOutbox", { query: { [name]: "0000-01-01" } });
      expect([200, 400]).toContain(answer.status);
    }
  });

  test("a mail that a server took is sent, and its text is gone", async () => {
    mailServer = "takes";
    const { id } = await mailTo();
    const { data } = await admin().call("getOutboxMail", { path: { id } });
    expect(data).toMatchObject({ status: "sent", attempts: 1, text: null, sent_at: "2026-11-20T09:00:00.000Z" });
  });
});

describe("a job", () => {
  const jobs = async (query = {}) => (await admin().call("listJobs", { query })).data.data;

  /** A job of the customer's own: the picture that it took away. */
  async function customersJob() {
    const { id: account_id } = await demoAccount(portal, "customer");
    await portal.db.transaction().execute(async (db) => {
      await portal.house.jobs.enqueue(db, removeFile, { name: `${"0".repeat(32)}.png` }, account_id);
    });
    return (await portal.db.selectFrom("job").select("id").executeTakeFirstOrThrow()).id;
  }

  test("is listed with how it stands, and found by it", async () => {
    mailServer = "none";
    await mailTo();
    expect((await jobs()).map(({ kind, state, attempts }) => [kind, state, attempts]).sort()).toEqual([
      ["mailCode", "done", 1],
      ["sendMail", "done", 1],
    ]);
    expect(await jobs({ state: "failed" })).toEqual([]);
    expect(await jobs({ state: "done" })).toHaveLength(2);
  });

  test("is its owner's and the administration's, and not found by anybody else", async () => {
    const id = await customersJob();
    for (const name of ["customer", "admin"] as const) {
      expect((await portal.as(name).call("getJob", { path: { id } })).data).toMatchObject({ id, state: "waiting" });
    }
    for (const name of ["customer2", "qc", "auditor"] as const) {
      expectRefusal(await portal.as(name).call("getJob", { path: { id } }), 404, "notFound");
      expectRefusal(await portal.as(name).call("cancelJob", { path: { id } }), 404, "notFound");
    }
  });

  test("who may see the outbox sees every job, and cancels none that is not their own", async () => {
    const id = await customersJob();
    const { id: account_id } = await demoAccount(portal, "auditor");
    await portal.db
      .insertInto("user_permission")
      .columns(["account_id", "permission_id", "read_access", "write_access"])
      .expression((eb) =>
        eb
          .selectFrom("permission")
          .select((e) => [e.val(account_id).as("a"), "id", e.val(true).as("r"), e.val(false).as("w")])
          .where("path", "=", "/admin/outbox"),
      )
      .execute();
    const auditor = portal.as("auditor");
    expect((await auditor.call("listJobs")).data.data.map((job) => job.id)).toEqual([id]);
    expect((await auditor.call("getJob", { path: { id } })).status).toBe(200);
    expectRefusal(await auditor.call("cancelJob", { path: { id } }), 404, "notFound");
  });

  test("that waits can be cancelled, and does not run", async () => {
    const id = await customersJob();
    const answer = await portal.as("customer").call("cancelJob", { path: { id } });
    expect(answer.message).toBe(messages.jobCancelled);
    expect(answer.data).toMatchObject({ id, state: "cancelled", ended_at: "2026-11-20T09:00:00.000Z" });
    await portal.runJobs();
    expect((await jobs())[0]).toMatchObject({ state: "cancelled", attempts: 0 });
  });

  test("that has ended cannot be cancelled", async () => {
    const id = await customersJob();
    await portal.runJobs();
    const refused = await admin().call("cancelJob", { path: { id } });
    expectRefusal(refused, 409, "jobEnded", ["/path/id"]);
    expect(refused.body.errors?.[0]?.message).toMatch(/^“.+” is done\.$/);
    expect((await jobs())[0]).toMatchObject({ state: "done" });
  });

  test("that does not exist is not found", async () => {
    const path = { id: "00000000-0000-4000-8000-000000000000" };
    expectRefusal(await admin().call("getJob", { path }), 404, "notFound");
    expectRefusal(await admin().send("getJob", { path: { id: "1" } }), 400, "malformed", ["/path/id"]);
  });
});
