import type { Page } from "@playwright/test";
import { demoPassword } from "#support/built-portal.ts";
import { smallPdf } from "#support/small-pdf.ts";
import { expectAccessible } from "./accessible.ts";
import type { HouseClient } from "./house-client.ts";
import { expect, test } from "./journey.ts";

const acts = "/inventory/new-arrival";

/** Requests of a customer, the oldest first: their stones and the ids of their lines. */
async function requests(house: HouseClient, count: number) {
  const stones = await house.freeStones("customer2", count);
  const ids: number[] = [];
  for (const stock_no of stones) {
    const { data } = await house.callAs("customer2", "POST", `${acts}/confirm-stone`, { lines: [{ stock_no }] });
    ids.push((data as { data: { id: number }[] }).data[0]?.id ?? 0);
  }
  const { data: me } = await house.callAs("customer2", "GET", "/user/profile");
  return { stones, ids, userId: (me as { id: number }).id };
}

/** The present states of the requests. */
async function statesOf(house: HouseClient, stones: readonly string[]) {
  const { data } = await house.call("POST", `${acts}/get-confirm-stone?currentTab=all`, { stock_numbers: stones });
  const lines = (data as { data: { id: number; state: string; stone: { stock_no: string } }[] }).data;
  return stones.map((stone) => lines.findLast(({ stone: { stock_no } }) => stock_no === stone)?.state);
}

test("two administrators at the confirm desk: what one decides never slips away under the other's hands", {
  tag: "@whole",
}, async ({ page, signIn, house }) => {
  const { stones, ids, userId } = await requests(house, 3);
  const [first = "", second = "", third = ""] = stones;
  await signIn("admin");
  await page.goto(`/transaction/confirm-stone/desk?user_id=${userId}&line=${ids[0]}`);
  const open = page.locator(".drawer h2");
  await expect(open).toContainText(first);
  const told = page.getByRole("alert").filter({ hasText: "Nothing of yours was written." });

  // A colleague rejects it while the reason is typed. Further keys write nothing, and approve nothing else.
  await page.keyboard.press("r");
  await page.keyboard.type("Ask us");
  await house.callAs("admin2", "PUT", `${acts}/reject-stone`, { ids: [ids[0]], reason: "Promised elsewhere" });
  await expect(told).toContainText(/Lars Peeters rejected this at \d\d:\d\d: “Promised elsewhere\.”/);
  await page.keyboard.type(" again tomorrow");
  await page.keyboard.press("Control+Enter");
  await expect(open).toContainText(first);
  await expect(page.getByRole("textbox", { name: /^Reason/ })).toHaveValue("Ask us");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(open).toContainText(second);

  // A colleague approves it, which leaves the stone's code as it is. The queue learns of it all the same.
  await house.callAs("admin2", "PUT", `${acts}/approve-stone`, { ids: [ids[1]] });
  await expect(told).toContainText("Lars Peeters approved this");
  await expect(page.getByRole("row").filter({ hasText: second })).toHaveCount(0);
  await page.keyboard.type("ajkr");
  await expect(open).toContainText(second);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(open).toContainText(third);
  expect(await statesOf(house, stones)).toEqual(["rejected", "approved.awaitingMemo", "pending"]);

  await page.keyboard.press("a");
  await expect(open).not.toContainText(third);
  expect(await statesOf(house, [third])).toEqual(["approved.awaitingMemo"]);
});

const paper = (page: Page, title: string) => page.getByRole("group", { name: title, exact: true });

/** A newcomer sends both documents of a business. */
async function sendPapers(sender: Page, email: string, company: string) {
  await sender.goto("/login");
  await sender.getByLabel("E-mail").fill(email);
  await sender.getByRole("textbox", { name: "Password" }).fill(demoPassword);
  await sender.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(sender).toHaveURL(/\/dashboard$/);
  await sender.goto("/customer-profile/business");
  await sender.getByLabel("Company").fill(company);
  await sender.getByLabel("Tax number").fill("SE 556000-4631");
  await sender.getByRole("button", { name: "Save business details" }).click();
  for (const [title, type] of [
    ["Business Owner Document", "Passport"],
    ["Business Document", "Trade licence"],
  ] as const) {
    const step = paper(sender, title);
    const buffer = Buffer.from(smallPdf([title]));
    const file = { name: `${type}.pdf`, mimeType: "application/pdf", buffer };
    await step.locator("input[type=file]").first().setInputFiles(file);
    await step.getByRole("combobox", { name: "Document type" }).click();
    await sender.getByRole("option", { name: type, exact: true }).click();
    await step.getByRole("button", { name: /^Send (document|new file)/ }).click();
    await expect(step.getByText(/, pending$/)).toBeVisible();
  }
}

test("two administrators at one KYC case: the second reads what the first decided, and decides nothing unseen", {
  tag: "@whole",
}, async ({ page, freshPage, signIn, house }) => {
  const email = "noor.twice@quist.test";
  await house.signUp(email);
  await sendPapers(await freshPage(), email, "Quist Twice");

  const { data } = await house.call("GET", "/customer/kyc?status=1&size=500");
  const rows = (data as { data: { company_name: string; user: { id: number } }[] }).data;
  const userId = rows.find(({ company_name }) => company_name === "Quist Twice")?.user.id;
  const other = await freshPage();
  await signIn("admin");
  await signIn("admin2", other);
  for (const desk of [page, other]) {
    await desk.goto(`/client/${userId}?tab=kyc`);
    await expect(desk.getByRole("img", { name: /of Quist Twice$/ })).toHaveCount(2, { timeout: 60_000 });
  }
  const [owner, business] = [paper(page, "Business Owner Document"), paper(page, "Business Document")];
  await page.keyboard.press("r");
  await page.keyboard.type("The stamp");
  await other.keyboard.press("a");
  await expect(page.getByRole("alert")).toContainText(
    /Lars Peeters approved this at .* Nothing of yours was written\./,
  );
  await page.keyboard.type(" is missing");
  await page.keyboard.press("Control+Enter");
  await expect(owner.getByRole("textbox")).toHaveValue("The stamp");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(owner.getByRole("button", { name: "Revoke…" })).toBeVisible();
  await expect(business.getByRole("button", { name: /^Approve document/ })).toBeVisible();
  await page.keyboard.press("a");
  await expect(other.getByRole("alert")).toContainText(/Ines Novak approved this/);
  await expect(paper(other, "Business Document")).toContainText("Pending");
});
