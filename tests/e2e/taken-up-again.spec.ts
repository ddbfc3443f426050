import type { Page } from "@playwright/test";
import { codes } from "#domain/codes.ts";
import { csvOf, stockOf } from "../../tools/provider-simulator/stock-of.ts";
import type { HouseClient } from "./house-client.ts";
import { inDatabase } from "./in-database.ts";
import { expect, test } from "./journey.ts";
import { mailBy, serverAway } from "./mail-server.ts";
import { expectTold } from "./told.ts";

/**
 * The acts of a load, a feed and a mail rule in states that no file and no server brings about at will: a load that waits
 * for its turn, is being read, was refused, or has failed half way; a feed that runs, asks, or is paused; a rule whose
 * letters could not be written.
 */
const atFirst = { timeout: 60_000 };
const stones = 3;

/** Puts a load, a feed or a mail rule into a state, as a process that was killed leaves it. */
const put = (dataDir: string, what: "load" | "feed" | "mailing", id: number, state: string) =>
  inDatabase(dataDir, `SELECT move_${what}($1, jsonb_build_object('state', $2::text, 'status', $3::integer))`, [
    id,
    state,
    (codes[what] as Record<string, number>)[state.split(".")[0] ?? ""],
  ]);

async function aProvider(house: HouseClient, name: string, prefix: string): Promise<number> {
  return ((await house.call("POST", "/inventory/company", { name, prefix })).data as { id: number }).id;
}

/** Uploads a list whose title stands above its header. */
async function upload(page: Page, provider: number, first: number): Promise<number> {
  const rows = stockOf(stones).map((row, at) => ({ ...row, "Report #": String(first + at) }));
  const buffer = Buffer.from(`Stock of today\r\n${csvOf(rows)}`);
  await page.goto(`/inventory/loads/new?provider=${provider}`);
  await page.locator('input[type="file"]').setInputFiles({ name: "stock.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: /^Upload and read/ }).click();
  await expect(page).toHaveURL(/\/inventory\/loads\/\d+/, atFirst);
  return Number(/loads\/(\d+)/.exec(page.url())?.[1]);
}

const becomes = (house: HouseClient, id: number, state: string) =>
  expect
    .poll(async () => ((await house.call("GET", `/supply/loads/${id}`)).data as { state: string }).state, atFirst)
    .toBe(state);

/** Corrects the header row on the step of the columns, and has the file read again. */
async function correct(page: Page, headerRow: number): Promise<void> {
  await page.getByRole("button", { name: "Correct the columns" }).click();
  await page.getByRole("textbox", { name: /Header row/ }).fill(String(headerRow));
  await page.getByRole("button", { name: /^Save 1 change and read again/ }).click();
}

async function cancel(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Cancel load…" }).click(atFirst);
  await page.getByRole("dialog").getByRole("button", { name: "Cancel load" }).click();
  await expect(page.getByText("Nothing of it reached the stock.")).toBeVisible();
}

test("a load that was refused or has failed is corrected or tried again, and goes on where it stopped", {
  tag: "@whole",
}, async ({ page, portal: { dataDir }, house, signIn }) => {
  const provider = await aProvider(house, "Slipway Gems", "SLI");
  await signIn("admin");
  const id = await upload(page, provider, 7_910_001);
  const address = `/inventory/loads/${id}?step=commit`;
  const standsAs = async (state: string) => {
    await put(dataDir, "load", id, state);
    await page.goto(address);
  };
  const tryAgain = () => page.getByRole("button", { name: "Try again" }).click(atFirst);
  await becomes(house, id, "waiting");
  await standsAs("refused");
  await expect(page.getByText("The file was refused.")).toBeVisible(atFirst);
  await correct(page, 1);
  await becomes(house, id, "waiting");
  await standsAs("failed.reading");
  await expect(page.getByText("Reading the file failed.")).toBeVisible(atFirst);
  await correct(page, 2);
  await becomes(house, id, "waiting");
  await standsAs("failed.reading");
  await tryAgain();
  await becomes(house, id, "waiting");
  await standsAs("failed.committing");
  await tryAgain();
  await becomes(house, id, "committed");
  await page.goto("/search?numbers=7910001");
  await expect(page.getByRole("row", { name: /SLIS1/ })).toContainText("Available", atFirst);
  await standsAs("failed.rollingBack");
  await tryAgain();
  await becomes(house, id, "rolledBack");
});

test("a large file that is read wrongly is corrected while it is read", { tag: "@whole" }, async ({
  page,
  portal: { dataDir },
  house,
  signIn,
}) => {
  const provider = await aProvider(house, "Towpath Gems", "TOW");
  await signIn("admin");
  const id = await upload(page, provider, 7_930_001);
  await becomes(house, id, "waiting");
  await put(dataDir, "load", id, "reading");
  await page.goto(`/inventory/loads/${id}`);
  await expect(page.getByRole("progressbar")).toBeVisible(atFirst);
  await correct(page, 1);
  await becomes(house, id, "waiting");
  await expect(page.getByRole("textbox", { name: /Header row/ })).toHaveValue("1", atFirst);
});

test("a load is cancelled while it waits for its turn, while it is read, and after reading it has failed", {
  tag: "@whole",
}, async ({ page, portal: { dataDir }, house, signIn }) => {
  const provider = await aProvider(house, "Sandbar Gems", "SAN");
  await signIn("admin");
  const id = await upload(page, provider, 7_920_001);
  await becomes(house, id, "waiting");
  for (const state of ["received", "reading", "failed.reading"]) {
    await put(dataDir, "load", id, state);
    await page.goto(`/inventory/loads/${id}`);
    await cancel(page);
    await becomes(house, id, "cancelled");
  }
});

test("a feed is switched off while it runs, asks, was paused, or has given up", { tag: "@whole" }, async ({
  page,
  portal: { dataDir },
  house,
  signIn,
}) => {
  const provider_id = await aProvider(house, "Ferry Gems", "FER");
  const remote_place = { protocol: "sftp", host: "sftp.ferry.example", port: 22, folder: "out", user_name: "loupe" };
  const wish = { provider_id, name: "Ferry Gems, daily", source: "folder", pattern: "*.csv", schedule: "30 6 * * *" };
  const made = await house.call("POST", "/supply/feeds", {
    ...wish,
    remote_place: { ...remote_place, secret: "ferry" },
  });
  const { id } = made.data as { id: number };
  await signIn("admin");
  for (const state of ["running", "asking", "paused.byPerson", "paused.afterFailures"]) {
    await put(dataDir, "feed", id, state);
    await page.goto("/inventory/feeds");
    const isOn = page.getByRole("switch", { name: "Ferry Gems, daily is on" }).first();
    await expect(isOn).toBeChecked(atFirst);
    await isOn.press("Space");
    await expect(isOn).not.toBeChecked();
  }
});

test("a mail rule whose letters could not be written says why, is resumed, and is given up when it fails again", {
  tag: "@whole",
}, async ({ page, portal: { dataDir }, house, signIn }) => {
  const [stone] = await house.freeStones("customer", 1);
  const rule = { name: "Stopped half way", subject: "{{stones}} stones", search: { numbers: [stone] } };
  const { id } = (await house.call("POST", "/bulk-email", rule)).data as { id: number };
  await mailBy(house, serverAway);
  const fails = async () => {
    await inDatabase(dataDir, "UPDATE mailing_run SET reason = 'The disk was full.' WHERE mailing_id = $1", [id]);
    await put(dataDir, "mailing", id, "failed");
    await page.goto(`/settings/system-settings/bulk-email?open=${id}`);
    await expect(page.getByText(/The disk was full\./).first()).toBeVisible(atFirst);
  };
  try {
    await signIn("admin");
    await page.goto(`/settings/system-settings/bulk-email?open=${id}`);
    await page.getByRole("button", { name: "Send…" }).click(atFirst);
    await page.getByRole("dialog").getByRole("button", { name: "Send now" }).click();
    await expectTold(page, "The letters are being written.");
    await fails();
    await page.getByRole("button", { name: "Resume" }).click();
    await expect(page.getByRole("button", { name: "Stop", exact: true })).toBeVisible();
    await fails();
    await page.getByRole("button", { name: "Give up the rest" }).click();
    await expectTold(page, "The rest of this run is not sent.");
    await expect(page.getByRole("button", { name: "Send…" })).toBeVisible();
  } finally {
    await mailBy(house, null);
  }
});
