import type { Locator, Page } from "@playwright/test";
import { BuiltPortal } from "#support/built-portal.ts";
import { fetchHeld } from "#support/held-answers.ts";
import { csvOf, type StockRow, stockOf } from "../../tools/provider-simulator/stock-of.ts";
import { type WebDoor, webDoor } from "../../tools/provider-simulator/web-door.ts";
import { expectAccessibleInBothColours } from "./accessible.ts";
import type { HouseClient } from "./house-client.ts";
import { inDatabase } from "./in-database.ts";
import { test as base, expect, sidebarLink } from "./journey.ts";

/** A house that may visit providers on its own machine. */
const test = base.extend<object, { portal: BuiltPortal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its pattern
    async ({}, use) => {
      const portal = await new BuiltPortal().start({ ALLOW_PRIVATE_SOURCES: "true" });
      await use(portal);
      await portal.remove();
    },
    { scope: "worker", timeout: 240_000 },
  ],
});

const stones = 20;
const left = 6; // 70 % of the stock are gone
const atFirst = { timeout: 60_000 };

/** The invented stock, with report numbers that no other provider has. */
const stockWith = (first: number): StockRow[] =>
  stockOf(stones).map((row, at) => ({ ...row, "Report #": String(first + at) }));

type Fed = { provider: number; feed: number; door: WebDoor };
type Load = { id: number; version: number; state: string; waits_for: { reason: string }[] };

/** A provider whose first list somebody took by hand, and a feed that fetches the next ones every morning. */
async function fed(house: HouseClient, name: string, prefix: string, first: number): Promise<Fed> {
  const door = await webDoor(stockWith(first));
  const { id: provider } = (await house.call("POST", "/inventory/company", { name, prefix })).data as { id: number };
  await takeFirst(house, provider, door.rows);
  const web = { url: `${door.url}/stock.csv`, sign_in: "none", paging: "none" };
  const wish = { provider_id: provider, name: `${name}, daily`, source: "web", web, schedule: "30 6 * * *" };
  const { id: feed } = (await house.call("POST", "/supply/feeds", wish)).data as { id: number };
  await house.call("PUT", `/supply/feeds/${feed}/active`, { is_active: true });
  return { provider, feed, door };
}

async function takeFirst(house: HouseClient, provider: number, rows: StockRow[]): Promise<void> {
  const body = new FormData();
  const sent = { provider_id: provider, mode: "whole" };
  body.set("data", new Blob([JSON.stringify(sent)], { type: "application/json" }));
  body.set("uploadExcel", new File([csvOf(rows)], "first.csv"));
  const headers = { authorization: `Bearer ${await house.signIn("admin")}` };
  const answer = await fetchHeld(`${house.address}/api/v1/inventory/mapping`, { method: "PUT", headers, body });
  const { data } = (await answer.json()) as { data: { load_id: number } };
  const load = await standing(house, data.load_id, "waiting");
  const accepted = load.waits_for.map(({ reason }) => reason);
  await house.call("POST", `/supply/loads/${load.id}/commit`, { version: load.version, accepted });
  await standing(house, load.id, "committed");
}

async function standing(house: HouseClient, id: number, state: string): Promise<Load> {
  let load: Load | undefined;
  const now = async () => {
    load = (await house.call("GET", `/supply/loads/${id}`)).data as Load;
    return load.state;
  };
  await expect.poll(now, atFirst).toBe(state);
  if (!load) throw new Error("the load was not read");
  return load;
}

/** It is morning: the hour of each feed has come since yesterday, and the clock of the house strikes the next minute. */
async function morning({ dataDir }: BuiltPortal): Promise<void> {
  await inDatabase(dataDir, "UPDATE feed SET due_from = due_from - interval '1 day'");
  await strike(dataDir);
}
const strike = (dataDir: string) =>
  inDatabase(dataDir, "INSERT INTO pgboss.job (name, data) VALUES ('runFeeds', '{}')");

const loadsOf = async (house: HouseClient, provider: number) =>
  ((await house.call("GET", `/supply/loads?provider_id=${provider}`)).data as { data: Load[] }).data;
const feedState = async (house: HouseClient, feed: number) =>
  ((await house.call("GET", `/supply/feeds/${feed}`)).data as { state: string }).state;

/** The letters to an administrator about loads that wait. */
async function letters(house: HouseClient): Promise<string[]> {
  const { data } = await house.call("GET", "/admin/outbox?search=admin@demo.test&size=100");
  const mails = (data as { data: { id: number; subject: string }[] }).data;
  return mails.flatMap(({ subject }) => (subject === "A load waits for a decision" ? [subject] : []));
}

/** The administrator finds the task, opens the load from it, and reads why it waits. */
async function readWhy(page: Page): Promise<void> {
  await page.goto("/dashboard");
  await sidebarLink(page, "Tasks").click();
  const task = page.getByRole("row", { name: /of Quay Gems waits for a decision/ });
  await expect(task).toHaveCount(1);
  await task.getByRole("link", { name: /^Load \d+$/ }).click();
  await page.getByRole("navigation", { name: "Steps of this load" }).getByRole("link", { name: "Commit" }).click();
  await expect(
    page.getByRole("checkbox", { name: "More of the provider's stock would be gone than the provider's limit." }),
  ).toBeVisible();
  await expect(page.getByRole("region", { name: "How far the load moves the stock" })).toContainText("70");
}

test("a morning: feeds run by schedule, one that would empty the stock asks, the other goes through without anybody", {
  tag: "@whole",
}, async ({ page, portal, house, signIn }) => {
  const quay = await fed(house, "Quay Gems", "QUAY", 7_810_001);
  const weir = await fed(house, "Weir Gems", "WEIR", 7_820_001);
  quay.door.rows = quay.door.rows.slice(0, left);
  weir.door.rows = weir.door.rows.map((row, at) => (at === 0 ? { ...row, "Price per carat": "5050.00" } : row));
  const before = await letters(house);
  await morning(portal);

  const stateOf = async ({ provider }: Fed) => (await loadsOf(house, provider)).map(({ state }) => state);
  await expect.poll(() => stateOf(weir), atFirst).toEqual(["committed", "committed"]);
  await expect.poll(() => stateOf(quay), atFirst).toEqual(["waiting", "committed"]);
  await expect.poll(async () => (await letters(house)).length - before.length, atFirst).toBe(1);

  await signIn("admin");
  await readWhy(page);
  await expectAccessibleInBothColours(page);
  // Nothing of it is in the stock, and what the other provider sent is.
  await page.goto("/search?numbers=7810020,7820001");
  await expect(page.getByRole("row", { name: /QUAYS20/ })).toContainText("Available");
  await expect(page.getByRole("row", { name: /WEIRS1/ })).toBeVisible();

  await strike(portal.dataDir);
  await expect.poll(() => feedState(house, quay.feed), atFirst).toBe("asking");
  await page.goto("/inventory/feeds");
  await page.getByRole("row", { name: /Quay Gems, daily/ }).click();
  await expect(page.getByText(/Its load waits for a person/)).toBeVisible();
  await page.getByRole("link", { name: "Open the load" }).click();
  await page.getByRole("button", { name: "Cancel load…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel load" }).click();
  await expect(page.getByText("Nothing of it reached the stock.")).toBeVisible();
  await page.goto("/transaction/tasks");
  await expect(page.getByRole("row", { name: /of Quay Gems waits for a decision/ })).toHaveCount(0);
  await strike(portal.dataDir);
  await expect.poll(() => feedState(house, quay.feed), atFirst).toBe("resting");
  expect((await letters(house)).length - before.length).toBe(1);
  quay.door.close();
  weir.door.close();
});

/** Ticks every reason to wait, as somebody who has read them, and commits. */
async function commitAsRead(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Steps of this load" }).getByRole("link", { name: "Commit" }).click();
  await expect(page.getByText(/stones leave the stock/)).toBeVisible();
  for (const reason of await page.getByRole("checkbox").all()) await reason.check();
  await page.getByRole("button", { name: /^Commit \d+ changes/ }).click();
  await expect(page.getByRole("button", { name: "Roll back…" })).toBeVisible(atFirst);
}

/** The provider answers with a page of words: the feed is paused and resumed, switched off and on, and gives up in the end. */
async function misbehaves(drawer: Locator, door: WebDoor): Promise<void> {
  const act = (name: string) => drawer.getByRole("button", { name, exact: true });
  const flip = () => drawer.getByRole("switch").press("Space");
  const ready = () => expect(act("Pause")).not.toHaveAttribute("aria-disabled", "true", atFirst);
  const badge = (state: string) => expect(drawer.getByText(state, { exact: true }).first()).toBeVisible(atFirst);
  let runs = 0;
  const fails = async () => {
    await act("Run now").click();
    await expect(drawer.getByRole("row", { name: /a web page instead of stock/ })).toHaveCount(++runs, atFirst);
  };
  door.fault = "errorPage";
  await fails();
  await badge("Tries again");
  await act("Pause").click();
  await badge("Paused");
  await act("Resume").click();
  await ready();
  await fails();
  await badge("Tries again");
  await flip();
  await badge("Off");
  await flip();
  await ready();
  for (let time = 1; time <= 3; time++) await fails();
  await expect(drawer.getByText(/has failed 3 times in a row/)).toBeVisible(atFirst);
}

test("a person makes a feed, runs it, pauses and resumes it, and commits the load about which it asks", {
  tag: "@whole",
}, async ({ page, portal, house, signIn }) => {
  const door = await webDoor(stockWith(7_830_001));
  const body = { name: "Lock Gems", prefix: "LOCK" };
  const { id: provider } = (await house.call("POST", "/inventory/company", body)).data as { id: number };
  await takeFirst(house, provider, door.rows);
  door.rows = door.rows.map((row, at) => (at === 0 ? { ...row, "Price per carat": "5050.00" } : row));
  await signIn("admin");
  await page.goto(`/inventory/providers/${provider}?tab=feeds`);
  await page.getByRole("button", { name: "Add feed…" }).first().click();
  const drawer = page.getByRole("complementary").last();
  await drawer.getByRole("textbox", { name: "Name", exact: true }).fill("Lock Gems, daily");
  await drawer.getByText("Web address", { exact: true }).first().click();
  await drawer.getByRole("textbox", { name: "Address" }).fill(`${door.url}/stock.csv`);
  await drawer.getByRole("button", { name: "Test address" }).click();
  await expect(drawer.getByText("It answers with stock.csv.")).toBeVisible();
  await drawer.getByRole("button", { name: "Add feed" }).click();

  const act = (name: string) => drawer.getByRole("button", { name, exact: true });
  const ready = () => expect(act("Pause")).not.toHaveAttribute("aria-disabled", "true", atFirst);
  const shows = (state: string) => expect(drawer.getByText(state, { exact: true }).first()).toBeVisible(atFirst);
  const flip = () => drawer.getByRole("switch", { name: "Lock Gems, daily is on" }).press("Space");
  await flip();
  await ready();
  await act("Run now").click();
  // The house takes a small change without anybody.
  await expect(drawer.getByRole("row", { name: /Load \d+ Committed/ })).toBeVisible(atFirst);
  await strike(portal.dataDir);
  await ready();
  await act("Pause").click();
  await expect(drawer.getByText("Paused", { exact: true })).toBeVisible();
  await act("Resume").click();
  await ready();
  await flip();
  await shows("Off");
  await flip();
  await ready();

  await misbehaves(drawer, door);
  await act("Resume").click();
  await ready();
  door.fault = null;

  door.rows = door.rows.slice(0, left + 1);
  await act("Run now").click();
  await expect.poll(async () => (await loadsOf(house, provider))[0]?.state, atFirst).toBe("waiting");
  await strike(portal.dataDir);
  await expect(drawer.getByText(/Its load waits for a person/)).toBeVisible(atFirst);
  // The next file comes in although nobody has decided about this one, and takes its place.
  await act("Resume").click();
  await ready();
  door.rows = door.rows.slice(0, left);
  await act("Run now").click();
  await expect.poll(async () => (await loadsOf(house, provider))[0]?.state, atFirst).toBe("waiting");
  await strike(portal.dataDir);
  await expect(drawer.getByText(/Its load waits for a person/)).toBeVisible(atFirst);
  await expectAccessibleInBothColours(page);
  await drawer.getByRole("link", { name: "Open the load" }).click();
  await commitAsRead(page);
  const states = (await loadsOf(house, provider)).map((load) => load.state);
  expect(states).toEqual(["committed", "cancelled", "committed", "committed"]);
  door.close();
});
