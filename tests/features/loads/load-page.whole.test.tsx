import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { messages } from "#domain/messages.ts";
import { failure } from "#support/fake-server.ts";
import { findings } from "../ui/findings.ts";
import { aLoad, aReadLoad, discountQuestion } from "./a-load.ts";
import { button, LoadDesk, step } from "./load-desk.tsx";

let desk: LoadDesk;
beforeEach(() => {
  desk = new LoadDesk();
});

const byLars = (event: string) => ({ event, by: "Lars Peeters", at: "2026-11-20T10:05:00.000Z" });
const look = () => window.dispatchEvent(new Event("visibilitychange"));

test("while a file is read its progress grows by itself, and the page leads on when it is read", async () => {
  desk.load = aReadLoad({ done: 0, total: null });
  await desk.shown();
  await expect.element(page.getByText("0 rows", { exact: true })).toBeVisible();
  desk.load = aReadLoad();
  await expect.element(page.getByText("1,200 of about 4,400 rows")).toBeVisible();
  desk.load = aReadLoad({ done: 3000, total: 4611 });
  await expect.element(page.getByText("3,000 of about 4,600 rows")).toBeVisible();
  desk.load = aReadLoad({ done: 3500, total: 4611 });
  desk.server.reply(async (request) => {
    const answer = await desk.reply(request);
    answer.headers.set("date", new Date(1_795_000_005_000).toUTCString());
    return answer;
  });
  await expect.element(page.getByText(/^\d+ rows a second, \d+ s left$/)).toBeVisible();
  desk.server.reply(desk.reply);
  desk.load = aLoad({ questions: [discountQuestion] });
  await expect.element(page.getByRole("group", { name: /^Discounts are written/ })).toBeVisible();
});

test("a large file that is read wrongly is corrected while it is read, and the page stays as it is read on", async () => {
  const read = { ...aLoad(), counts: null, facts: null };
  desk.load = { ...read, state: "reading", done: 0, total: null };
  await desk.shown({ step: "questions" });
  await expect.element(page.getByText("0 rows", { exact: true })).toBeVisible();
  expect(button("Correct the columns").elements()).toEqual([]);
  desk.load = { ...read, state: "reading", done: 1200 };
  await button("Correct the columns").click();
  await expect.element(page.getByRole("table", { name: "Columns" })).toBeVisible();
  await userEvent.click(page.getByRole("combobox", { name: "Disc is read as" }));
  await page.getByRole("option", { name: "Ignore" }).click();
  expect(await findings()).toEqual([]);
  desk.load = { ...read, state: "reading", done: 2400 };
  look();
  await expect.element(page.getByRole("combobox", { name: "Disc is read as" })).toHaveValue("Ignore");
  desk.onAct = desk.becomes({ ...read, version: 4, state: "received", done: 0, total: null });
  await button(/^Save 1 change/).click();
  await expect.element(page.getByText("The file waits for its turn: a few files are read at a time.")).toBeVisible();
  expect(desk.sent()[0]).toMatchObject({ path: "/supply/loads/7/mapping", body: { version: 3 } });
  desk.load = { ...read, version: 4, state: "reading", done: 600 };
  await expect.element(page.getByText(/^600 of about/)).toBeVisible();
});

test("the first load of a provider begins with its columns, a later one with what is open", async () => {
  const facts = { ...aLoad().facts, is_first: true } as NonNullable<ReturnType<typeof aLoad>["facts"]>;
  desk.load = aLoad({ facts });
  const { unmount } = await desk.shown();
  await expect.element(step(/Columns/)).toHaveAttribute("aria-current", "step");
  await unmount();
  desk.load = aLoad();
  await desk.shown();
  await expect.element(step(/Difference/)).toHaveAttribute("aria-current", "step");
});

test("of a provider that was switched off the page says that nothing is offered, and goes on", async () => {
  const off = { provider: { ...aLoad().provider, is_active: false } };
  desk.load = aReadLoad({ ...off, state: "committing" });
  await desk.shown();
  await expect.element(page.getByText(/This provider is inactive: none of its stones is offered/)).toBeVisible();
  desk.load = aLoad({ ...off, state: "committed", committed_at: "2026-11-20T10:05:00.000Z" });
  await expect.element(page.getByRole("link", { name: /came into the stock/ })).toBeVisible();
  await expect.element(page.getByText(/This provider is inactive/)).toBeVisible();
  expect(await findings()).toEqual([]);
});

test("a file that cannot be read says why, and leads to another upload for the same provider", async () => {
  desk.load = aReadLoad({ state: "refused", sentence: "The file is protected by a password." });
  await desk.shown();
  await expect.element(page.getByText("The file is protected by a password.")).toBeVisible();
  expect(await findings()).toEqual([]);
  await button("Upload another file").click();
  expect(desk.gone).toEqual(["/inventory/loads/new?provider=3"]);
});

test("a refused file whose columns are known may be corrected", async () => {
  desk.load = aLoad({ state: "refused", counts: null, sentence: "No row is a stone." });
  await desk.shown();
  await button("Correct the columns").click();
  await expect.element(page.getByRole("table", { name: "Columns" })).toBeVisible();
});

for (const [state, said] of [
  ["failed.reading", "Reading the file failed."],
  ["failed.committing", "The commit stopped half way."],
  ["failed.rollingBack", "Rolling back stopped half way."],
] as const) {
  test(`${state}: what failed is said, and it is taken up again where it stopped`, async () => {
    desk.load =
      state === "failed.reading"
        ? aReadLoad({ state, sentence: "The disk was full." })
        : aLoad({ state, sentence: "The disk was full." });
    desk.onAct = desk.becomes(aReadLoad({ version: 4, state: "received" }), "The load continues.");
    await desk.shown();
    await expect.element(page.getByText(said)).toBeVisible();
    await expect.element(page.getByText(/The disk was full/)).toBeVisible();
    await button("Try again").click();
    await expect.element(page.getByText("The load continues.")).toBeVisible();
    expect(desk.sent()).toEqual([{ path: "/supply/loads/7/retry", body: { version: 3 } }]);
  });
}

test("a load is cancelled only after a question that says what happens", async () => {
  desk.onAct = desk.becomes(aLoad({ version: 4, state: "cancelled" }), "Load cancelled.");
  await desk.shown();
  await button("Cancel load…").click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog).toHaveTextContent("Nothing of it reaches the stock.");
  expect(desk.sent()).toEqual([]);
  await dialog.getByRole("button", { name: "Cancel load" }).click();
  await expect.element(page.getByText("Load cancelled.")).toBeVisible();
  expect(desk.sent()).toEqual([{ path: "/supply/loads/7/cancel", body: { version: 3 } }]);
});

test("a load that somebody else commits while it is open freezes, says who, and keeps what was typed", async () => {
  await desk.shown({ step: "columns" });
  await userEvent.click(page.getByRole("combobox", { name: "Disc is read as" }));
  await page.getByRole("option", { name: "Ignore" }).click();
  await expect.element(button(/^Save 1 change/)).toBeVisible();
  desk.load = aLoad({
    version: 5,
    state: "committed",
    committed_at: "2026-11-20T10:05:09.000Z",
    changed: byLars("load.commit"),
  });
  look();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent(/Lars Peeters committed this load .*Nothing of yours was written/);
  await expect.element(button(/^Save 1 change/)).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect(desk.sent()).toEqual([]);
  expect(await findings()).toEqual([]);
  await button("Continue").click();
  await expect.element(page.getByRole("combobox", { name: "Disc is read as" })).toHaveValue("Ignore");
  await step(/Commit/).click();
  await expect.element(button("Roll back…")).toBeVisible();
});

test("who commits a load that somebody else has changed is told so, and commits nothing", async () => {
  desk.onAct = () => {
    desk.load = aLoad({ version: 4, state: "cancelled", changed: byLars("load.cancelWaiting") });
    return failure(409, { code: "staleVersion", message: messages.staleVersion, current: desk.load });
  };
  await desk.shown({ step: "commit" });
  await button(/^Commit/).click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent(/Lars Peeters cancelled this load .*Nothing of yours was written/);
  await button("Continue").click();
  await expect.element(page.getByText("Nothing of it reached the stock.")).toBeVisible();
});

test("answers stay when somebody else has corrected another column meanwhile", async () => {
  desk.load = aLoad({ questions: [discountQuestion] });
  await desk.shown({ step: "questions" });
  await page.getByRole("radio", { name: /^Below the list/ }).click();
  desk.load = aLoad({ version: 5, questions: [discountQuestion], changed: byLars("load.remap") });
  look();
  await expect.element(page.getByRole("alert")).toHaveTextContent(/Lars Peeters changed how this file is read/);
  await button("Continue").click();
  await expect.element(page.getByRole("radio", { name: /^Below the list/ })).toBeChecked();
  desk.onAct = desk.becomes(aReadLoad({ version: 6 }));
  await button(/^Read again with 1 answer/).click();
  await expect.poll(() => desk.sent()[0]?.body.version).toBe(5);
});

test("one's own act is no news, though its answer does not tell of it yet; the next person's act is", async () => {
  desk.load = aLoad({ questions: [discountQuestion] });
  desk.onAct = desk.becomes(aReadLoad({ version: 4 }));
  await desk.shown({ step: "questions" });
  await page.getByRole("radio", { name: /^Below the list/ }).click();
  await button(/^Read again with 1 answer/).click();
  await expect.element(page.getByRole("progressbar")).toBeVisible();
  desk.load = aLoad({ version: 5, changed: { ...byLars("load.remap"), by: "Ines Novak" } });
  await expect.element(page.getByText("No questions are open").first()).toBeVisible();
  expect(page.getByRole("alert").elements()).toEqual([]);
  const later = { ...byLars("load.remap"), at: "2026-11-20T10:07:00.000Z" };
  desk.load = aLoad({ version: 6, state: "received", counts: null, changed: later });
  look();
  await expect.element(page.getByRole("alert")).toHaveTextContent(/Lars Peeters changed how this file is read/);
});

test("the frozen page shows what was seen last, not what the load was when it was opened", async () => {
  desk.load = aReadLoad();
  await desk.shown();
  desk.load = aLoad({ version: 4, questions: [discountQuestion] });
  await page.getByRole("radio", { name: /^Below the list/ }).click();
  desk.load = aLoad({ version: 5, state: "cancelled", changed: byLars("load.cancelWaiting") });
  look();
  await expect.element(page.getByRole("alert")).toHaveTextContent(/Lars Peeters cancelled this load/);
  await expect.element(page.getByRole("radio", { name: /^Below the list/ })).toBeChecked();
  await button("Continue").click();
  await expect.element(page.getByText("Nothing of it reached the stock.")).toBeVisible();
});

test("a cancelled load says its end, whatever step its address has", async () => {
  desk.load = aLoad({ state: "cancelled", questions: [discountQuestion] });
  await desk.shown({ step: "questions" });
  await expect.element(page.getByText("Nothing of it reached the stock.")).toBeVisible();
  expect(page.getByRole("radio").elements()).toEqual([]);
});

test("what the house does by itself is no news: a load that was read while one waits simply goes on", async () => {
  desk.load = aReadLoad();
  await desk.shown();
  desk.load = aLoad({ version: 9 });
  await expect.element(step(/Difference/)).toHaveAttribute("aria-current", "step");
  expect(page.getByRole("alert").elements()).toEqual([]);
});

test("a load that is not there leads back to the loads", async () => {
  desk.server.reply(() => failure(404, { code: "notFound", message: "Not found." }));
  await desk.shown();
  const back = page.getByRole("alert").getByRole("link", { name: "Loads" });
  await expect.element(back).toHaveAttribute("href", "/inventory/loads");
});

test("a load that cannot be read fails with its sentence and another try", async () => {
  const message = "Something went wrong";
  desk.server.reply(() => failure(500, { code: "somethingWentWrong", message, request_id: "01J9" }));
  await desk.shown();
  await expect.element(page.getByText(message)).toBeVisible();
  desk.server.reply(desk.reply);
  await button("Try again").click();
  await expect.element(step(/Difference/)).toBeVisible();
});

test("of two people who do the same within one poll, each sees the other's act as the other's", async () => {
  desk.load = aLoad({ questions: [discountQuestion] });
  desk.onAct = desk.becomes(aReadLoad({ version: 4 }));
  await desk.shown({ step: "questions" });
  await page.getByRole("radio", { name: /^Below the list/ }).click();
  await button(/^Read again with 1 answer/).click();
  await expect.element(page.getByRole("progressbar")).toBeVisible();
  desk.load = aLoad({ version: 6, questions: [discountQuestion], changed: byLars("load.remap") });
  await expect.element(page.getByRole("alert")).toHaveTextContent(/Lars Peeters changed how this file is read/);
});

test("who commits in the same moment as somebody else reads who did, and nothing of theirs was written", async () => {
  desk.onAct = () => {
    desk.load = aLoad({ version: 4, state: "committing", done: 0, changed: byLars("load.commit") });
    return failure(409, { code: "staleVersion", message: messages.staleVersion, current: desk.load });
  };
  await desk.shown({ step: "commit" });
  await button(/^Commit/).click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent(/Lars Peeters committed this load .*Nothing of yours was written/);
  expect(desk.sent()).toHaveLength(1);
  expect(await findings()).toEqual([]);
  await button("Continue").click();
  await expect.element(page.getByRole("progressbar")).toBeVisible();
});
