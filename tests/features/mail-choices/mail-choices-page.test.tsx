import { expect, onTestFinished, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { MailChoicesPage } from "#features/mail-choices/mail-choices-page.tsx";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const choices = (offers: boolean, demands: boolean, to = "m***@orchard.test") => ({
  house: "Harbour & Sons",
  to,
  topics: [
    { topic: "offers", is_wanted: offers },
    { topic: "demands", is_wanted: demands },
  ],
});
const offers = () => page.getByRole("switch", { name: "Offers of stones" });
const demands = () => page.getByRole("switch", { name: "New stones for your demands" });
const saves = (server: ReturnType<typeof fakeServer>) =>
  server.seen.filter(({ method }) => method !== "GET").map(({ text }) => bodyOf(text).declined);
const without = { token: () => null };

test("to open it changes nothing; what one switches off is declined once it is saved", async () => {
  const server = fakeServer(() => success(choices(true, false), 200, "Your choice is saved."), without);
  await showScreen(server, <MailChoicesPage token="7.offers.abc" />);
  await expect.element(page.getByText(/^What Harbour & Sons sends to m\*\*\*@orchard\.test/)).toBeVisible();
  expect(document.title).toBe("Your mails · Harbour & Sons");
  await expect.element(offers()).toBeChecked();
  await expect.element(demands()).not.toBeChecked();
  expect(saves(server)).toEqual([]);
  expect(await findings()).toEqual([]);
  await offers().click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Your choice is saved.")).toBeVisible();
  expect(saves(server).map((declined) => new Set(declined as string[]))).toEqual([new Set(["offers", "demands"])]);
  expect(server.seen.every(({ headers }) => !headers.has("authorization"))).toBe(true);
});

test("where a device forces its colours, a switch that is off has an edge", async () => {
  const forced = (value: string) =>
    cdp().send("Emulation.setEmulatedMedia" as never, { features: [{ name: "forced-colors", value }] } as never);
  await forced("active");
  onTestFinished(async () => void (await forced("")));
  await showScreen(
    fakeServer(() => success(choices(true, false)), without),
    <MailChoicesPage token="7.offers.abc" />,
  );
  await expect.element(demands()).not.toBeChecked();
  const track = demands().element().nextElementSibling as Element;
  expect(getComputedStyle(track).borderTopWidth).toBe("1px");
});

test("one press stops them all, and each can be taken up again", async () => {
  const server = fakeServer(() => success(choices(true, true), 200, "Your choice is saved."), without);
  await showScreen(server, <MailChoicesPage token="7.offers.abc" />);
  await page.getByRole("button", { name: "Stop all of these" }).click();
  await expect.element(page.getByText("Your choice is saved.")).toBeVisible();
  await expect.element(offers()).not.toBeChecked();
  await demands().click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => saves(server)).toEqual([["offers", "demands"], ["offers"]]);
});

test("an address that was altered or is over shows why, and no choices", async () => {
  const message = "This link is not good.";
  const server = fakeServer(() => failure(404, { code: "notFound", message, request_id: "r" }), without);
  await showScreen(server, <MailChoicesPage token="7.offers.abd" />);
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(page.getByText("Please check that you copied the whole address.")).toBeVisible();
  expect(page.getByRole("button", { name: "Try again" }).elements()).toEqual([]);
  expect(page.getByRole("switch").elements()).toEqual([]);
});

test("a choice that was not kept says so, and the switches stay as one set them", async () => {
  const server = fakeServer(() => success(choices(true, true)), without);
  await showScreen(server, <MailChoicesPage token="7.offers.abc" />);
  await offers().click();
  server.reply(() => failure(500, { code: "x", message: "Please try again.", request_id: "r" }));
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Please try again.")).toBeVisible();
  await expect.element(offers()).not.toBeChecked();
});

test("it fits a telephone, with an address as long as addresses get", async () => {
  const long = `${"a".repeat(64)}@${"b".repeat(60)}.${"c".repeat(60)}.test`;
  await showScreen(
    fakeServer(() => success(choices(true, true, long)), without),
    <MailChoicesPage token="7.offers.abc" />,
  );
  await page.viewport(390, 844);
  await expect.element(offers()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(await findings()).toEqual([]);
});
