import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./journey.ts";

const tab = "/admin/audit-logs?tab=checkpoints";

/** Presses a button and saves its download under the suggested name. */
async function carry(page: Page, folder: string, name: RegExp): Promise<string> {
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name }).first().click();
  const file = await saved;
  await file.saveAs(path.join(folder, file.suggestedFilename()));
  return file.suggestedFilename();
}

test("an auditor verifies the whole log at home, with three files and one command", { tag: "@whole" }, async ({
  page,
  signIn,
  house,
}) => {
  await house.callAs("admin", "POST", "/audit/checkpoints");
  await signIn("auditor");
  await page.goto(tab);
  await expect(page.getByRole("table", { name: "Checkpoints" })).toBeVisible();
  await expectAccessible(page);
  const home = await mkdtemp(path.join(tmpdir(), "loupe-home-"));
  try {
    const verifier = await carry(page, home, /^Download the verifier$/);
    const log = await carry(page, home, /^Download the log$/);
    const checkpoint = await carry(page, home, /^Download the checkpoint of/);
    const asked = [verifier, "--file", log, "--checkpoint", checkpoint];
    const { stdout } = await promisify(execFile)(process.execPath, asked, { cwd: home, env: {} });
    expect(stdout).toMatch(/chain +whole[\s\S]*signature +good[\s\S]*checkpoints +1 agree[\s\S]*Nothing is wrong/);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
});

test("an administrator lets the chain be read and makes checkpoints, and the house states that one goes on into the other", {
  tag: "@whole",
}, async ({ page, signIn }) => {
  await signIn("admin");
  await page.goto(tab);
  await page.getByRole("button", { name: "Read the chain now" }).click();
  await expect(page.getByRole("region", { name: "Chain" }).getByText("Whole")).toBeVisible();
  const rows = page.getByRole("checkbox", { name: /^Compare the checkpoint/ });
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  for (let made = 0; made < 2; made++) {
    const before = await rows.count();
    await page.getByRole("button", { name: "Make a checkpoint" }).click();
    await expect(rows).toHaveCount(before + 1);
  }
  await rows.nth(0).check();
  await rows.nth(1).check();
  await page.getByRole("button", { name: "Sign the statement" }).click();
  await expect(page.getByText(/continues unaltered to .* The statement is signed\./)).toBeVisible();
});
