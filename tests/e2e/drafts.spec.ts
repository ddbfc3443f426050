import type { Page } from "@playwright/test";
import { messages } from "#domain/messages.ts";
import { demoPassword } from "#support/built-portal.ts";
import type { HouseClient } from "./house-client.ts";
import { expect, test, walkTo } from "./journey.ts";

const acts = "/inventory/new-arrival";

async function signInHere(page: Page, name: string) {
  await page.getByLabel("E-mail").fill(`${name}@demo.test`);
  await page.getByRole("textbox", { name: "Password" }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

async function aRequest(house: HouseClient) {
  const [stock_no = ""] = await house.freeStones("customer2", 1);
  const { data } = await house.callAs("customer2", "POST", `${acts}/confirm-stone`, { lines: [{ stock_no }] });
  return { stock_no, id: (data as { data: { id: number }[] }).data[0]?.id };
}

test("a session that ends in the middle of a sentence: the same person goes on with it, where they stood", {
  tag: "@whole",
}, async ({ page, signIn, house }) => {
  const { stock_no, id } = await aRequest(house);
  const desk = `/transaction/confirm-stone/desk?line=${id}`;
  await signIn("admin");
  await page.goto(desk);
  const reason = page.getByRole("textbox", { name: /^Reason/ });
  await expect(page.locator(".drawer h2")).toContainText(stock_no);
  await page.keyboard.press("r");
  await page.keyboard.type("Promised to somebody else");

  await house.endOtherSessions(await house.signIn("admin"));
  await page.keyboard.press("Control+Enter"); // The answer is that nobody is signed in.
  await expect(page).toHaveURL(/\/login$/);
  await signInHere(page, "admin");
  await expect(page).toHaveURL(new RegExp(`line=${id}$`));
  await expect(reason).toHaveValue("Promised to somebody else");

  await reason.focus();
  await house.endOtherSessions(await house.signIn("admin"));
  await page.keyboard.press("Control+Enter"); // The page may have learned of it by itself, and left.
  await expect(page).toHaveURL(/\/login$/);
  await signInHere(page, "admin2");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await walkTo(page, desk);
  await expect(page.locator(".drawer h2")).toContainText(stock_no);
  await expect(reason).toHaveValue("");
});

test("a line that is lost for a while takes nothing of what is typed, and what is sent then is written once", {
  tag: "@whole",
}, async ({ page, signIn, house }) => {
  const { stock_no, id } = await aRequest(house);
  await signIn("admin");
  const desk = `/transaction/confirm-stone/desk?line=${id}`;
  await page.goto(desk);
  await expect(page.locator(".drawer h2")).toContainText(stock_no);
  await page.keyboard.press("r");
  await page.keyboard.type("Promised to somebody else");
  await page.context().setOffline(true);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("alert").first()).toBeVisible();
  const reason = page.getByRole("textbox", { name: /^Reason/ });
  await expect(reason).toHaveValue("Promised to somebody else");
  await expect(reason).toBeFocused();
  await walkTo(page, "/settings/master-settings/master"); // A screen that was never fetched.
  await expect(page.locator(".drawer")).toHaveCount(0); // The desk was open until now, and shows the same sentence in its drawer.
  await expect(page.locator("main").getByText(messages.serverUnreachable)).toBeVisible();
  await page.context().setOffline(false);
  await walkTo(page, desk);
  await expect(reason).toHaveValue("Promised to somebody else");
  await reason.focus();
  await page.keyboard.press("Control+Enter");
  await expect(page.locator(".drawer h2").filter({ hasText: stock_no })).toHaveCount(0);
  const { data } = await house.call("POST", `${acts}/get-confirm-stone?currentTab=all`, { stock_numbers: [stock_no] });
  const lines = (data as { data: { id: number; state: string; reason: string | null }[] }).data;
  expect(lines.find((line) => line.id === id)).toMatchObject({
    state: "rejected",
    reason: "Promised to somebody else",
  });
});

test("a decision whose answer is lost on the way stands, is said as one's own, and is not written twice", {
  tag: "@whole",
}, async ({ page, signIn, house }) => {
  const { stock_no, id } = await aRequest(house);
  await signIn("admin");
  await page.goto(`/transaction/confirm-stone/desk?line=${id}`);
  await expect(page.locator(".drawer h2")).toContainText(stock_no);
  await page.route("**/reject-stone**", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await page.keyboard.press("r");
  await page.keyboard.type("Promised to somebody else");
  await page.keyboard.press("Control+Enter");
  const told = page.getByRole("alert").filter({ hasText: /You rejected this at \d\d:\d\d/ });
  await expect(told).toBeVisible();
  await expect(told).not.toContainText("Nothing of yours was written");
  await page.unroute("**/reject-stone**");
  await page.keyboard.press("Control+Enter"); // The decision is made: nothing is sent a second time.
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.locator(".drawer h2").filter({ hasText: stock_no })).toHaveCount(0);
  const { data } = await house.call("GET", `/inventory/dna?stock_no=${stock_no}`);
  const { history } = data as { history: { line_id: number; event: string; note: string | null }[] };
  const decisions = history.filter((step) => step.line_id === id && step.event === "confirm.reject");
  expect(decisions.map(({ note }) => note)).toEqual(["Promised to somebody else"]);
});
