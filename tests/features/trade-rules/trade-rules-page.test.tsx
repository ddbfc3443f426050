import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { TradeRulesPage } from "#features/trade-rules/trade-rules-page.tsx";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const rules = {
  hold_hours: 48,
  most_holds: 20,
  most_extensions: 2,
  hold_rest_hours: 12,
  memo_days: 10,
  reversal_hours: 24,
  four_eyes: null,
  far_off_percent: 20,
  first_type: "white",
  first_origin: 2,
  same_report: "both",
  version: 1,
};
const house = (stored: object = rules) =>
  fakeServer((request) => success(stored, 200, request.method === "PUT" ? "Trading rules saved." : "Success"));
const written = ({ seen }: FakeServer) => seen.filter(({ method }) => method === "PUT").map(({ text }) => bodyOf(text));
const field = (name: string) => page.getByRole("textbox", { name });
const lasts = () => field("A hold lasts");

test("an administrator changes how long a hold lasts and who approves, by keyboard", async () => {
  const server = house();
  await showScreen(server, <TradeRulesPage mayWrite />);
  await expect.element(lasts()).toHaveValue("48 hours");
  await expect.element(page.getByRole("button", { name: "Save rules" })).toHaveAccessibleDescription("No changes yet.");
  await lasts().fill("24");
  await page.getByRole("combobox", { name: "Who approves a request" }).selectOptions("Any administrator");
  expect(await findings()).toEqual([]);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByText("Trading rules saved.")).toBeVisible();
  expect(written(server)).toEqual([{ ...rules, hold_hours: 24, four_eyes: false }]);
});

test("one of a thing is one: the unit behind a number agrees with it", async () => {
  await showScreen(house({ ...rules, most_holds: 1, most_extensions: 1, memo_days: 1 }), <TradeRulesPage mayWrite />);
  await expect.element(field("Holds per client")).toHaveValue("1 stone");
  await expect.element(field("Extensions per hold")).toHaveValue("1 time");
  await expect.element(field("A memo is due after")).toHaveValue("1 business day");
  await lasts().fill("1");
  await userEvent.keyboard("{Tab}");
  await expect.element(lasts()).toHaveValue("1 hour");
  await field("Holds per client").fill("30");
  await userEvent.keyboard("{Tab}");
  await expect.element(field("Holds per client")).toHaveValue("30 stones");
});

test("a rule that only somebody else changed is shown as kept, and is written as they saved it", async () => {
  const theirs = { ...rules, hold_hours: 36, version: 2 };
  const server = house();
  server.reply((request) => {
    if (request.method !== "PUT") return success(rules);
    const isStale = written(server).length === 1;
    return isStale
      ? failure(409, { code: "staleVersion", message: "Stale.", current: theirs })
      : success(theirs, 200, "Trading rules saved.");
  });
  await showScreen(server, <TradeRulesPage mayWrite />);
  await field("A memo is due after").fill("7");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  const row = (name: string) => page.getByRole("row", { name });
  await expect.element(row("A memo is due after")).toHaveTextContent("A memo is due after710");
  await expect.element(row("A hold lasts")).toHaveTextContent("A hold lastsNot changed, kept as saved36");
  expect(await findings()).toEqual([]);
  await page.getByRole("button", { name: "Save mine" }).click();
  await expect.element(page.getByText("Trading rules saved.")).toBeVisible();
  expect(written(server).at(-1)).toMatchObject({ hold_hours: 36, memo_days: 7, version: 2 });
});

test("rules that are saved by keyboard begin anew, and the keyboard stays in its field", async () => {
  let stored = rules;
  const server = house();
  server.reply((request) => {
    if (request.method === "PUT") stored = { ...rules, hold_hours: 24, version: 2 };
    return success(stored, 200, request.method === "PUT" ? "Trading rules saved." : "Success");
  });
  await showScreen(server, <TradeRulesPage mayWrite />);
  await lasts().fill("24");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByText("Trading rules saved.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Save rules" })).toHaveAccessibleDescription("No changes yet.");
  await expect.element(lasts()).toHaveFocus();
});

test("an administrator says what is offered of one report at several providers", async () => {
  const server = house();
  await showScreen(server, <TradeRulesPage mayWrite />);
  await page
    .getByRole("combobox", { name: "One report at several providers" })
    .selectOptions("Offer the cheapest alone");
  await page.getByRole("button", { name: "Save rules" }).click();
  await expect.poll(() => written(server)).toEqual([{ ...rules, same_report: "cheaper" }]);
});

test("a number out of bounds is refused at its field, in the server's words", async () => {
  const server = house();
  await showScreen(server, <TradeRulesPage mayWrite />);
  await lasts().fill("999");
  const errors = [{ path: "/data/hold_hours", message: "Must be at most 720." }];
  server.reply((request) =>
    request.method === "PUT"
      ? failure(400, {
          code: "malformed",
          message: "The request does not have the expected form.",
          request_id: "r",
          errors,
        })
      : success(rules),
  );
  await page.getByRole("button", { name: "Save rules" }).click();
  await expect.element(lasts()).toHaveAccessibleDescription(/Must be at most 720\./);
  await expect.element(lasts()).toHaveFocus();
});

test("an empty field is not sent, so that the server asks for it", async () => {
  const server = house();
  await showScreen(server, <TradeRulesPage mayWrite />);
  await field("A memo is due after").fill("");
  await page.getByRole("button", { name: "Save rules" }).click();
  await expect.poll(() => written(server)).toHaveLength(1);
  expect(written(server)[0]).not.toHaveProperty("memo_days");
});

test("two administrators: both values are shown, nothing is overwritten unseen", async () => {
  const server = house();
  await showScreen(server, <TradeRulesPage mayWrite />);
  await lasts().fill("24");
  const current = { ...rules, hold_hours: 12, four_eyes: true, version: 2 };
  server.reply((request) =>
    request.method === "PUT"
      ? failure(409, { code: "staleVersion", message: "Stale.", request_id: "r", current })
      : success(rules),
  );
  await page.getByRole("button", { name: "Save rules" }).click();
  await expect.element(page.getByRole("cell", { name: "12" })).toBeVisible();
  await page.getByRole("button", { name: "Keep theirs" }).click();
  await expect.element(lasts()).toHaveValue("12 hours");
});

test("who may only read finds the fields locked and the reason at the button", async () => {
  await showScreen(house(), <TradeRulesPage mayWrite={false} />);
  await expect.element(lasts()).toHaveAttribute("readonly");
  await expect
    .element(page.getByRole("button", { name: "Save rules" }))
    .toHaveAccessibleDescription("You do not have permission to do this.");
});

test("a failed load says why and tries again", async () => {
  const server = fakeServer(() => failure(500, { code: "x", message: "Something went wrong", request_id: "01J9" }));
  await showScreen(server, <TradeRulesPage mayWrite />);
  await expect.element(page.getByText("01J9")).toBeVisible();
  server.reply(() => success(rules));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(lasts()).toBeVisible();
});

test("a text that is no whole number is refused at its field, and nothing of it is dropped", async () => {
  const server = house();
  await showScreen(server, <TradeRulesPage mayWrite />);
  for (const text of ["2.5", "1,5", "1e3", "two"]) {
    await lasts().fill(text);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(lasts()).toHaveAccessibleDescription(/Must be a whole number\./);
    await expect.element(lasts()).toHaveValue(text);
    await expect.element(lasts()).toHaveFocus();
  }
  expect(await findings()).toEqual([]);
  expect(written(server)).toEqual([]);
  await lasts().fill("-5");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.poll(() => written(server)).toEqual([{ ...rules, hold_hours: -5 }]);
});

test("a number with its unit is typed over as a whole, and stands with its unit again when it is left", async () => {
  await showScreen(house(), <TradeRulesPage mayWrite />);
  await lasts().click();
  await expect.element(lasts()).toHaveValue("48");
  await userEvent.keyboard("{Control>}a{/Control}1,000{Tab}");
  await expect.element(lasts()).toHaveValue("1000 hours");
});
