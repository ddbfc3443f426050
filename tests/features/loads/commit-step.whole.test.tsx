import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { messages } from "#domain/messages.ts";
import { failure } from "#support/fake-server.ts";
import { findings } from "../ui/findings.ts";
import { aLoad, counts, discountQuestion } from "./a-load.ts";
import { button, LoadDesk } from "./load-desk.tsx";

let desk: LoadDesk;
beforeEach(() => {
  desk = new LoadDesk();
});

const gone = { reason: "goneShare", sentence: "70 % of the provider's stock is gone; the limit is 20 %." } as const;
const first = { reason: "firstLoad", sentence: "This is the provider's first load." } as const;
const box = (name: string) => page.getByRole("checkbox", { name });
const commit = button(/^Commit/);

test("the commit says in sentences what it does, and each leads to its rows", async () => {
  await desk.shown({ step: "commit" });
  await expect.element(page.getByText("4,102 stones come into the stock.")).toBeVisible();
  await expect.element(page.getByText("311 stones change, 12 by more than the provider's price limit.")).toBeVisible();
  await expect.element(page.getByText("1 row is no stone, such as a total, and changes nothing.")).toBeVisible();
  // A stone that stays with its client is changed too: it leaves the stock once it is free.
  await expect.element(button("Commit 4,503 changes")).toBeVisible();
  await page.getByText("88 stones leave the stock, as the file does not name them.").click();
  expect(desk.gone).toEqual(["/inventory/loads/7?step=difference&kind=gone"]);
});

test("each reason to wait is read and ticked before the load is committed, and is sent by its name", async () => {
  desk.load = aLoad({ waits_for: [gone, first] });
  desk.onAct = desk.becomes(
    aLoad({ version: 4, state: "committing", done: 10, total: 4501 }),
    "The load is being committed.",
  );
  await desk.shown({ step: "commit" });
  await expect.element(commit).toHaveAccessibleDescription("Read and tick 2 reasons first.");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await box(gone.sentence).click();
  await expect.element(commit).toHaveAccessibleDescription("Read and tick 1 reason first.");
  expect(desk.sent()).toEqual([]);
  await box(first.sentence).click();
  expect(await findings()).toEqual([]);
  await commit.click();
  await expect.element(page.getByRole("progressbar", { name: "Writing to the stock" })).toBeVisible();
  expect(desk.sent()).toEqual([
    { path: "/supply/loads/7/commit", body: { version: 3, accepted: ["goneShare", "firstLoad"] } },
  ]);
});

test("a reason whose words have changed since it was ticked has to be read again", async () => {
  desk.load = aLoad({ waits_for: [gone] });
  await desk.shown({ step: "commit" });
  await box(gone.sentence).click();
  await expect.element(commit).not.toHaveAttribute("aria-disabled");
  const worse = { ...gone, sentence: "90 % of the provider's stock is gone; the limit is 20 %." };
  desk.load = aLoad({ waits_for: [worse] });
  window.dispatchEvent(new Event("visibilitychange"));
  await expect.element(box(worse.sentence)).not.toBeChecked();
  await expect.element(commit).toHaveAccessibleDescription("Read and tick 1 reason first.");
});

test("an open question locks the commit, in the machine's words", async () => {
  desk.load = aLoad({ questions: [discountQuestion] });
  await desk.shown({ step: "commit" });
  await expect.element(commit).toHaveAccessibleDescription("Please answer every question about the file first.");
  await expect.element(page.getByText("1 question is still open.")).toBeVisible();
});

test("changes of the columns that are not saved lock the commit", async () => {
  await desk.shown({ step: "columns" });
  await userEvent.click(page.getByRole("combobox", { name: "Disc is read as" }));
  await page.getByRole("option", { name: "Ignore" }).click();
  await page.getByRole("link", { name: "Commit" }).click();
  await expect.element(commit).toHaveAccessibleDescription(/^Your changes to the columns are not saved/);
});

test("a stock that has changed since the comparison is said, and compared again with one click", async () => {
  const message = "The stock or the price list has changed since the load was compared. Please compare it again.";
  desk.onAct = () => failure(409, { code: "loadOutdated", message });
  await desk.shown({ step: "commit" });
  await commit.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(message);
  desk.onAct = desk.becomes(aLoad({ version: 4, state: "reading", counts: null }));
  await button("Compare again").click();
  await expect.element(page.getByRole("progressbar")).toBeVisible();
  expect(desk.sent().at(-1)?.path).toBe("/supply/loads/7/mapping");
});

test("a load that changes nothing says so and may still be committed, which renews its stock", async () => {
  const none = { ...counts, new: 0, changed: 0, gone: 0, refused: 0, conflict: 0, left_out: 0, same: 4504 };
  desk.load = aLoad({ counts: none });
  await desk.shown({ step: "commit" });
  await expect.element(page.getByText("4,504 stones stay as they are and count as fresh.")).toBeVisible();
  await expect.element(button(/^Commit/)).not.toHaveAttribute("aria-disabled");
});

async function share(name: string) {
  const region = page.getByRole("region", { name: "How far the load moves the stock" });
  await expect.element(region.getByText(name)).toBeVisible();
  return region.getByText(name).element().closest<HTMLElement>(".figure");
}

test("a load without a changed price has no median of prices, and every share says of what it is one", async () => {
  const facts = { ...(aLoad().facts as NonNullable<ReturnType<typeof aLoad>["facts"]>), price_moved_pct: 0 };
  const still = { facts: { ...facts, median_price_change_pct: 0 } };
  desk.load = aLoad({ ...still, counts: { ...counts, price_moved: 0, rising: 0, falling: 0 } });
  const { unmount } = await desk.shown({ step: "commit" });
  await expect
    .element(await share("Median price change"))
    .toHaveTextContent("Median price change–of the prices compared");
  await unmount();
  desk.load = aLoad({ ...still, counts: { ...counts, price_moved: 0, rising: 1, falling: 0 } });
  await desk.shown({ step: "commit" });
  await expect.element(await share("Median price change")).toHaveTextContent("0.00 %of the prices compared");
});

test("a committed load says what it did, and is taken back only after saying what cannot go back", async () => {
  desk.load = aLoad({ state: "committed", committed_at: "2026-11-20T09:10:00.000Z" });
  desk.rollBack = {
    is_busy: false,
    reversible: 4499,
    kept: 120,
    rows: [{ stock_no: "AL1001", sentence: "Northlight Jewels has it on hold." }],
  };
  await desk.shown();
  await button("Roll back…").click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByText("4,499 stones become again what they were before this load.")).toBeVisible();
  await expect.element(dialog.getByText("120 stones stay as they are:")).toBeVisible();
  await expect
    .element(dialog.getByRole("row", { name: /AL1001/ }))
    .toHaveTextContent("Northlight Jewels has it on hold.");
  await expect.element(dialog.getByText("And 119 more.")).toBeVisible();
  expect(await findings(dialog.element())).toEqual([]);
  desk.onAct = desk.becomes(aLoad({ version: 4, state: "rollingBack", done: 0, total: 4499 }));
  await dialog.getByRole("button", { name: "Roll back 4,499 stones" }).click();
  await expect.element(page.getByRole("progressbar", { name: "Rolling back" })).toBeVisible();
  expect(desk.sent()).toEqual([{ path: "/supply/loads/7/roll-back", body: { version: 3 } }]);
});

test("a load is not taken back while the house writes another: the act is locked with the reason", async () => {
  desk.load = aLoad({ state: "committed", committed_at: "2026-11-20T09:10:00.000Z" });
  desk.rollBack = { is_busy: true, reversible: 4499, kept: 0, rows: [] };
  await desk.shown();
  await button("Roll back…").click();
  const act = page.getByRole("dialog").getByRole("button", { name: /^Roll back 4,499 stones/ });
  await expect.element(act).toHaveAttribute("aria-disabled", "true");
  await expect.element(act).toHaveAccessibleDescription(messages.loadBusy);
  await act.click({ force: true });
  expect(desk.sent()).toEqual([]);
});

test("a load is not taken back while another began meanwhile, and the reason stays in the question", async () => {
  desk.load = aLoad({ state: "committed", committed_at: "2026-11-20T09:10:00.000Z" });
  desk.onAct = () => failure(409, { code: "loadBusy", message: messages.loadBusy });
  await desk.shown();
  await button("Roll back…").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Roll back/ }).click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("Another load of this provider is being written.");
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await expect.poll(() => dialog.elements()).toEqual([]);
});

test("a load that was rolled back says when and what went back, and offers no other way back", async () => {
  const at = { state: "rolledBack", rolled_back_at: "2026-11-21T10:00:00.000Z" } as const;
  desk.load = aLoad({ ...at, reversal: { reversed: 4502, kept: 1 } });
  const { unmount } = await desk.shown();
  await expect.element(page.getByText(/^Rolled back 21\/11\/2026/).first()).toBeVisible();
  await expect
    .element(page.getByText("4,502 stones became again what they were before this load. 1 stone stayed as it was."))
    .toBeVisible();
  expect(button("Roll back…").elements()).toEqual([]);
  await unmount();
  desk.load = aLoad({ ...at, reversal: { reversed: 1, kept: 0 } });
  await desk.shown();
  await expect
    .element(page.getByText("1 stone became again what it was before this load.", { exact: true }))
    .toBeVisible();
});
