import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import {
  aPlan,
  asked,
  button,
  field,
  fitsAcross,
  MailRules,
  mailHouse,
  mailRule,
  planned,
  run,
} from "./mail-rules.tsx";

const open = { open: 1 };
const question = () => page.getByRole("dialog", { name: /^Send Rounds/ });

test("the question before sending says who would get it and who would not, and one press is one key", async () => {
  const server = fakeServer(mailHouse());
  await showScreen(server, <MailRules start={open} />);
  await button("Send…").click();
  await expect.element(question().getByText(/1 person would get it\. The search finds 12 stones/)).toBeVisible();
  await expect.element(question().getByText("2 people would get nothing: 2 KYC pending.")).toBeVisible();
  await expect.element(question().getByText("Dear Mara Lind")).toBeVisible();
  expect(await findings()).toEqual([]);
  server.reply((request) =>
    new URL(request.url).pathname.includes("/send-email/")
      ? success(run({ waiting: 1 }), 200, "The letters are being sent.")
      : mailHouse({ rules: [mailRule(1, { state: "sending" })] })(request),
  );
  await question().getByRole("button", { name: "Send now" }).click();
  await expect.element(page.getByText("The letters are being sent.")).toBeVisible();
  const keys = asked(server, "GET", "/send-email/1").map(({ url }) => url.searchParams.get("run_key"));
  expect(keys).toEqual([expect.stringMatching(/^[A-Za-z0-9-]{16,64}$/)]);
  await expect.element(button("Stop")).toBeVisible();
});

test("what one types beside one's own sending is saved after it: the form goes on from the rule as it was sent", async () => {
  const saved = { name: "Rounds of May", version: 5, state: "sending" };
  let rules = [mailRule(1)];
  const server = fakeServer((request) => {
    if (request.method === "PUT") return success(mailRule(1, saved), 200, "Rule saved.");
    if (!new URL(request.url).pathname.includes("/send-email/")) return mailHouse({ rules })(request);
    rules = [mailRule(1, { state: "sending", version: 4 })];
    return success(run({ waiting: 1 }), 200, "The letters are being sent.");
  });
  await showScreen(server, <MailRules start={open} />);
  await field("Name").fill("Rounds of May");
  await button("Send…").click();
  await question().getByRole("button", { name: "Send now" }).click();
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(field("Name")).toHaveValue("Rounds of May");
  await button("Save changes").click();
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  await expect
    .poll(() => bodyOf(asked(server, "PUT", "/bulk-email").at(-1)?.text ?? "{}"))
    .toMatchObject({
      version: 4,
      name: "Rounds of May",
    });
});

test("a rule that finds nobody is refused in the question, which stays", async () => {
  const nobody = aPlan([{ ...planned, left_out: "kyc", pieces: 0, sell_amt: 0 }], { counts: { kyc: 1 } });
  const sentence = "Nobody would get this letter.";
  const read = mailHouse({ plan: nobody });
  const server = fakeServer((request) =>
    new URL(request.url).pathname.includes("/send-email/")
      ? failure(422, { code: "mailingNobody", message: sentence, request_id: "r" })
      : read(request),
  );
  await showScreen(server, <MailRules start={open} />);
  await button("Send…").click();
  await expect.element(question().getByText(/0 people would get it/)).toBeVisible();
  await question().getByRole("button", { name: "Send now" }).click();
  await expect.element(question().getByText(sentence)).toBeVisible();
  await question().getByRole("button", { name: "Not yet" }).click();
  await expect.element(question()).not.toBeInTheDocument();
});

test("a sending that got no answer of the house says so in the question (spec §8)", async () => {
  const read = mailHouse();
  const server = fakeServer((request) =>
    new URL(request.url).pathname.includes("/send-email/")
      ? new Response("<h1>502</h1>", { status: 502, headers: { "content-type": "text/html" } })
      : read(request),
  );
  await showScreen(server, <MailRules start={open} />);
  await button("Send…").click();
  await question().getByRole("button", { name: "Send now" }).click();
  await expect.element(question().getByText("Failed to send bulk email")).toBeVisible();
});

test("of ten thousand people the question shows the first, and counts the others", async () => {
  const many = Array.from({ length: 20 }, (_, at) => ({ ...planned, account_id: at + 1 }));
  const plan = { ...aPlan(many), counts: { waiting: 9_980, bounced: 20 } };
  plan.pagination.totalRecords = 10_000;
  await showScreen(fakeServer(mailHouse({ plan })), <MailRules start={open} />);
  await button("Send…").click();
  await expect.element(question().getByText(/9,980 people would get it/)).toBeVisible();
  await expect.element(question().getByText("… and 9,980 more")).toBeVisible();
  await page.viewport(390, 844);
  expect(fitsAcross()).toBe(true);
});

test("a run that failed says why, and is resumed or given up", async () => {
  const failed = mailRule(1, {
    state: "failed",
    last_run: run({ waiting: 4 }, { reason: "The disk is full.", outcome: null }),
  });
  const server = fakeServer(mailHouse({ rules: [failed] }));
  await showScreen(server, <MailRules start={open} />);
  await expect.element(page.getByText("Sending failed: The disk is full.")).toBeVisible();
  expect(button("Send…").elements()).toEqual([]);
  await button("Resume").click();
  await expect.poll(() => asked(server, "POST", "/rules/1/resume").length).toBe(1);
  await button("Give up the rest").click();
  await expect.poll(() => asked(server, "POST", "/rules/1/abandon").length).toBe(1);
  expect(await findings()).toEqual([]);
});

test("the letter is read before it is sent, as any client would, and says who would not get it", async () => {
  const server = fakeServer(mailHouse({ preview: { left_out: "unsubscribed" } }));
  await showScreen(server, <MailRules start={open} />);
  await field("Subject").fill("Ovals for {{company}}");
  await button("Preview the letter").click();
  await expect.element(page.getByText("This client would not get it: unsubscribed.")).toBeVisible();
  await expect.element(page.getByTitle("Preview")).toHaveAttribute("sandbox", "");
  const previewed = () => bodyOf(asked(server, "POST", "/preview").at(-1)?.text ?? "");
  expect(previewed()).toMatchObject({ subject: "Ovals for {{company}}" });
  // The letter stands beside the form, and follows what is typed there.
  await field("Subject").fill("Pears for {{company}}");
  await expect.poll(previewed).toMatchObject({ subject: "Pears for {{company}}" });
  // The frame of a letter is sandboxed: its own page is looked at by tests/e2e/letters.spec.ts.
  expect(await findings(document.body, ["region", "frame-tested"])).toEqual([]);
  await button("Close the letter").click();
  await expect.element(page.getByTitle("Preview")).not.toBeInTheDocument();
  await page.viewport(390, 844);
  await button("Preview the letter…").click();
  await expect.element(page.getByRole("dialog").getByTitle("Preview")).toBeVisible();
  expect(fitsAcross()).toBe(true);
});

test("words that could not become a letter are refused in its preview, in the server's words", async () => {
  const sentence = "A placeholder of this text does not exist.";
  const read = mailHouse();
  const server = fakeServer((request) =>
    new URL(request.url).pathname.endsWith("/preview")
      ? failure(422, { code: "mailingPlaceholderUnknown", message: sentence, request_id: "r" })
      : read(request),
  );
  await showScreen(server, <MailRules start={open} />);
  await button("Preview the letter").click();
  await expect.element(page.getByText(sentence)).toBeVisible();
});

test("without a subject there is no letter to preview, and the button says so", async () => {
  await showScreen(fakeServer(mailHouse()), <MailRules start={{ add: true }} />);
  await expect.element(button("Preview the letter")).toHaveAttribute("aria-disabled", "true");
  await expect.element(button("Preview the letter")).toHaveAccessibleDescription("Write a subject first.");
});

test("the preview says which files go with the letter and how large they are, and hands them out as that reader", async () => {
  const files = [{ format: "pdf", file_name: "stones-2026-11-23.pdf", bytes: 6_100_000 }];
  const read = mailHouse({ rules: [mailRule(1, { attachments: ["pdf"] })], preview: { files } });
  const server = fakeServer((request) =>
    new URL(request.url).pathname.endsWith("/preview/file")
      ? failure(422, { code: "mailingNoStones", message: "The search of this rule finds no stones.", request_id: "r" })
      : read(request),
  );
  await showScreen(server, <MailRules start={open} />);
  await expect.element(page.getByRole("checkbox", { name: "PDF" })).toBeChecked();
  await button("Preview the letter").click();
  await expect.element(page.getByText("stones-2026-11-23.pdf, 6,100 kB")).toBeVisible();
  await expect.element(page.getByText(/These files are too large to send/)).toBeVisible();
  expect(bodyOf(asked(server, "POST", "/preview").at(-1)?.text ?? "")).toMatchObject({ attachments: ["pdf"] });
  await button("Download stones-2026-11-23.pdf").click();
  await expect.element(page.getByText("The search of this rule finds no stones.")).toBeVisible();
  expect(bodyOf(asked(server, "POST", "/preview/file")[0]?.text ?? "")).toMatchObject({ format: "pdf" });
  expect(await findings(document.body, ["region", "frame-tested"])).toEqual([]);
});

test("a rule that could not be sent at its time says why", async () => {
  const reason = "The search of this rule finds no stones.";
  const last_run = run({}, { is_scheduled: true, outcome: "refused", reason });
  await showScreen(
    fakeServer(mailHouse({ rules: [mailRule(1, { state: "scheduled", last_run })] })),
    <MailRules start={open} />,
  );
  await expect.element(page.getByText(`Not sent at its time: ${reason}`)).toBeVisible();
});

const lars = { by: "Lars Peeters", at: "2026-11-20T08:59:00Z" };
const late = (event: string, message: string) =>
  failure(409, {
    code: "transitionRefused",
    message,
    request_id: "r",
    refused: [
      {
        id: 1,
        code: "transitionRefused",
        reason: message,
        meanwhile: { event, ...lars },
      },
    ],
  });

test("who stops a rule that somebody else has stopped reads who that was, and goes on with the rule as it is", async () => {
  const server = fakeServer(mailHouse({ rules: [mailRule(1, { state: "sending" })] }));
  await showScreen(server, <MailRules start={open} />);
  const stopped = mailRule(1, { state: "stopped", changed: { event: "mailing.stop", ...lars } });
  // A rule that is being sent is read every two seconds: it is stopped, for this page, with the answer to the press.
  server.reply((request) => {
    if (request.method !== "POST") return mailHouse({ rules: [mailRule(1, { state: "sending" })] })(request);
    server.reply(mailHouse({ rules: [stopped] }));
    return late("mailing.stop", "This cannot be done now.");
  });
  await button("Stop").click();
  await expect
    .element(page.getByText(/Lars Peeters stopped this rule .* Nothing of yours was written\./).first())
    .toBeVisible();
  await expect.element(button("Stop")).toHaveAttribute("aria-disabled", "true");
  await button("Continue").click();
  await expect.element(button("Resume")).toBeVisible();
});

test("a rule that is being sent is followed until its last letter has left, without a reload", async () => {
  const server = fakeServer(mailHouse({ rules: [mailRule(1, { state: "sending" })] }));
  await showScreen(server, <MailRules start={open} />);
  await expect.element(button("Stop")).toBeVisible();
  server.reply(mailHouse({ rules: [mailRule(1, { state: "sent" })] }));
  await expect.element(button("Send…")).toBeVisible();
});

test("an open rule shows its own progress and one's own acts at once, and freezes over nobody's", async () => {
  const sending = mailRule(1, { state: "sending", changed: { event: "mailing.send", ...lars } });
  const server = fakeServer(mailHouse({ rules: [sending] }));
  await showScreen(server, <MailRules start={open} />);
  await expect.element(button("Stop")).toBeVisible();
  const own = mailRule(1, { state: "stopped", changed: { event: "mailing.stop", ...lars, is_own: true } });
  server.reply((request) => {
    if (!new URL(request.url).pathname.endsWith("/stop")) return mailHouse({ rules: [sending] })(request);
    server.reply(mailHouse({ rules: [own] }));
    return success(own, 200, "Stopped.");
  });
  await button("Stop").click();
  await expect.element(button("Resume")).toBeVisible();
  const sent = mailRule(1, {
    state: "sent",
    changed: { event: "mailing.finish", by: "The portal", is_portal: true, at: "2026-11-20T09:02:00Z" },
  });
  server.reply(mailHouse({ rules: [sent] }));
  window.dispatchEvent(new Event("visibilitychange"));
  await expect.element(button("Send…")).toBeVisible();
  await expect.element(button("Continue")).not.toBeInTheDocument();
});

test("who puts a rule on its schedule goes on with what they have typed, as they are the one who changed it", async () => {
  const schedule = "0 7 * * 1";
  const preview = { schedule, words: "Every Monday at 07:00", time_zone: "UTC", next_runs: [] };
  const own = mailRule(1, { schedule, state: "scheduled", version: 4 });
  const houseOf = (rule: object) => (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/rules/1/schedule")) return success(own, 200, "Scheduled.");
    return pathname.endsWith("/inventory/schedule") ? success(preview) : mailHouse({ rules: [rule] })(request);
  };
  const server = fakeServer(houseOf(mailRule(1, { schedule })));
  await showScreen(server, <MailRules start={open} />);
  await field("Subject").fill("Ovals");
  server.reply(houseOf(own));
  await button("Put on its schedule").click();
  await expect.element(button("Take off its schedule")).toBeVisible();
  await button("Save changes").click();
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  await expect.poll(() => asked(server, "PUT", "/bulk-email").length).toBe(1);
  expect(bodyOf(asked(server, "PUT", "/bulk-email")[0]?.text ?? "")).toMatchObject({ version: 4, subject: "Ovals" });
});

test("who sends a rule that somebody else began to send reads that in the question, which stays", async () => {
  const read = mailHouse();
  const server = fakeServer((request) =>
    new URL(request.url).pathname.includes("/send-email/")
      ? late("mailing.send", "This cannot be done now.")
      : read(request),
  );
  await showScreen(server, <MailRules start={open} />);
  await button("Send…").click();
  await question().getByRole("button", { name: "Send now" }).click();
  await expect
    .element(question().getByText(/Lars Peeters began to send this rule .* Nothing of yours was written\./))
    .toBeVisible();
  const [sent] = asked(server, "GET", "/send-email/1");
  expect(sent?.url.searchParams.get("version")).toBe("3");
});
