import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./journey.ts";

const grid = (page: Page) => page.getByRole("grid", { name: "Audit log" });
const drawer = (page: Page) => page.getByRole("complementary").last();
const log = "/admin/audit-logs";

test("an auditor finds what somebody did to a stone, reads it, and goes on to the rest of its request", async ({
  page,
  signIn,
  house,
}) => {
  const [stone = ""] = await house.freeStones("customer", 1);
  await house.callAs("customer", "POST", "/inventory/new-arrival/hold", { stock_numbers: [stone] });
  await signIn("auditor");
  await page.goto(log);
  const search = page.getByRole("textbox", { name: "Search" }).or(page.getByRole("searchbox", { name: "Search" }));
  await search.first().fill(stone);
  await expect(page).toHaveURL(new RegExp(`search=${stone}`));
  await expect(grid(page).getByText(`Hold: held, stone ${stone}`)).toBeVisible();
  await expect(grid(page).getByText(`Stone ${stone}: put on hold`)).toBeVisible();

  await grid(page).getByText(`Hold: held, stone ${stone}`).click();
  await expect(drawer(page).getByText("Mara Lind, Customer")).toBeVisible();
  await expect(drawer(page).getByText("absent → held")).toBeVisible();
  await expect(drawer(page).getByText("Its hash matches its body.")).toBeVisible();
  await expect(drawer(page).getByText("It follows the previous entry.")).toBeVisible();
  await expectAccessible(page);

  await drawer(page).getByRole("link", { name: "Everything in this request" }).click();
  await expect(page).toHaveURL(/request_id=/);
  await expect(grid(page).getByText(`Stone ${stone}: put on hold`)).toBeVisible();
  await expect(page.getByText("2 on this page / 2 matching")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`search=${stone}`));
});

test("the whole way is a keyboard's, and an address leads back to the same entry", { tag: "@whole" }, async ({
  page,
  signIn,
}) => {
  await signIn("auditor");
  await page.goto(`${log}?workflow=memo`);
  await grid(page).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/entry=\d+/);
  const first = page.url();
  await page.keyboard.press("j");
  await expect(page).not.toHaveURL(first);
  await page.reload();
  await expect(drawer(page).getByRole("heading", { name: "What changed" })).toBeVisible();
  await drawer(page).focus();
  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(/entry=/);
  await expect(page).toHaveURL(/workflow=memo/);
});

test("an auditor carries the log away, and it holds at home", { tag: "@whole" }, async ({ page, signIn }) => {
  await signIn("auditor");
  await page.goto(log);
  await page.getByRole("button", { name: /^Export \d/ }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: /JSON lines/ }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d{2}-\d{2}\.jsonl$/);
  const lines = (await readFile(await file.path(), "utf8")).trimEnd().split("\n");
  const [head, ...rows] = lines.slice(0, -1).map((line) => JSON.parse(line));
  expect([head.format, head.is_whole, rows.length]).toEqual(["loupe-audit/1", true, head.size_of_log]);
  let prev = head.prev as string;
  for (const row of rows) {
    const hash = createHash("sha256").update(Buffer.from(prev, "hex")).update(`${row.seq}\n${row.body}`).digest("hex");
    expect([row.prev, row.hash]).toEqual([prev, hash]);
    prev = hash;
  }
  expect(JSON.parse(lines.at(-1) ?? "").head).toBe(prev);
});

test("the dashboard of an auditor shows the latest five, and each leads to its entry", { tag: "@whole" }, async ({
  page,
  signIn,
}) => {
  await signIn("auditor");
  await page.goto("/dashboard");
  const panel = page
    .getByRole("region")
    .filter({ hasText: "Latest in the audit log" })
    .or(page.locator(".panel").filter({ hasText: "Latest in the audit log" }))
    .last();
  await expect(panel.getByRole("listitem")).toHaveCount(5);
  await panel.getByRole("listitem").first().getByRole("link").click();
  await expect(page).toHaveURL(/audit-logs\?entry=\d+/);
  await expect(drawer(page).getByRole("heading", { name: /^Entry / })).toBeVisible();
});
