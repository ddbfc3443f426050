import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { canonical } from "#machines/kit/canonical.ts";
import { closedByCustomers, withWithdrawal } from "#support/changed-enquiry.ts";
import { presentMemo } from "#support/changed-memo.ts";
import { expectAccessible } from "./accessible.ts";
import type { HouseClient } from "./house-client.ts";
import { inDatabase } from "./in-database.ts";
import { expect, test } from "./journey.ts";

const versions = "/admin/workflows/enquiry?tab=versions";

/** A customer asks, and an associate closes. A machine that lets only customers close would have refused that. */
async function closedEnquiry(house: HouseClient): Promise<string> {
  const [stock_no = ""] = await house.freeStones("customer", 1);
  await house.callAs("customer", "POST", "/inventory/new-arrival/enquiry", {
    stock_numbers: [stock_no],
    text: "Is it clean?",
  });
  const { data } = await house.callAs("associate", "POST", "/inventory/new-arrival/get-enquiry?currentTab=all", {
    stock_numbers: [stock_no],
  });
  const [line] = (data as { data: { id: number }[] }).data;
  await house.callAs("associate", "PUT", "/inventory/new-arrival/close-enquiry", { ids: [line?.id] });
  return stock_no;
}

const hashOf = (model: object) => createHash("sha256").update(canonical(model)).digest("hex");

/** Stores an earlier version of a machine in the house. */
const keep = (dataDir: string, model: object & { id: string; version: string }) =>
  inDatabase(
    dataDir,
    "INSERT INTO machine_version (hash, machine, version, description, created_at) VALUES ($1, $2, $3, $4, '2026-01-01') ON CONFLICT DO NOTHING",
    [hashOf(model), model.id, model.version, JSON.stringify(model)],
  );

async function replayFile(page: Page, name: string, text: string) {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Replay a file…" }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
}
const whatIf = (page: Page) => page.getByRole("region", { name: "What would have been different?" });

test("an administrator asks a changed machine in a file what it would have refused, and opens the item", {
  tag: "@whole",
}, async ({ page, signIn, house }) => {
  const stock_no = await closedEnquiry(house);
  await signIn("admin");
  await page.goto(versions);
  await replayFile(page, "enquiry-2.json", JSON.stringify({ name: "enquiry", description: closedByCustomers }));
  await expect(whatIf(page).getByRole("status")).toContainText("would have been decided differently");
  await expect(whatIf(page).getByRole("status")).toContainText("× Refused: role");
  await expectAccessible(page);
  await whatIf(page).getByRole("listitem").filter({ hasText: stock_no }).getByRole("button").click();
  await expect(page.getByRole("complementary").getByRole("heading", { level: 2 })).toContainText(stock_no);
  await expect(page.getByText("Replayed to the same end.")).toBeVisible();
});

test("a file that is no machine is refused in plain words, and so is the machine of another workflow", {
  tag: "@whole",
}, async ({ page, signIn }) => {
  await signIn("admin");
  await page.goto(versions);
  await replayFile(page, "letter.json", "Dear Sir or Madam");
  await expect(page.getByText("letter.json is not an exported machine in JSON format.")).toBeVisible();
  await replayFile(page, "memo.json", JSON.stringify({ name: "memo", description: presentMemo }));
  await expect(page.getByRole("alert").filter({ hasText: "This is the machine memo, not enquiry." })).toBeVisible();
  await expect(whatIf(page).getByRole("status")).toHaveCount(0);
});

test("an earlier version shows on the picture what was removed, and what it would have decided", {
  tag: "@whole",
}, async ({ page, signIn, house, portal }) => {
  await closedEnquiry(house);
  await keep(portal.dataDir, withWithdrawal);
  await signIn("admin");
  await page.goto(`${versions}&before=${hashOf(withWithdrawal)}`);
  const removed = page.getByRole("button", { name: /^WITHDRAW: open to withdrawn, .*, removed$/ });
  await expect(removed).toBeVisible();
  await expect(page.getByRole("button", { name: /^REMIND: open stays, .*, removed$/ })).toBeVisible();
  await expect(page.getByRole("listitem", { name: "withdrawn, final, removed" })).toBeVisible();
  await expect(page.getByText("red and dashed: removed")).toBeVisible();
  await removed.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/mark=enquiry\.withdraw/);
  await expect(page.getByRole("region", { name: "What changed" }).getByRole("button", { pressed: true })).toHaveText(
    "enquiry.withdraw",
  );
  await page.getByRole("button", { name: "Replay this version" }).click();
  await expect(whatIf(page).getByRole("status")).toContainText("× Refused: role");
  await expectAccessible(page);
});

test("an auditor asks a file by themselves; a customer cannot come here", { tag: "@whole" }, async ({
  page,
  signIn,
  freshPage,
}) => {
  await signIn("auditor");
  await page.goto(versions);
  await replayFile(page, "enquiry-2.json", JSON.stringify({ name: "enquiry", description: closedByCustomers }));
  await expect(whatIf(page).getByRole("status")).toContainText("would have been decided differently");
  const other = await freshPage();
  await signIn("customer", other);
  await other.goto(versions);
  await expect(other.getByText(/You do not have access to/)).toBeVisible();
  await expect(whatIf(other)).toHaveCount(0);
});
