import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import type { HouseClient } from "./house-client.ts";
import { expect, test } from "./journey.ts";

test.setTimeout(120_000);

const acts = "/inventory/new-arrival";

/** An enquiry of a customer about a stone that is free: its stone and its line. */
async function asked(house: HouseClient, place: number) {
  const stock_no = (await house.freeStones("customer", 40))[place] ?? "";
  const { data } = await house.callAs("customer", "POST", `${acts}/enquiry`, {
    stock_numbers: [stock_no],
    text: "Is the table clean?",
  });
  return { stock_no, id: (data as { data: { id: number }[] }).data[0]?.id ?? 0 };
}
const talk = (page: Page) => page.getByRole("region", { name: "Conversation" });
const answerField = (page: Page) => page.getByRole("textbox", { name: "Answer" });
const ownField = (page: Page) => page.getByRole("textbox", { name: "Your message" });
const button = (page: Page, name: string | RegExp) => page.locator(".drawer").getByRole("button", { name });

test("an associate and a client talk about a stone, and the client takes the offer", async ({
  page,
  freshPage,
  signIn,
  house,
}) => {
  const { stock_no, id } = await asked(house, 30);
  const client = await freshPage();
  await signIn("associate");
  await signIn("customer", client);

  // The house finds what waits for it, and reads the question beside the stone.
  await page.goto(`/transaction/enquiry?currentTab=waitsForHouse&diamond_type=all&search=${stock_no}`);
  const row = page.getByRole("row").filter({ hasText: stock_no });
  await expect(row).toContainText("Awaiting us, 0 min");
  await row.click({ position: { x: 60, y: 10 } });
  await expect(talk(page)).toContainText("Is the table clean?");
  await expectAccessible(page);

  // The client looks at the same: what the house answers appears, and what is being written stays.
  await client.goto(`/customer-profile/enquiry?diamond_type=all&line=${id}`);
  await ownField(client).fill("And is there");
  await answerField(page).fill("It is clean.");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Answer sent to the client.")).toBeVisible();
  await expect(answerField(page)).toHaveValue("");
  await expect(talk(client)).toContainText("It is clean.");
  await expect(talk(client)).toContainText("Jonas Okafor answered");
  await expect(ownField(client)).toHaveValue("And is there");
  await ownField(client).fill("And is there a video?");
  await button(client, /^Send/).click();
  await expect(talk(page)).toContainText("And is there a video?");
  await expectAccessible(client);

  // An offer with a hold, at the client's own price.
  await button(page, "Offer…").click();
  await page.getByRole("checkbox", { name: "Hold the stone for the client" }).check();
  await page.getByRole("textbox", { name: "Message to the client" }).fill("For this week.");
  await expectAccessible(page);
  await button(page, /^Offer for/).click();
  await expect(page.getByText("Offer sent to the client.")).toBeVisible();
  await expect(talk(client)).toContainText("For this week.");
  await expect(talk(client)).toContainText("Held for the client until");
  await expect(button(client, /^Accept at/)).toBeVisible();
  await expectAccessible(client);

  // The client takes it: the stone is asked for at that price, and the associate's drawer says so.
  await answerField(page).fill("By the way");
  await button(client, /^Accept at/).click();
  await client.getByRole("dialog").getByRole("button", { name: "Accept offer" }).click();
  await expect(talk(client)).toContainText("You accepted the offer");
  const told = page.getByRole("alert").filter({ hasText: "Nothing of yours was written." });
  await expect(told).toContainText(/Mara Lind accepted the offer/);
  await expect(answerField(page)).toHaveValue("By the way");
  await expectAccessible(page);
  await client.goto(`/customer-profile/confirm-stone?diamond_type=all&search=${stock_no}`);
  await expect(client.getByRole("row").filter({ hasText: stock_no })).toContainText("Pending");
});

test("a client declines, goes on, and closes with a reason that both sides read", async ({ page, signIn, house }) => {
  const { stock_no, id } = await asked(house, 32);
  const { data } = await house.call("GET", `${acts}/enquiry/${id}`);
  const { line } = data as { line: { version: number; markup_ppc: number } };
  const offer = { version: line.version, price_per_ct: line.markup_ppc, stands_hours: 24, is_held: false };
  await house.call("POST", `${acts}/enquiry/${id}/offer`, offer);
  await signIn("customer");
  await page.goto(`/customer-profile/enquiry?diamond_type=all&search=${stock_no}&line=${id}`);
  await button(page, "Decline…").click();
  await page.getByRole("dialog").getByRole("textbox").fill("Too dear for us.");
  await page.keyboard.press("Control+Enter");
  await expect(talk(page)).toContainText("You declined the offer");
  await expect(button(page, /^Accept/)).toHaveCount(0);
  await button(page, "Close enquiry…").click();
  await page.getByRole("dialog").getByRole("textbox").fill("Found another");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Closed.")).toBeVisible();
  await expect(talk(page)).toContainText("Found another");
  await expect(ownField(page)).toHaveCount(0);
});
