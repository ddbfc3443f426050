import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { enterAsGuest, expect, test } from "./journey.ts";

const acts = "/inventory/new-arrival";
const count = (text: string) => Number(text.replace(/\D/g, ""));

/** The panels that would be cut in print: a grid cuts its rows at the end of a sheet, and so does a panel that may break. */
async function cutOnPaper(page: Page) {
  await page.emulateMedia({ media: "print" });
  const cut = await page.locator("main section.panel").evaluateAll((panels) =>
    panels
      .filter((panel) => {
        const isCut = panel.scrollHeight > panel.clientHeight + 1;
        const around = getComputedStyle(panel.parentElement as Element).display;
        return isCut || around === "grid" || getComputedStyle(panel).breakInside !== "avoid";
      })
      .map((panel) => panel.querySelector("h2")?.textContent),
  );
  await page.emulateMedia({ media: "screen" });
  return cut;
}

test("an administrator comes by /admin, opens each list with its lines, and sees a hold without a reload", {
  tag: "@whole",
}, async ({ page, signIn, house }) => {
  await signIn("admin");
  await Promise.all([page.waitForResponse(/\/live\/stones/), page.goto("/admin")]);
  await expect(page).toHaveURL(/\/dashboard$/);
  const log = page.locator("section.panel", { has: page.getByRole("heading", { name: "Latest in the audit log" }) });
  await expect(log.getByRole("listitem")).toHaveCount(5);
  const figures = page.getByRole("region", { name: "How the house stands" });
  const latest = figures.locator("section.panel", { has: page.getByRole("heading", { name: "Latest on the lists" }) });
  for (const list of ["In carts", "Requests", "On memo", "On hold"]) {
    await latest.getByText(list, { exact: true }).click();
    await expect(latest.getByRole("listitem").first()).toContainText("$");
  }
  const held = figures.getByRole("link", { name: /^On hold/ });
  await expect(held).toContainText(/\d/);
  const before = count(await held.innerText());
  const [stone = ""] = await house.freeStones("customer", 1);
  const made = await house.callAs("customer", "POST", `${acts}/hold`, { stock_numbers: [stone] });
  await expect(latest.getByRole("link", { name: new RegExp(stone) })).toBeVisible();
  await expect.poll(async () => count(await held.innerText())).toBeGreaterThan(before);
  await expect(log.getByRole("listitem").first()).toContainText(stone);
  await expectAccessible(page);
  expect(await cutOnPaper(page)).toEqual([]);
  const [hold] = (made.data as { data: { id: number }[] }).data;
  await house.call("PUT", `${acts}/release-hold`, { ids: [hold?.id] });
});

test("who comes and who goes is seen on the screen of live users and by its count, without a reload", {
  tag: "@whole",
}, async ({ page, signIn, freshPage }) => {
  await signIn("admin");
  await Promise.all([page.waitForResponse(/\/live\/stones/), page.goto("/admin/live-users")]);
  const table = page.getByRole("table");
  await expect(table.getByRole("row", { name: /Ines Novak Administrator/ })).toBeVisible();
  await expect(table.getByRole("row", { name: /Henrik/ })).toHaveCount(0);
  // People of other journeys come and go meanwhile: the count is held against the rows beside it.
  const online = page.getByText(/^\d+ (person|people)$/);
  const people = table.getByRole("rowgroup").last().getByRole("row");
  const expectCounted = () =>
    expect(async () => expect(count(await online.innerText())).toBe(await people.count())).toPass();
  await expectCounted();
  // A guest is somebody whom no other journey has brought in before.
  await enterAsGuest(await freshPage(), "Nils Ekman", `nils-${Date.now()}@orchard.test`);
  await expect(table.getByRole("row", { name: /Nils Ekman Guest/ })).toBeVisible();
  await expectCounted();
  await expectAccessible(page);
});

test("an associate sees own customers' figures and a customer their own purchases, and neither the house's", {
  tag: "@whole",
}, async ({ page, signIn, freshPage }) => {
  await signIn("associate");
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "How your customers stand" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Gone quiet" })).toBeVisible();
  await expectAccessible(page);
  for (const address of ["/admin", "/customer"]) {
    await page.goto(address);
    await expect(page.getByText(/You do not have access to/)).toBeVisible();
  }

  const other = await freshPage();
  await signIn("customer", other);
  await other.goto("/customer");
  await expect(other).toHaveURL(/\/dashboard$/);
  const own = other.getByRole("region", { name: "What you bought and have" }).first();
  const memos = own.getByRole("link", { name: /^On memo/ });
  await expect(memos).toContainText(/\d stones?/);
  const stones = count((await memos.innerText()).replace("On memo", ""));
  await expectAccessible(other);
  await memos.click();
  await expect(other).toHaveURL(/\/customer-profile\/memo\?.*currentTab=issued/);
  await expect(other.getByRole("link", { name: `Issued ${stones}` })).toBeVisible();
  await other.goto("/admin");
  await expect(other.getByText(/You do not have access to/)).toBeVisible();
});

test("an auditor sees every queue, the figures and the log, and quality control the memos that it receives", {
  tag: "@whole",
}, async ({ page, signIn, freshPage }) => {
  await signIn("auditor");
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/dashboard$/);
  const waiting = page.getByRole("region", { name: "Waiting for you" });
  for (const queue of ["Confirm stones", "Holds expiring first", "Memos due first"])
    await expect(waiting.getByRole("heading", { name: queue })).toBeVisible();
  await expect(page.getByRole("region", { name: "How the house stands" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Latest in the audit log" })).toBeVisible();
  await expectAccessible(page);

  const other = await freshPage();
  await signIn("qc", other);
  await other.goto("/dashboard");
  const queues = other.getByRole("region", { name: "Waiting for you" }).getByRole("heading");
  await expect(queues.first()).toHaveText("Memos due first");
  for (const queue of ["Confirm stones", "Holds expiring first"])
    await expect(queues.filter({ hasText: queue })).toHaveCount(0);
  await expect(other.getByRole("region", { name: "How the house stands" })).toHaveCount(0);
});
