import { expectAccessible } from "./accessible.ts";
import { expect, sidebarLink, test } from "./journey.ts";

const acts = "/inventory/new-arrival";

test("an administrator sees at once what waits, hears of what is new and what is decided, and goes straight into the case", {
  tag: "@whole",
}, async ({ page, signIn, house }) => {
  const { data } = await house.call("GET", "/home/waiting");
  const before = (data as { confirm: number }).confirm;
  const said = (count: number) => new RegExp(`^Confirm stones ${count.toLocaleString("en-US")}$`);
  await signIn("admin");
  await page.goto("/dashboard");
  const entry = sidebarLink(page, "Confirm stones");
  await expect(entry).toHaveAccessibleName(said(before));

  // A customer requests a stone, and a colleague decides. Nobody reloads the page.
  const [stock_no = ""] = await house.freeStones("customer2", 1);
  const asked = await house.callAs("customer2", "POST", `${acts}/confirm-stone`, { lines: [{ stock_no }] });
  await expect(entry).toHaveAccessibleName(said(before + 1));
  const waiting = page.getByRole("region", { name: "Waiting for you" });
  await expect(waiting.getByRole("link", { name: `All ${before + 1}` }).first()).toBeVisible();
  const [{ id }] = (asked.data as { data: [{ id: number }] }).data;
  await house.callAs("admin2", "PUT", `${acts}/approve-stone`, { ids: [id] });
  await expect(entry).toHaveAccessibleName(said(before));
  await expectAccessible(page);

  const oldest = waiting.locator("section", { hasText: "Confirm stones" }).getByRole("listitem").first();
  const stone = (await oldest.locator("code").textContent()) ?? "";
  await oldest.getByRole("link").click();
  await expect(page).toHaveURL(/confirm-stone\/desk\?line=\d+/);
  await expect(page.locator(".drawer h2")).toContainText(stone);
});

test("a buyer sees what ends and what must be back, and a newcomer what is next", { tag: "@whole" }, async ({
  page,
  signIn,
  freshPage,
  house,
}) => {
  const { data } = await house.callAs("customer", "GET", "/home/waiting");
  const held = (data as { hold: number }).hold;
  const [stock_no = ""] = await house.freeStones("customer", 1);
  await house.callAs("customer", "POST", `${acts}/hold`, { stock_numbers: [stock_no] });
  await signIn("customer");
  await page.goto("/dashboard");
  // The panel shows those that end first, and how many there are. Other journeys of this house hold stones too.
  const holds = page.locator("section", { has: page.getByRole("heading", { name: "Your holds" }) }).last();
  await expect(holds.getByRole("link", { name: `All ${held + 1}` })).toBeVisible();
  await expect(holds.getByRole("listitem").first()).toContainText(/\d+ (h|min)/);
  await expect(page.getByRole("heading", { name: "Your memos" })).toBeVisible();
  await page
    .getByRole("link", { name: /Overdue by \d+ days?/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/customer-profile\/memo\?.*line=\d+/);
  await expect(page.getByRole("complementary")).toBeVisible();

  const other = await freshPage();
  await signIn("newcomer", other);
  await other.goto("/dashboard");
  await other.getByRole("link", { name: "Begin" }).click();
  await expect(other).toHaveURL(/\/customer-profile\/business/);
});
