import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import type { HouseClient } from "./house-client.ts";
import { expect, test } from "./journey.ts";
import { expectTold } from "./told.ts";

const acts = "/inventory/new-arrival";

/** An enquiry of a customer about a free stone: its stone and its line. */
async function asked(house: HouseClient, place: number) {
  const stock_no = (await house.freeStones("customer", 60))[place] ?? "";
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

test("an associate and a client talk about a stone, and the client takes the offer", { tag: "@whole" }, async ({
  page,
  freshPage,
  signIn,
  house,
}) => {
  const { stock_no, id } = await asked(house, 30);
  const client = await freshPage();
  await signIn("associate");
  await signIn("customer", client);

  // The house finds the waiting enquiry, and reads the question beside the stone.
  await page.goto(`/transaction/enquiry?currentTab=waitsForHouse&search=${stock_no}`);
  const row = page.getByRole("row").filter({ hasText: stock_no });
  await expect(row).toContainText(/Awaiting us, \d min/);
  await row.click({ position: { x: 60, y: 10 } });
  await expect(talk(page)).toContainText("Is the table clean?");
  await expectAccessible(page);

  // The client has the same enquiry open: the house's answer appears, and the text being typed stays.
  await client.goto(`/customer-profile/enquiry?line=${id}`);
  await ownField(client).fill("And is there");
  await answerField(page).fill("It is clean.");
  await page.keyboard.press("Control+Enter");
  await expectTold(page, "Answer sent to the client.");
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
  await expectTold(page, "Offer sent to the client.");
  await expect(talk(client)).toContainText("For this week.");
  await expect(talk(client)).toContainText("Held until");
  await expect(button(client, /^Accept at/)).toBeVisible();
  await expectAccessible(client);

  // The client accepts it: the stone is theirs at that price, and the associate's drawer says so.
  await answerField(page).fill("By the way");
  await button(client, /^Accept at/).click();
  await client.getByRole("dialog").getByRole("button", { name: "Accept offer" }).click();
  await expect(talk(client)).toContainText("You accepted the offer");
  const told = page.getByRole("alert").filter({ hasText: "Nothing of yours was written." });
  await expect(told).toContainText(/Mara Lind accepted the offer/);
  await expect(answerField(page)).toHaveValue("By the way");
  await expectAccessible(page);
  await client.goto(`/customer-profile/confirm-stone?search=${stock_no}`);
  await client.goto(`/customer-profile/confirm-stone?currentTab=approved&search=${stock_no}`);
  await expect(client.getByRole("row").filter({ hasText: stock_no })).toContainText("Awaits memo");
});

test("a bid on a phone, a counter, another bid and a firm offer end in a deal", { tag: "@whole" }, async ({
  page,
  freshPage,
  signIn,
  house,
}) => {
  const stock_no = (await house.freeStones("customer", 60))[42] ?? "";
  const client = await freshPage();
  await client.setViewportSize({ width: 390, height: 844 });
  await signIn("associate");
  await signIn("customer", client);

  // 1. The client bids 5 % less, on the phone, in the form of an enquiry.
  const { data } = await house.callAs("customer", "POST", `${acts}/enquiry`, {
    stock_numbers: [stock_no],
    text: "Would you take a bid?",
  });
  const [line] = (data as { data: { id: number; markup_ppc: number }[] }).data;
  const at = (part: number) => ((line?.markup_ppc ?? 0) * part).toFixed(2);
  const perCarat = (who: Page) => who.locator(".price-table").getByRole("textbox").nth(1);
  await client.goto(`/customer-profile/enquiry?line=${line?.id}`);
  await button(client, "Bid…").click();
  await perCarat(client).fill(at(0.95));
  await client.getByRole("textbox", { name: "Message to us" }).fill("For a pair.");
  await expectAccessible(client);
  await button(client, /^Bid \$/).click();
  await expect(talk(client)).toContainText("You made a bid");

  // 2. The house counters.
  await page.goto(`/transaction/enquiry?currentTab=waitsForHouse&search=${stock_no}&line=${line?.id}`);
  await expect(talk(page)).toContainText("For a pair.");
  await expect(button(page, /^Accept at/)).toBeVisible();
  await expectAccessible(page);
  await button(page, "Counter…").click();
  await perCarat(page).fill(at(0.99));
  await button(page, /^Offer for/).click();
  await expect(talk(client)).toContainText("made an offer");

  // 3. The client bids again: the offer is gone.
  await button(client, "Counter…").click();
  await expect(client.locator(".drawer")).toContainText("It takes the place of our offer");
  await perCarat(client).fill(at(0.97));
  await button(client, /^Bid \$/).click();
  await expect(button(client, /^Accept at/)).toHaveCount(0);

  // 4. A firm offer with a hold.
  await button(page, "Counter…").click();
  await perCarat(page).fill(at(0.98));
  await page.getByRole("checkbox", { name: "Hold the stone for the client" }).check();
  await button(page, /^Offer for/).click();

  // 5. The client accepts it, and the stone is approved.
  await button(client, /^Accept at/).click();
  await client.getByRole("dialog").getByRole("button", { name: "Accept offer" }).click();
  await expect(talk(client)).toContainText("You accepted the offer");
  await client.goto(`/customer-profile/confirm-stone?currentTab=approved&search=${stock_no}`);
  await expect(client.getByText("Awaits memo").first()).toBeVisible();
});

/** Opens the same enquiry for both sides. */
async function bothAt(
  { stock_no, id }: Awaited<ReturnType<typeof asked>>,
  { associate, client }: Record<"associate" | "client", Page>,
) {
  await associate.goto(`/transaction/enquiry?search=${stock_no}&line=${id}`);
  await client.goto(`/customer-profile/enquiry?search=${stock_no}&line=${id}`);
  return {
    associateAnswers: async (text: string) => {
      await answerField(associate).fill(text);
      await associate.keyboard.press("Control+Enter");
      await expect(answerField(associate)).toHaveValue("");
      await expect(talk(client)).toContainText(text);
    },
    clientAsks: async (text: string) => {
      await ownField(client).fill(text);
      await client.keyboard.press("Control+Enter");
      await expect(ownField(client)).toHaveValue("");
      await expect(talk(associate)).toContainText(text);
    },
    associateOffers: async (opens: "Offer…" | "New offer…", text: string, isHeld = false) => {
      await button(associate, opens).click();
      if (isHeld) await associate.getByRole("checkbox", { name: "Hold the stone for the client" }).check();
      await associate.getByRole("textbox", { name: "Message to the client" }).fill(text);
      await button(associate, /^Offer for/).click();
      await expect(talk(client)).toContainText(text);
    },
    clientCloses: async (reason: string) => {
      await button(client, "Close enquiry…").click();
      await client.getByRole("dialog").getByRole("textbox").fill(reason);
      await client.keyboard.press("Control+Enter");
      await expect(talk(associate)).toContainText(reason);
      // The open enquiry does not change by itself: it freezes, and is gone when the person goes on.
      const told = associate.getByRole("alert").filter({ hasText: "Nothing of yours was written." });
      await expect(told).toContainText("Mara Lind closed this enquiry");
      await associate.getByRole("button", { name: /^Continue/ }).click();
      await expect(answerField(associate)).toHaveCount(0);
    },
  };
}

test("a client who is not answered asks again, asks about the offer too, and closes while a new one with a hold stands", {
  tag: "@whole",
}, async ({ page, freshPage, signIn, house }) => {
  const about = await asked(house, 34);
  const client = await freshPage();
  await signIn("associate");
  await signIn("customer", client);
  const { associateAnswers, clientAsks, associateOffers, clientCloses } = await bothAt(about, {
    associate: page,
    client,
  });

  await clientAsks("Are you there?");
  await associateAnswers("We look at the stone.");
  await associateAnswers("The table is clean.");
  await associateOffers("Offer…", "Good until tomorrow.");
  await clientAsks("With the report?");
  await clientAsks("And when would it be here?");
  await associateAnswers("With the report, on Tuesday.");
  await associateAnswers("By courier.");
  await associateOffers("New offer…", "Shipping is in the price now.");
  await associateOffers("New offer…", "And we hold it for you.", true);
  await expect(talk(client)).toContainText("Held until");
  await clientCloses("Our customer took another stone.");

  // The hold that came with the offer ends with it.
  await client.goto(`/customer-profile/hold?search=${about.stock_no}`);
  await expect(client.getByText(/matching$/)).toContainText("0 matching");
  await expect(client.getByRole("row").filter({ hasText: about.stock_no })).toHaveCount(0);
  expect(await house.freeStones("customer", 500)).toContain(about.stock_no);
});

test("an offer comes before any answer or with a hold after it, and whoever has the answer closes", {
  tag: "@whole",
}, async ({ page, freshPage, signIn, house }) => {
  const client = await freshPage();
  await signIn("associate");
  await signIn("customer", client);
  const both = { associate: page, client };

  const atOnce = await bothAt(await asked(house, 36), both);
  await atOnce.associateOffers("Offer…", "The table is clean, and this is our price.");
  await expect(button(client, /^Accept at/)).toBeVisible();

  const held = await bothAt(await asked(house, 38), both);
  await held.associateAnswers("It is clean.");
  await held.associateOffers("Offer…", "We keep it for you.", true);
  await expect(talk(client)).toContainText("Held until");

  const closed = await bothAt(await asked(house, 40), both);
  await closed.associateAnswers("It has a cloud under the table.");
  await closed.clientCloses("Then we do not need it.");
});

test("a client declines, goes on, and closes with a reason that both sides read", { tag: "@whole" }, async ({
  page,
  signIn,
  house,
}) => {
  const { stock_no, id } = await asked(house, 32);
  const { data } = await house.call("GET", `${acts}/enquiry/${id}`);
  const { line } = data as { line: { version: number; markup_ppc: number } };
  const offer = { version: line.version, price_per_ct: line.markup_ppc, stands_hours: 24, is_held: false };
  await house.call("POST", `${acts}/enquiry/${id}/offer`, offer);
  await signIn("customer");
  await page.goto(`/customer-profile/enquiry?search=${stock_no}&line=${id}`);
  await button(page, "Decline…").click();
  await page.getByRole("dialog").getByRole("textbox").fill("Too dear for us.");
  await page.keyboard.press("Control+Enter");
  await expect(talk(page)).toContainText("You declined the offer");
  await expect(button(page, /^Accept/)).toHaveCount(0);
  await button(page, "Close enquiry…").click();
  await page.getByRole("dialog").getByRole("textbox").fill("Found another");
  await page.keyboard.press("Control+Enter");
  await expectTold(page, "Closed.");
  await expect(talk(page)).toContainText("Found another");
  await expect(ownField(page)).toHaveCount(0);
});

test("a client asks on a phone to keep a stone on memo, and the house declines with a reason", {
  tag: "@whole",
}, async ({ page, freshPage, signIn, house }) => {
  const stock_no = (await house.freeStones("customer", 60))[44] ?? "";
  const user_id = ((await house.callAs("customer", "GET", "/user/profile")).data as { id: number }).id;
  const { data } = await house.callAs("associate", "POST", `${acts}/memo`, { stock_numbers: [stock_no], user_id });
  const id = (data as { data: { id: number }[] }).data[0]?.id;
  const client = await freshPage();
  await client.setViewportSize({ width: 390, height: 844 });
  await signIn("associate");
  await signIn("customer", client);

  await client.goto(`/customer-profile/memo?line=${id}`);
  await button(client, /^Keep/).click();
  const asking = client.getByRole("dialog").last();
  await asking.getByRole("textbox", { name: "Message to our office (optional)" }).fill("For a pair.");
  await asking.getByRole("button", { name: /^Keep/ }).click();
  await expect(client.getByText("Asked to keep").first()).toBeVisible();
  await expectAccessible(client);

  await page.goto(`/transaction/memo?search=${stock_no}&line=${id}`);
  await button(page, "Decline what the client asks…").click();
  const declining = page.getByRole("dialog").last();
  await declining.getByRole("textbox", { name: "Reason, for the client to read" }).fill("It is promised elsewhere.");
  await declining.getByRole("button", { name: /^Decline/ }).click();
  await expect(client.getByText("It is promised elsewhere.").first()).toBeVisible();
});
