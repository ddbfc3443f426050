import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { messages } from "#domain/messages.ts";
import { failure } from "#support/fake-server.ts";
import { showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { acts, house, List, linesOf, seenAt, stone } from "./acting-house.tsx";

const drawer = page.getByRole("complementary");
const dialog = page.getByRole("dialog");

type Line = { stock_no: string; seen_ppc?: number };

/** A house that has changed the price of a stone since it was read. */
const moved = (stock_no: string, price_per_ct: number) =>
  failure(409, {
    code: "priceMoved",
    message: messages.priceMoved,
    refused: [
      { stock_no, code: "priceMoved", reason: "Its price went from $5,000.00 to $5,400.00 a carat.", price_per_ct },
    ],
  });

test("a price that has changed since it was shown is told before anything is sent, and can be agreed to", async () => {
  const server = house((body) =>
    (body.lines as Line[]).some((one) => one.stock_no === "NW2" && one.seen_ppc !== 5400)
      ? moved("NW2", 5400)
      : linesOf(body),
  );
  await showScreen(server, <List stones={[stone(1), stone(2)]} />);
  await page.getByRole("button", { name: /^Confirm 2…/ }).click();
  await drawer.getByRole("button", { name: "Confirm 2 for $10,000.00" }).click();
  await expect.element(dialog.getByRole("heading", { name: "The price has changed" })).toBeVisible();
  await expect.element(dialog.getByText("Its price went from $5,000.00 to $5,400.00 a carat.")).toBeVisible();
  expect(await findings()).toEqual([]);
  await dialog.getByRole("button", { name: "Confirm 2 at these prices" }).click();
  await expect.element(page.getByText("Request sent for 2 stones.")).toBeVisible();
  expect(acts(server).map(({ body }) => body.lines)).toEqual([
    [
      { stock_no: "NW1", seen_ppc: 5000 },
      { stock_no: "NW2", seen_ppc: 5000 },
    ],
    [
      { stock_no: "NW1", seen_ppc: 5000 },
      { stock_no: "NW2", seen_ppc: 5400 },
    ],
  ]);
});

test("a hold says the price that was seen: whoever holds from an old row is asked at the present price", async () => {
  const server = house((body) => ((body.lines as Line[])[0]?.seen_ppc === 5400 ? linesOf(body) : moved("NW1", 5400)));
  await showScreen(server, <List stones={[stone(1)]} />);
  await page.getByRole("button", { name: /^Hold 1/ }).click();
  await expect.element(dialog.getByRole("heading", { name: "The price has changed" })).toBeVisible();
  await expect.element(dialog.getByText("Its price went from $5,000.00 to $5,400.00 a carat.")).toBeVisible();
  expect(await findings()).toEqual([]);
  await dialog.getByRole("button", { name: "Hold at this price" }).click();
  await expect.element(page.getByText("1 stone is on hold.")).toBeVisible();
  expect(acts(server).map(({ body }) => body.lines)).toEqual([seenAt(5000, "NW1"), seenAt(5400, "NW1")]);
});

test("a memo of which a price changes while its form is open is issued at the present price after a question", async () => {
  const memo = { id: 1, number: "2026-0117" };
  const isSeen = (body: Record<string, unknown>) => (body.lines as Line[])[0]?.seen_ppc === 5400;
  const server = house((body) => (isSeen(body) ? linesOf(body, { memo }) : moved("NW1", 5400)));
  await showScreen(server, <List as={5} clientId={6} stones={[stone(1)]} />);
  await page.getByRole("button", { name: /^Issue memo of 1…/ }).click();
  await drawer.getByRole("button", { name: "Issue memo of 1 stone for $5,000.00" }).click();
  await dialog.getByRole("button", { name: "Issue at this price" }).click();
  await expect.element(drawer.getByText(/^1 stone is on memo/)).toBeVisible();
  expect(acts(server).map(({ body }) => body.lines)).toEqual([seenAt(5000, "NW1"), seenAt(5400, "NW1")]);
});

test("a stone that one holds is confirmed at the price of the hold, and the form says that price", async () => {
  const held = stone(1, { status: 4, markup_ppc: 6000, sell_amt: 6000 });
  const server = house(undefined, 11, { own: ["NW1"], live: 1 });
  await showScreen(server, <List stones={[held]} />);
  await page.getByRole("button", { name: /^Confirm 1…/ }).click();
  await drawer.getByRole("button", { name: "Confirm 1 for $5,000.00" }).click();
  await expect.element(page.getByText("Request sent for 1 stone.")).toBeVisible();
  expect(acts(server)[0]?.body.lines).toEqual([{ stock_no: "NW1", seen_ppc: 5000 }]);
});
