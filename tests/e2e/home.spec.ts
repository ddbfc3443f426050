import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./journey.ts";

const acts = "/inventory/new-arrival";

test("a customer holds a stone, finds it on the home with its clock, and sees a request decided without a reload", async ({
  page,
  signIn,
  house,
}) => {
  await house.withoutRest();
  const [stone = "", wanted = ""] = await house.freeStones("customer", 2);
  const asked = await house.callAs("customer", "POST", `${acts}/confirm-stone`, { stock_numbers: [wanted] });
  const [request] = (asked.data as { data: { id: number }[] }).data;
  await signIn("customer");
  await Promise.all([page.waitForResponse(/\/live\/stones/), page.goto("/dashboard")]);
  const waiting = page.getByRole("region", { name: "Waiting for you" });
  await expect(waiting.getByRole("link", { name: new RegExp(`${wanted}.*Pending`) })).toBeVisible();

  // Another journey's holds may end before this one. The home names the first five, and the number of all.
  const kept = await house.callAs("customer", "POST", `${acts}/get-hold?currentTab=held`, {});
  const holds = (kept.data as { pagination: { totalRecords: number } }).pagination.totalRecords;
  const held = await house.callAs("customer", "POST", `${acts}/hold`, { stock_numbers: [stone] });
  const [hold] = (held.data as { data: { id: number }[] }).data;
  const all = waiting.getByRole("link", { name: /^All/ }).first();
  await expect(all).toHaveText(`All ${holds + 1}`);
  await expect(waiting.getByRole("link", { name: /\d+ h( \d+ min)?$/ }).first()).toBeVisible();
  await house.call("PUT", `${acts}/reject-stone`, { ids: [request?.id], reason: "Promised elsewhere" });
  await expect(waiting.getByRole("link", { name: new RegExp(`${wanted}.*Rejected`) })).toBeVisible();
  await expectAccessible(page);

  await all.click();
  await expect(page).toHaveURL(/\/customer-profile\/hold\?.*currentTab=held/);
  await expect(page.getByText(new RegExp(`\\b${holds + 1}\\b`)).first()).toBeVisible();
  await house.call("PUT", `${acts}/release-hold`, { ids: [hold?.id] });
});

test("what is new since the last visit opens exactly these stones", { tag: "@whole" }, async ({ page, signIn }) => {
  await signIn("customer");
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "New since your last visit" })).toBeVisible();
  const all = page.getByRole("link", { name: /^All/ }).and(page.locator("a[href*='since=']"));
  const count = Number((await all.innerText()).replace(/\D/g, ""));
  await all.click();
  await expect(page).toHaveURL(/\/search\?.*since=/);
  await expect(page.getByText(new RegExp(`\\b${count.toLocaleString("en")} (matching|stones?)`)).first()).toBeVisible({
    timeout: 60_000,
  });
});

test("an administrator reads how the house stands, and a figure opens as many rows as it says", {
  tag: "@whole",
}, async ({ page, signIn }) => {
  await signIn("admin");
  await page.goto("/dashboard");
  const figures = page.getByRole("region", { name: "How the house stands" });
  const round = figures.getByRole("row", { name: /^Round/ });
  await round.scrollIntoViewIfNeeded();
  const pieces = (await round.getByRole("cell").first().innerText()).trim();
  await expectAccessible(page);
  await figures.getByRole("combobox", { name: "Shape" }).click();
  await page.getByRole("option", { name: "Round", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\?shape=ROUND/);
  await figures.getByText("Amount", { exact: true }).click();
  await expect(figures.getByRole("link", { name: /^Total inventory \$[\d,]+\.\d\d$/ })).toBeVisible();
  await expect(figures.getByText(/^\d+\.\d\d % (more|less) than at the end of Q\d$/).first()).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/dashboard\?shape=ROUND&figure=amount/);
  await figures.getByText("Pieces", { exact: true }).first().click();
  const tile = figures.getByRole("link", { name: `Total inventory ${pieces} pieces` });
  await expect(tile).toBeVisible();
  await page.reload();
  await tile.click();
  await expect(page).toHaveURL(/\/search\?.*shape=ROUND/);
  await expect(page.getByText(new RegExp(`\\b${pieces} (matching|stones?)`)).first()).toBeVisible({ timeout: 60_000 });
});
