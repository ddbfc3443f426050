import { expect, test } from "./journey.ts";

test("a stone that somebody else takes says so in the row, and again when it is free, without a reload", async ({
  page,
  signIn,
  house,
}) => {
  // Asked for by its number alone: a list of free stones that is read anew meanwhile would not have it any more.
  const [stock_no = ""] = await house.freeStones("customer2", 1);
  await signIn("customer2");
  await page.goto(`/search?diamond_type=white&numbers=${stock_no}`);
  const mine = page.getByRole("grid", { name: "stones" }).getByRole("row").filter({ hasText: stock_no });
  await expect(mine).toBeVisible({ timeout: 60_000 });
  const people = (await house.call("GET", "/customer/customer-dropdown?size=50")).data as { data: { id: number }[] };
  const user_id = people.data[0]?.id;
  const held = await house.call("POST", "/inventory/new-arrival/hold", { stock_numbers: [stock_no], user_id });
  const [line] = (held.data as { data: { id: number }[] }).data;
  await expect(mine.getByRole("status")).toContainText("Hold");
  await expect(mine.getByText("Changed just now")).toBeAttached();
  await house.call("PUT", "/inventory/new-arrival/release-hold", { ids: [line?.id] });
  await expect(mine.getByText("Available")).toBeVisible();
});

const acts = "/inventory/new-arrival";

test("a hold leaves the customer's list when the house releases it, without a reload", { tag: "@whole" }, async ({
  page,
  signIn,
  house,
}) => {
  const [stone = ""] = await house.freeStones("customer", 1);
  const held = await house.callAs("customer", "POST", `${acts}/hold`, { stock_numbers: [stone] });
  const [line] = (held.data as { data: { id: number }[] }).data;
  await signIn("customer");
  await page.goto("/customer-profile/hold");
  const row = page.getByRole("row").filter({ hasText: stone });
  await expect(row).toContainText(/47 h \d+ min/);
  await house.call("PUT", `${acts}/release-hold`, { ids: [line?.id] });
  await expect(row).toHaveCount(0);
});

test("a request comes to the desk without a reload, also to one where nothing waits", { tag: "@whole" }, async ({
  page,
  signIn,
  house,
}) => {
  const { data: me } = await house.callAs("customer2", "GET", "/user/profile");
  const user_id = (me as { id: number }).id;
  const waiting = await house.call("POST", `${acts}/get-confirm-stone?currentTab=pending&user_id=${user_id}`);
  const ids = (waiting.data as { data: { id: number }[] }).data.map(({ id }) => id);
  await house.call("PUT", `${acts}/reject-stone`, { ids, reason: "Promised elsewhere" });
  await signIn("admin");
  await page.goto(`/transaction/confirm-stone/desk?user_id=${user_id}`);
  await expect(page.getByText("No pending requests")).toBeVisible();
  const [stone = ""] = await house.freeStones("customer2", 1);
  await house.callAs("customer2", "POST", `${acts}/confirm-stone`, { stock_numbers: [stone] });
  await expect(page.getByRole("row").filter({ hasText: stone })).toBeVisible();
});
