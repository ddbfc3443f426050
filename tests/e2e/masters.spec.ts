import { expect, test } from "./journey.ts";
import { expectTold } from "./told.ts";

/** A picture of one pixel. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test.beforeEach(async ({ signIn }) => signIn("admin"));

test("a master with a sub-master and its picture, from nothing to deleted", { tag: "@whole" }, async ({ page }) => {
  await page.goto("/settings/master-settings/master");
  await page.getByRole("button", { name: "Add master…" }).click();
  await page.getByRole("textbox", { name: "Code" }).fill("TERMS");
  await page.getByRole("textbox", { name: "Name" }).fill("Payment terms");
  await page.keyboard.press("Control+Enter");
  await expectTold(page, "Master added.");
  await page.goto("/settings/master-settings/master?search=TERMS");
  await page.getByText("TERMS", { exact: true }).first().click();
  await expect(page).toHaveURL(/\/settings\/master-settings\/master\/\d+/);

  await page.getByRole("button", { name: "Add sub-master…" }).first().click();
  await page.getByRole("textbox", { name: "Code" }).fill("NET30");
  await page.getByRole("textbox", { name: "Name" }).fill("Net 30 days");
  await page.locator('input[type="file"]').setInputFiles({ name: "net30.png", mimeType: "image/png", buffer: png });
  await page.keyboard.press("Control+Enter");
  await expectTold(page, "Sub-master added.");
  await expect(page.locator('img[src^="/files/"]').first()).toBeVisible();
});

test("an edit asks before it is saved: who cancels changes nothing", { tag: "@whole" }, async ({ page, house }) => {
  const { data } = await house.call("POST", "/master/masters", { code: "GRADES", name: "Grades" });
  const { id } = data as { id: number };
  await page.goto(`/settings/master-settings/master?search=GRADES`);
  await page
    .getByRole("button", { name: "Edit Grades" })
    .or(page.getByRole("link", { name: "Edit Grades" }))
    .first()
    .click();
  await page.getByRole("textbox", { name: "Name" }).fill("House grades");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("dialog", { name: /Save changes to/ })).toBeVisible();
  await page.keyboard.press("Escape");
  const before = await house.call("GET", "/master/masters?search=GRADES");
  expect((before.data as { data: { id: number; name: string }[] }).data.find((row) => row.id === id)?.name).toBe(
    "Grades",
  );
  await page.keyboard.press("Control+Enter");
  await page
    .getByRole("dialog", { name: /Save changes to/ })
    .getByRole("button", { name: /Save/ })
    .click();
  await expectTold(page, "Master saved.");
});

test("a fixed master stays, and says why", { tag: "@whole" }, async ({ page }) => {
  await page.goto("/settings/master-settings/master?search=BUSINESS_TYPE");
  await page
    .getByRole("button", { name: "Edit Business type" })
    .or(page.getByRole("link", { name: "Edit Business type" }))
    .first()
    .click();
  const act = page.getByRole("button", { name: "Delete…" });
  await expect(act).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByText("The portal relies on this master").first()).toBeAttached();
});

test("the order of a list is changed by keyboard alone", { tag: "@whole" }, async ({ page, house }) => {
  const list = await house.call("GET", "/master/submaster?code=EYE_CLEAN");
  const rows = (list.data as { data: { master_id: number; code: string }[] }).data;
  expect(rows.map(({ code }) => code)).toEqual(["Y", "N", "B"]);
  await page.goto(`/settings/master-settings/master/${rows[0]?.master_id}`);
  await page.getByRole("button", { name: "Arrange" }).click();
  await page.getByRole("button", { name: /Move Yes/ }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expectTold(page, "New order saved.");
  const after = await house.call("GET", "/master/submaster?code=EYE_CLEAN");
  expect((after.data as { data: { code: string }[] }).data.map(({ code }) => code)).toEqual(["N", "Y", "B"]);
});

test("what two administrators change at once is not lost: both values are shown", { tag: "@whole" }, async ({
  page,
  house,
}) => {
  const { data } = await house.call("POST", "/master/masters", { code: "COUNTERS", name: "Counters" });
  const { id, version } = data as { id: number; version: number };
  await page.goto("/settings/master-settings/master?search=COUNTERS");
  await page
    .getByRole("button", { name: "Edit Counters" })
    .or(page.getByRole("link", { name: "Edit Counters" }))
    .first()
    .click();
  await page.getByRole("textbox", { name: "Name" }).fill("Counters upstairs");
  await house.call("PUT", `/master/masters/${id}`, { name: "Counters downstairs", version });
  await page.keyboard.press("Control+Enter");
  await page
    .getByRole("dialog", { name: /Save changes to/ })
    .getByRole("button", { name: /Save/ })
    .click();
  await expect(page.getByText("Counters downstairs").first()).toBeVisible();
  await page.getByRole("button", { name: "Save mine" }).click();
  await expectTold(page, "Master saved.");
});

test("a form offers what the house added, and not what it switched off", { tag: "@whole" }, async ({ page, house }) => {
  const list = await house.call("GET", "/master/submaster?code=COMPANY_DESIGNATION");
  const master = (list.data as { data: { master_id: number }[] }).data[0]?.master_id;
  await house.call("POST", "/master/submaster", { master_id: master, code: "SORTER", name: "Sorter" });
  await page.goto(`/settings/master-settings/master/${master}`);
  await page.getByRole("switch", { name: "Buyer is active" }).press("Space");
  await expectTold(page, "Status saved.");

  await page.goto("/customer-profile/profile");
  await page.getByRole("button", { name: "Edit profile…" }).click();
  await page.getByRole("combobox", { name: "Designation" }).click();
  await expect(page.getByRole("option", { name: "Sorter" })).toBeVisible();
  await expect(page.getByRole("option", { name: "Buyer" })).toHaveCount(0);
  await page.getByRole("option", { name: "Sorter" }).click();
  await page.keyboard.press("Control+Enter");
  await page.getByRole("dialog").getByRole("button", { name: /Save/ }).click();
  await expectTold(page, "Profile saved.");
});
