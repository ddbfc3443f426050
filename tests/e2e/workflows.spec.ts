import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import type { HouseClient } from "./house-client.ts";
import { expect, sidebarLink, test } from "./journey.ts";

type Line = { id: number; memo: { number: string } | null };

/** An associate issues a memo of one stone. Returns its number and the stone's. */
async function issueMemo(house: HouseClient) {
  const [stock_no = ""] = await house.freeStones("customer", 1);
  const user_id = ((await house.callAs("customer", "GET", "/user/profile")).data as { id: number }).id;
  await house.callAs("associate", "POST", "/inventory/new-arrival/memo", { stock_numbers: [stock_no], user_id });
  const { data } = await house.call("POST", "/inventory/new-arrival/get-memo?currentTab=all", {
    stock_numbers: [stock_no],
  });
  const [line] = (data as { data: Line[] }).data;
  return { stock_no, id: line?.id ?? 0, number: line?.memo?.number ?? "" };
}

const takenOf = (page: Page, transition: string) =>
  page.getByRole("grid", { name: "Transitions" }).getByRole("row").filter({ hasText: transition });

test("an auditor picks Memo, sees what an associate just did, and steps through that memo", async ({
  page,
  signIn,
  house,
}) => {
  await signIn("auditor");
  await page.goto("/dashboard");
  await sidebarLink(page, "Workflows").click();
  await page.getByRole("gridcell", { name: "Memo", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Memo");
  const issued = takenOf(page, "memo.issue").first();
  await expect(issued).toBeVisible();
  const before = Number((await issued.getByRole("gridcell").nth(7).textContent())?.replace(",", ""));

  const { stock_no, id, number } = await issueMemo(house);
  await page.reload();
  await expect(issued.getByRole("gridcell").nth(7)).toHaveText(String(before + 1));

  await page.getByRole("searchbox", { name: "Stock no, memo no or client" }).fill(number);
  await page.getByRole("button", { name: new RegExp(stock_no) }).click();
  await expect(page).toHaveURL(new RegExp(`item=%22${id}%22`));
  await expect(page.getByText("Jonas Okafor, associate")).toBeVisible();
  await expect(page.getByText("Replayed to the same end.")).toBeVisible();

  await house.callAs("associate", "PUT", "/inventory/new-arrival/receive-memo", { ids: [id] });
  await page.reload();
  await expect(page.getByRole("button", { name: /^RECEIVE.*step 2/ })).toBeVisible();
  const said = page.getByRole("region", { name: "History" }).getByRole("status");
  await page.keyboard.press("k");
  await expect(page).toHaveURL(/step=1/);
  await expect(said).toHaveText(/^Step 1 of 2: memo\.issue, absent to issued, Jonas Okafor, associate, \d\d/);
  await expect(page.getByRole("button", { name: /^RECEIVE.*step 2/ })).toHaveCount(0);
  await page.keyboard.press("j");
  await expect(page.getByRole("button", { name: /^RECEIVE.*step 2/ })).toBeVisible();
  await expect(said).toHaveText(/^Step 2 of 2: memo\.receive, issued to received, /);
  await expectAccessible(page);

  await page.getByRole("link", { name: /^Open the audit rows/ }).click();
  await expect(page).toHaveURL(/\/admin\/audit-logs\?workflow=memo&item=/);
});

test("an auditor carries the model and the picture away, each saying which version it is of", {
  tag: "@whole",
}, async ({ page, signIn }) => {
  await signIn("auditor");
  await page.goto("/admin/workflows/confirm");
  const save = async (label: string) => {
    await page.getByRole("button", { name: "Export…" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: label }).click(),
    ]);
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
  };
  const model = await save("Model (JSON)");
  expect(model.name).toMatch(/^confirm-\d+\.\d+\.\d+\.json$/);
  const { model: hash, description } = JSON.parse(model.text) as { model: string; description: { id: string } };
  expect(description.id).toBe("confirm");
  const scxml = await save("SCXML");
  expect(scxml.name).toMatch(/^confirm-\d+\.\d+\.\d+\.scxml$/);
  for (const { text } of [scxml, await save("Picture (SVG)"), await save("Mermaid"), await save("Table (CSV)")]) {
    expect(text).toContain(hash);
  }
  expect((await save("Picture (PNG)")).name).toMatch(/\.png$/);
});

test("an auditor looks at versions and has everything judged again, as an administrator does", {
  tag: "@whole",
}, async ({ page, signIn, freshPage }) => {
  await signIn("auditor");
  await page.goto("/admin/workflows/watchlist");
  await page.getByRole("navigation", { name: "View" }).getByRole("link", { name: "Versions" }).click();
  await expect(page.getByText("There is one version so far")).toBeVisible();
  await page.getByRole("navigation", { name: "View" }).getByRole("link", { name: "Deviations" }).click();
  await expect(page.getByText("Every history conforms")).toBeVisible();
  await page.getByRole("button", { name: "Check all again" }).click();
  await expect(page.locator(".mantine-Notification-root").first()).toBeVisible();

  const admin = await freshPage();
  await signIn("admin", admin);
  await admin.goto("/admin/workflows/memo?tab=deviations");
  await admin.getByRole("button", { name: "Check all again" }).click();
  await expect(admin.locator(".mantine-Notification-root").first()).toBeVisible();
});

test("from the finder to a marked arrow without the mouse", { tag: "@whole" }, async ({ page, signIn }) => {
  await signIn("auditor");
  await page.goto("/dashboard");
  await expect(sidebarLink(page, "Workflows")).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: /Screen/ })).toBeFocused();
  await page.keyboard.type("confirm workflow");
  await expect(page.getByRole("option", { name: "Confirm stone Workflow" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/workflows\/confirm/);
  const table = page.getByRole("grid", { name: "Transitions" });
  await table.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/mark=confirm\.requestHeld/);
  await expect(page.getByRole("button", { name: /^REQUEST/, pressed: true })).toHaveCount(1);
  await page.getByRole("button", { pressed: true }).focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/mark=confirm\.requestHeld/);
  await expect(table.locator("tr[data-open]")).toHaveCount(1);
});

test("what is printed is the machine, its picture and its table, and nothing else", { tag: "@whole" }, async ({
  page,
  signIn,
}) => {
  await signIn("auditor");
  await page.goto("/admin/workflows/memo");
  await expect(page.getByRole("button", { name: /^SELL/ })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("table", { name: "Transitions" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Memo", level: 2 })).toBeVisible();
  await expect(page.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  await expect(page.getByRole("button", { name: /^SELL/ })).toBeVisible();
  for (const gone of [
    page.getByRole("grid"),
    page.getByRole("navigation"),
    page.getByRole("complementary"),
    page.getByRole("button", { name: "Export…" }),
  ]) {
    await expect(gone).toHaveCount(0);
  }
});

test("a screen reader is told each state and each arrow once, which one is chosen, and its row", {
  tag: "@whole",
}, async ({ page, signIn }) => {
  await signIn("auditor");
  await page.goto("/admin/workflows/watchlist");
  await page.getByRole("button", { name: /^ADD: / }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/mark=watchlist\.add/);
  await expect(page.getByRole("group", { name: "Watch list" })).toMatchAriaSnapshot(`
    - group "Watch list":
      - list "States":
        - /children: equal
        - listitem /^out, code 2, Removed, begins here, \\d+ now/
        - listitem /^in, code 1, In the list, \\d+ now/
      - list "Transitions":
        - /children: equal
        - listitem:
          - button /^REMOVE. in to out, by administrator or .*taken/
        - listitem:
          - button /^ADD. out to in, by administrator or .*taken \\d+ times/ [pressed]
  `);
  const row = page.getByRole("row").filter({ hasText: "watchlist.add" });
  await expect(row).toHaveAttribute("aria-current", "true");
  await expectAccessible(page);
});

test("the longest picture prints on one sheet, A4 or A3 on its side, with its head", { tag: "@whole" }, async ({
  page,
  signIn,
}) => {
  await signIn("auditor");
  await page.goto("/admin/workflows/session");
  await expect(page.getByRole("group", { name: "Session" })).toBeVisible();
  // The table takes as many sheets as it needs. Without it one is left.
  await page.addStyleTag({ content: ".print-table { display: none !important; }" });
  for (const format of ["A4", "A3"]) {
    const sheets = (await page.pdf({ format, landscape: true })).toString("latin1").match(/\/Type\s*\/Page\b/g);
    expect(sheets, format).toHaveLength(1);
  }
});

test("a picture begins whole and is seen whole again by one key, and what a new version brought is on it", {
  tag: "@whole",
}, async ({ page, signIn }) => {
  await signIn("auditor");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/workflows/confirm?tab=versions");
  const changes = page.getByRole("region", { name: "What changed" });
  await expect(changes.getByRole("combobox", { name: "From" })).toHaveValue(/^1\.2\.1, /);
  await expect(changes.getByText("Nothing has been decided under it here.")).toBeVisible();
  await expect(changes.getByRole("listitem").filter({ hasText: "confirm.approve" }).first()).toContainText("~ changed");
  const stage = page.getByRole("region", { name: "Picture of Confirm stone" });
  const isWhole = () =>
    stage.evaluate(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth <= clientWidth && scrollHeight <= clientHeight,
    );
  await expect.poll(isWhole).toBe(true);
  await stage.focus();
  await page.keyboard.press("+");
  await expect.poll(isWhole).toBe(false);
  await page.keyboard.press("0");
  await expect.poll(isWhole).toBe(true);
});
