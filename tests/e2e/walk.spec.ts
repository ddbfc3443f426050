import type { Page } from "@playwright/test";
import { tourOf } from "./all-screens.ts";
import type { HouseClient } from "./house-client.ts";
import { expect, test } from "./journey.ts";
import { expectTold } from "./told.ts";

/**
 * The transitions that a person causes by a screen and that no other journey takes. The log names them (caused.ts), and
 * `npm run walk -- --browser` counts them.
 */
const atFirst = { timeout: 60_000 };
type Kept = { id: number };

async function aTermsMaster(house: HouseClient): Promise<string> {
  const master = await house.call("POST", "/master/masters", { code: "WALKED_TERMS", name: "Walked terms" });
  const { id: master_id } = master.data as Kept;
  await house.call("POST", "/master/submaster", { master_id, code: "DAYS", name: "Ten days" });
  return `/settings/master-settings/master/${master_id}`;
}
const aDemand = (house: HouseClient) =>
  house.call("POST", "/inventory/demands", { name: "Whites", search: { diamond_type: "white" } });

/** A popup and a banner of a past day, which nobody is shown, a report and a stock list. */
async function published(house: HouseClient): Promise<void> {
  const past = { description: "", page: "dashboard", start_date: "2020-01-01", end_date: "2020-01-02" };
  await house.call("POST", "/home-setting/popup", { ...past, title: "Walked popup" });
  await house.call("POST", "/home-setting/banner", { ...past, title: "Walked banner", type: 2 });
  const question = { kind: "sales", period: "thisMonth", groupBy: 3 };
  await house.call("POST", "/reports/scheduled", {
    name: "Walked report",
    question,
    format: "csv",
    schedule: "30 9 * * *",
  });
  const list = { diamond_type: "white", layout: [{ field: "stock_no", head: "Stock #" }], markup_percent: 12.5 };
  await house.call("POST", "/inventory/stock-list", { ...list, name: "Walked list", format: "csv", place: "link" });
}

test("whatever can be switched off is switched off and on again, on its own screen", { tag: "@whole" }, async ({
  page,
  house,
  signIn,
}) => {
  const terms = await aTermsMaster(house);
  await aDemand(house);
  await published(house);
  await signIn("admin");
  const places: [place: string, name: string | RegExp, answer?: string][] = [
    [`/settings/master-settings/master?search=Walked`, "Walked terms is active", "Switch off"],
    [terms, "Ten days is active"],
    ["/inventory/carat-ranges", /is active$/],
    ["/inventory/company", /is active$/],
    ["/inventory/collections", /is active$/],
    ["/inventory/featured-stones", /is active$/],
    ["/search/demands", "Whites is active"],
    ["/settings/system-settings/home-settings", "Walked popup is active"],
    ["/settings/system-settings/home-settings?tab=banner", "Walked banner is active"],
    ["/transaction/reports/scheduled", "Walked report is active"],
    ["/inventory/stock-list", "Walked list is active"],
  ];
  const go = tourOf(page);
  for (const [place, name, answer] of places) {
    await go(place);
    const isOn = page.getByRole("switch", { name, checked: true }).first();
    await expect(isOn).toBeVisible(atFirst);
    const label = (await isOn.getAttribute("aria-label")) ?? "";
    const first = page.getByRole("switch", { name: label, exact: true });
    await first.press("Space");
    if (answer) await page.getByRole("button", { name: answer, exact: true }).click();
    await expect(first).not.toBeChecked();
    await first.press("Space");
    await expect(first).toBeChecked();
  }
});

const grid = (page: Page) => page.getByRole("grid", { name: "stones" });

/** Chooses one stone in the results, so that a key acts on it. */
async function choose(page: Page, stockNo: string) {
  await page.goto(`/search?numbers=${stockNo}`);
  await expect(page.getByRole("row", { name: new RegExp(stockNo) })).toBeVisible(atFirst);
  await grid(page).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("1 selected", { exact: true })).toBeVisible();
}

async function write(page: Page, key: string, label: string, words: string) {
  await page.keyboard.press(key);
  await page.getByRole("textbox", { name: label }).fill(words);
  await page.keyboard.press("Control+Enter");
}

test("a customer puts a stone into every list of theirs, and asks for one that they hold", { tag: "@whole" }, async ({
  page,
  signIn,
}) => {
  await signIn("customer");
  await page.goto("/search?diamond_type=white&stone_origin=2&availability=1&shape=PEAR&sort=stock_no");
  await expect(grid(page)).toBeVisible(atFirst);
  const found = (await grid(page).innerText()).match(/[A-Z]{2}\d{5,}/g) ?? [];
  const [held = "", asked = ""] = [...new Set(found)];

  await choose(page, held);
  await page.keyboard.press("a");
  await expectTold(page, "1 stone is in the cart.");
  await choose(page, held);
  await page.keyboard.press("w");
  await expectTold(page, "1 stone is on the watch list.");
  for (const words of ["Is the table clean?", "The table is clean."]) {
    await choose(page, held);
    await write(page, "n", "Note", words);
    await expectTold(page, "Note on 1 stone saved.");
  }
  await choose(page, held);
  await write(page, "e", "What do you want to know?", "Is the table clean?");
  await expectTold(page, "Enquiry about 1 stone sent.");
  await choose(page, held);
  await page.keyboard.press("h");
  await expectTold(page, "1 stone is on hold.");

  for (const stone of [held, asked]) {
    await choose(page, stone);
    await write(page, "c", "Remark", "For a ring");
    await expectTold(page, "Request sent for 1 stone.");
  }
});

const acts = "/inventory/new-arrival";
const text = "Is the table clean?";
/** A line that a customer or an external client begins, and an administrator's acts on it in its list. */
const moves = [
  ["carts", {}, "cart", ["Remove 1"]],
  ["watchlist", {}, "watch-list", ["Remove 1"]],
  ["notes", { text }, "notes", ["Remove 1"]],
  ["enquiry", { text }, "enquiry", ["Close 1…"]],
  ["hold", {}, "hold", ["Extend 1", "Release 1"]],
  ["confirm-stone", {}, "confirm-stone", ["Cancel 1…"]],
  ["confirm-stone", {}, "confirm-stone", ["Reject 1…"]],
  ["confirm-stone", {}, "confirm-stone", ["Approve 1", "approved", "Cancel 1…"]],
  ["memo", {}, "memo", ["Receive 1", "received", "Reverse 1…"]],
  ["import-external-diamonds", {}, "external-export", ["Approve 1"]],
  ["import-external-diamonds", {}, "external-export", ["Reject 1…"]],
] as const;

/** Presses the act on the latest line of a stone, and fills in its dialog. */
async function press(page: Page, stone: string, act: string) {
  // A stone may have been in the list before. The latest line is the first.
  await page
    .getByRole("checkbox", { name: `Select ${stone}` })
    .first()
    .click({ ...atFirst });
  const done = page.waitForResponse(
    (response) => response.url().includes(acts) && ["PUT", "DELETE"].includes(response.request().method()),
  );
  await page.getByRole("button", { name: act, exact: true }).click();
  const dialog = page.getByRole("dialog");
  if (act.endsWith("…")) {
    await dialog.getByRole("textbox").fill("Sold elsewhere");
    await page.keyboard.press("Control+Enter");
  } else if (act.startsWith("Release") || page.url().includes("/notes")) {
    await dialog.getByRole("button", { name: act }).click();
  }
  expect((await done).status()).toBe(200);
  await expect(dialog).toHaveCount(0);
}

test("an administrator moves a line of each list, on its own screen", { tag: "@whole" }, async ({
  page,
  house,
  signIn,
}) => {
  const stones = await house.freeStones("customer", 40);
  const idOf = async (name: string) => ((await house.callAs(name, "GET", "/user/profile")).data as Kept).id;
  const [customer, external] = [await idOf("customer"), await idOf("api")];
  await signIn("admin");
  const go = tourOf(page);
  for (const [place, [call, body, screen, steps]] of moves.entries()) {
    const stone = stones[20 + place] ?? "";
    const user_id = screen === "external-export" ? external : customer;
    // The client requests it, or a colleague takes it in: nobody may approve their own request.
    const asker = screen === "external-export" ? "admin2" : "admin";
    const [by, whose] = screen === "confirm-stone" ? ["customer", {}] : [asker, { user_id }];
    await house.callAs(by as string, "POST", `${acts}/${call}`, {
      stock_numbers: [stone],
      ...body,
      ...(whose as object),
    });
    let tab = "";
    for (const step of steps) {
      if (!step.includes("1")) {
        tab = `&currentTab=${step}`;
        continue;
      }
      await go(`/transaction/${screen}?search=${stone}${tab}`);
      await press(page, stone, step);
    }
  }
});

test("an administrator takes stones off the market and offers them again, a free one and one on hold", {
  tag: "@whole",
}, async ({ page, house, signIn }) => {
  const [free = "", held = ""] = (await house.freeStones("customer", 60)).slice(50);
  const user_id = (await house.callAs("customer", "GET", "/user/profile")).data as Kept;
  await house.call("POST", `${acts}/hold`, { stock_numbers: [held], user_id: user_id.id });
  await signIn("admin");
  for (const stone of [free, held]) {
    await page.goto(`/search?diamond_type=white&numbers=${stone}`);
    await page.getByRole("row").filter({ hasText: stone }).click(atFirst);
    await page.getByRole("button", { name: "Take off the market…" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Take off the market" }).click();
    const again = page.getByRole("button", { name: "Offer again" });
    await expect(again).toBeVisible();
    await again.click();
    await expect(page.getByRole("button", { name: "Take off the market…" })).toBeVisible();
  }
});

test("an associate puts a stone on memo that the client holds", { tag: "@whole" }, async ({ page, house, signIn }) => {
  const [stone = ""] = (await house.freeStones("customer", 60)).slice(55);
  await house.callAs("customer", "POST", `${acts}/hold`, { stock_numbers: [stone] });
  await signIn("associate");
  await page.goto("/transaction/memo/desk");
  await page.getByRole("button", { name: /^Issue memo/ }).click();
  await page.keyboard.type("Northlight");
  await expect(page.getByRole("option", { name: /Northlight/ })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Stock or report numbers" }).fill(stone);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("link", { name: /^Open memo M-\d{4}-\d{4} to print$/ })).toBeVisible();
});

test("quality control takes a stone back at the desk of memos, and sells none", async ({ page, house, signIn }) => {
  const [stone = ""] = (await house.freeStones("customer", 60)).slice(57);
  const client = (await house.callAs("customer", "GET", "/user/profile")).data as Kept;
  await house.call("POST", `${acts}/memo`, { stock_numbers: [stone], user_id: client.id });
  await signIn("qc");
  await page.goto("/transaction/memo/desk");
  const row = page.getByRole("row").filter({ hasText: stone });
  await row.getByRole("checkbox").click(atFirst);
  await expect(page.getByRole("button", { name: /^Sell/ })).toHaveCount(0);
  await page.keyboard.press("v");
  await expect(row).toHaveCount(0);
});
