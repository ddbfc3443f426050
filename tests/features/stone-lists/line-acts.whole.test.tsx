import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aStoneLine } from "#support/a-stone-line.ts";
import { failure, success } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { DraftsContext, makeDrafts } from "#ui/form/drafts.ts";
import { findings } from "../ui/findings.ts";
import { answerOf, house, List, tick, two } from "./lists-house.tsx";

beforeEach(() => localStorage.clear());

describe("an act on selected lines", () => {
  test("asks before what cannot be undone, says what is refused, and goes on with the rest", async () => {
    const reason = "This cannot be done in the current state.";
    let isRefusing = true;
    const server = house(answerOf(two), {
      "/release-hold": () =>
        isRefusing
          ? failure(409, { code: "transitionRefused", message: reason, refused: [{ stock_no: "NW1", id: 1, reason }] })
          : success({ data: [] }, 200, "Released."),
    });
    await showScreen(server, <List roleId={2} />);
    await tick("NW1");
    await tick("NW2");
    await page.getByRole("button", { name: "Release 2" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Release 2" }).click();
    const refused = page.getByRole("dialog", { name: "Refused for 1 of 2 stones" });
    await expect.element(refused.getByText(reason)).toBeVisible();
    await expect.element(refused.getByText("NW1")).toBeVisible();
    expect(await findings()).toEqual([]);
    isRefusing = false;
    await refused.getByRole("button", { name: "Release the other 1" }).click();
    await expect.element(page.getByText("Released.")).toBeVisible();
    const sent = server.seen.filter(({ url }) => url.pathname.endsWith("/release-hold"));
    expect(sent.map(({ text }) => bodyOf(text))).toEqual([
      {
        lines: [
          { id: 1, version: 1 },
          { id: 2, version: 1 },
        ],
      },
      { lines: [{ id: 2, version: 1 }] },
    ]);
    await expect.element(page.getByText("2 selected")).not.toBeInTheDocument();
  });

  test("that the machine refuses stays, locked, with its sentence", async () => {
    const issued = aStoneLine({ list: "memo", state: "issued", memo: { id: 1, number: "2026-0001" } });
    await showScreen(house(answerOf([issued])), <List list="memo" />);
    await tick("NW1");
    const reverse = page.getByRole("button", { name: "Reverse 1…" });
    await expect.element(reverse).toHaveAttribute("aria-disabled", "true");
    await expect.element(reverse).toHaveAccessibleDescription("Not received or sold yet.");
    await expect.element(page.getByRole("button", { name: "Receive 1" })).not.toHaveAttribute("aria-disabled");
  });

  test("that the rules of the house end is locked in their words", async () => {
    const held = aStoneLine({ expires_at: "2026-12-02T12:30:30Z", extensions: 2 });
    const rules = () => success({ most_extensions: 2, four_eyes: null });
    await showScreen(house(answerOf([held]), { "/trade-rules": rules }), <List />);
    await tick("NW1");
    await expect
      .element(page.getByRole("button", { name: "Extend 1" }))
      .toHaveAccessibleDescription("This hold cannot be extended again.");
  });

  test("that is not one's own to do is not there", async () => {
    const pending = aStoneLine({ list: "confirm", state: "pending" });
    await showScreen(house(answerOf([pending])), <List list="confirm" roleId={2} />);
    await tick("NW1");
    await expect.element(page.getByRole("button", { name: "Cancel 1…" })).toBeVisible();
    expect(page.getByRole("button", { name: /Approve|Reject|Change/ }).elements()).toEqual([]);
  });

  test("with a reason waits for it, and sends it", async () => {
    const pending = aStoneLine({ list: "confirm", state: "pending" });
    const server = house(answerOf([pending]), {
      "/reject-stone": () => success({ data: [] }, 200, "Rejected."),
    });
    await showScreen(server, <List list="confirm" />);
    await tick("NW1");
    await page.getByRole("button", { name: "Reject 1…" }).click();
    const dialog = page.getByRole("dialog");
    await expect.element(dialog.getByRole("button", { name: /^Reject 1/ })).toHaveAttribute("aria-disabled", "true");
    await dialog.getByRole("textbox").fill("Promised elsewhere");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(page.getByText("Rejected.")).toBeVisible();
    const sent = server.seen.find(({ url }) => url.pathname.endsWith("/reject-stone"));
    expect(bodyOf(sent?.text ?? "")).toEqual({ lines: [{ id: 1, version: 1 }], reason: "Promised elsewhere" });
  });
});

test("a reason that some stones refused waits as it was typed, until it is sent with the others", async () => {
  const pending = two.map((line) => ({ ...line, list: "confirm" as const, state: "pending" }));
  const reason = "This cannot be done in the current state.";
  let isRefusing = true;
  const server = house(answerOf(pending), {
    "/reject-stone": () =>
      isRefusing
        ? failure(409, { code: "transitionRefused", message: reason, refused: [{ stock_no: "NW1", id: 1, reason }] })
        : success({ data: [] }, 200, "Rejected."),
  });
  const drafts = makeDrafts();
  await showScreen(
    server,
    <DraftsContext value={drafts}>
      <List list="confirm" />
    </DraftsContext>,
  );
  await tick("NW1");
  await tick("NW2");
  const dialog = page.getByRole("dialog", { name: "Reject 2 stones?" });
  const refused = page.getByRole("dialog", { name: "Refused for 1 of 2 stones" });
  await page.getByRole("button", { name: "Reject 2…" }).click();
  await dialog.getByRole("textbox").fill("Promised elsewhere");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(refused).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await page.getByRole("button", { name: "Reject 2…" }).click();
  await expect.element(dialog.getByRole("textbox")).toHaveValue("Promised elsewhere");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(refused).toBeVisible();
  isRefusing = false;
  await refused.getByRole("button", { name: "Reject the other 1" }).click();
  await expect.element(page.getByText("Rejected.")).toBeVisible();
  const sent = server.seen.filter(({ url }) => url.pathname.endsWith("/reject-stone"));
  expect(bodyOf(sent.at(-1)?.text ?? "")).toEqual({ lines: [{ id: 2, version: 1 }], reason: "Promised elsewhere" });
  await expect.poll(() => drafts.hasAny()).toBe(false);
});

test("of several stones that are refused each has its own reason beside its own number", async () => {
  const pending = [1, 2, 3].map((id) =>
    aStoneLine({ id, list: "confirm", state: "pending", stone: { stock_no: `NW${id}` } }),
  );
  const own = { stock_no: "NW1", id: 1, reason: "Somebody else has to approve it." };
  const moved = { stock_no: "NW3", id: 3, reason: "This cannot be done in the current state." };
  const refuse = () => failure(409, { code: "transitionRefused", message: own.reason, refused: [own, moved] });
  await showScreen(house(answerOf(pending), { "/approve-stone": refuse }), <List list="confirm" />);
  for (const { stone } of pending) await tick(stone.stock_no);
  await page.getByRole("button", { name: /^Approve 3/ }).click();
  const refused = page.getByRole("dialog", { name: "Refused for 2 of 3 stones" });
  for (const [at, { stock_no, reason }] of [own, moved].entries())
    await expect.element(refused.getByRole("listitem").nth(at)).toHaveTextContent(`${stock_no}${reason}`);
  await expect.element(refused.getByRole("button", { name: "Approve the other 1" })).toBeVisible();
});

test("stones are sold at a price for each; a discount moves the price, and the act says what it comes to", async () => {
  const lines = [1, 2].map((id) =>
    aStoneLine({ id, list: "memo", state: "issued", stone: { stock_no: `NW${id}`, carat: 1.5 }, sell_amt: 7500 }),
  );
  const sold = lines.map((line, at) => ({ ...line, sold_ppc: [5000, 4800][at] }));
  const server = house(answerOf(lines), { "/memo-sell": () => success({ data: sold }, 200, "Sold.") });
  await showScreen(server, <List list="memo" roleId={5} />);
  await tick("NW1");
  await tick("NW2");
  await page.getByRole("button", { name: "Sell 2…" }).click();
  await expect.element(page.getByRole("button", { name: "Sell 2 for $15,000.00" })).toBeVisible();
  await page.getByRole("textbox", { name: "Disc % of NW2" }).fill("-52");
  await expect.element(page.getByRole("textbox", { name: "Price $/ct of NW2" })).toHaveValue("4800.00");
  expect(await findings()).toEqual([]);
  await page.getByRole("button", { name: "Sell 2 for $14,700.00" }).click();
  await expect.element(page.getByText("Sold.")).toBeVisible();
  await expect.element(page.getByText("NW1, NW2, $14,700.00")).toBeVisible();
  const sent = server.seen.find(({ url }) => url.pathname.endsWith("/memo-sell"));
  expect(bodyOf(sent?.text ?? "")).toEqual({
    lines: [
      { id: 1, version: 1, price_per_ct: 5000 },
      { id: 2, version: 1, price_per_ct: 4800 },
    ],
  });
});

describe("an act that ends or takes away what stands there", () => {
  const filled = () => [...document.querySelectorAll(".drawer footer button[data-variant=filled]")];
  const held = aStoneLine({ expires_at: "2026-12-02T12:30:30Z", extensions: 0 });
  const pending = aStoneLine({ list: "confirm", state: "pending" });
  const inCart = aStoneLine({ list: "cart", state: "in" });

  test.each([
    { list: "hold", line: held, act: "Release" },
    { list: "confirm", line: pending, act: "Cancel…" },
    { list: "cart", line: inCart, act: "Remove" },
  ] as const)("is there for a customer in the drawer of $list, and not as what one is to press", async (one) => {
    const { list, line, act } = one;
    await showScreen(house(answerOf([line])), <List list={list} roleId={2} search={{ line: 1 }} />);
    await expect.element(page.getByRole("complementary").getByRole("button", { name: act })).toBeVisible();
    expect(filled()).toEqual([]);
  });

  test("gives way to the act that goes on", async () => {
    const rules = () => success({ most_extensions: 2, four_eyes: null });
    const server = house(answerOf([held]), { "/trade-rules": rules });
    await showScreen(server, <List search={{ line: 1 }} />);
    await expect.element(page.getByRole("complementary").getByRole("button", { name: "Release" })).toBeVisible();
    await expect.poll(() => filled().map(({ textContent }) => textContent)).toEqual(["Extend"]);
  });
});
