import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
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

test("a house without a mail server says before sending that nobody would receive the letter", async () => {
  await showScreen(
    fakeServer(mailHouse({ plan: aPlan([planned], { has_mail_server: false }) })),
    <MailRules start={open} />,
  );
  await button("Send…").click();
  await expect.element(question().getByText(/no mail server: the letters would be kept in the outbox/)).toBeVisible();
});

test("a run whose letters were all kept is not called sent, on the list and in its drawer", async () => {
  const kept = mailRule(1, { state: "sent", last_run: run({ kept: 3 }, { outcome: "kept" }) });
  const left = mailRule(2, { state: "sent", last_run: run({ sent: 3 }) });
  await showScreen(fakeServer(mailHouse({ rules: [kept, left] })), <MailRules start={open} />);
  await expect.element(page.getByRole("row", { name: /Rounds 1/ })).toHaveTextContent("Kept in the outbox");
  await expect.element(page.getByRole("row", { name: /Rounds 2/ })).not.toHaveTextContent("Kept in the outbox");
  const drawer = page.getByRole("complementary", { name: "Rounds 1" });
  await expect.element(drawer.getByText("Kept in the outbox", { exact: true })).toBeVisible();
  expect(drawer.getByText("Sent", { exact: true }).elements()).toEqual([]);
});

test("with nine and more people on a laptop the acts of the question stay in sight, and each amount is whole", async () => {
  const many = Array.from({ length: 20 }, (_, at) => ({ ...planned, account_id: at + 1, sell_amt: 15_455_210.5 }));
  await showScreen(fakeServer(mailHouse({ plan: aPlan(many) })), <MailRules start={open} />);
  await page.viewport(1366, 768);
  await button("Send…").click();
  await expect.element(question().getByText("$15,455,210.50").first()).toBeVisible();
  const act = question().getByRole("button", { name: "Send now" }).element().getBoundingClientRect();
  expect(act.bottom).toBeLessThanOrEqual(window.innerHeight);
  const frame = question().getByRole("region", { name: "Who gets it" }).element();
  expect(frame.scrollHeight).toBeGreaterThan(frame.clientHeight);
  expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  await page.viewport(390, 844);
  expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
});

test("a name without end leaves the ways out of drawer and question whole on a telephone", async () => {
  const name = `Rounds ${"W".repeat(93)}`;
  await showScreen(fakeServer(mailHouse({ rules: [mailRule(1, { name })] })), <MailRules start={open} />);
  await page.viewport(390, 844);
  const isWhole = (element: Element) => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    return left >= 0 && right <= 390 && top >= 0 && bottom <= 844 && width >= 24;
  };
  await expect.element(page.getByRole("complementary", { name })).toBeVisible();
  const aside = page.getByRole("complementary", { name });
  expect(
    isWhole(
      aside
        .getByRole("button", { name: /^Close/ })
        .first()
        .element(),
    ),
  ).toBe(true);
  await button("Send…").click();
  await expect.element(question().getByText(/1 person would get it/)).toBeVisible();
  expect(isWhole(question().getByRole("button", { name: "Close" }).element())).toBe(true);
  expect(isWhole(question().getByRole("button", { name: "Send now" }).element())).toBe(true);
  expect(fitsAcross()).toBe(true);
});

test("what somebody else saved right after one's own sending is not written over: the next save says its earlier version", async () => {
  let rules = [mailRule(1)];
  const server = fakeServer((request) => {
    if (!new URL(request.url).pathname.includes("/send-email/")) return mailHouse({ rules })(request);
    rules = [mailRule(1, { state: "sending", subject: "Rounds for June", version: 5 })];
    return success(run({ waiting: 1 }), 200, "The letters are being sent.");
  });
  await showScreen(server, <MailRules start={open} />);
  await field("Name").fill("Rounds of May");
  await button("Send…").click();
  await question().getByRole("button", { name: "Send now" }).click();
  await expect.element(question()).not.toBeInTheDocument();
  await button("Save changes").click();
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  await expect.poll(() => asked(server, "PUT", "/bulk-email").length).toBe(1);
  expect(bodyOf(asked(server, "PUT", "/bulk-email")[0]?.text ?? "{}")).toMatchObject({
    version: mailRule(1).version,
    subject: mailRule(1).subject,
  });
});
