import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { formatDate } from "#domain/format.ts";
import { messages } from "#domain/messages.ts";
import { today } from "#domain/today.ts";
import { businessDaysAfter } from "#domain/trade-rules.ts";
import { failure } from "#support/fake-server.ts";
import { showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { acts, house, List, linesOf, numbersOf, rulesLater, seenAt, stone, taken } from "./acting-house.tsx";

const button = (name: string | RegExp) => page.getByRole("button", { name });
const drawer = page.getByRole("complementary");
const clientIsKnown = () => expect.element(page.getByText("The client is known")).toBeVisible();

test("a hold says what happened, until when and where it stands; the selection has served", async () => {
  const server = house();
  await showScreen(server, <List />);
  await button(/^Hold 3/).click();
  await expect.element(page.getByText("3 stones are on hold.")).toBeVisible();
  await expect.element(page.getByText(/^Until 22\/11\/2026/)).toBeVisible();
  const link = page.getByRole("link", { name: "Open the holds" });
  await expect.element(link).toHaveAttribute("href", "/customer-profile/hold");
  await expect.element(page.getByText("0 selected")).toBeVisible();
  expect(acts(server)).toEqual([
    { path: "hold", body: { lines: seenAt(5000, "NW1", "NW2", "NW3") }, key: expect.any(String) },
  ]);
});

test("what goes into the cart or on the watch list stays selected for the next act", async () => {
  const server = house();
  await showScreen(server, <List />);
  await button(/^Add 3/).click();
  await expect.element(page.getByText("3 stones are in the cart.")).toBeVisible();
  await button(/^Watch 3/).click();
  await expect.element(page.getByText("3 stones are on the watch list.")).toBeVisible();
  expect(acts(server)).toHaveLength(2);
  await expect.element(page.getByText("3 selected")).toBeVisible();
});

test("the house acts for its client, and is led to the client's list", async () => {
  const server = house();
  await showScreen(server, <List as={5} clientId={6} />);
  await clientIsKnown();
  await button(/^Watch 3/).click();
  await expect.element(page.getByText("3 stones are on the watch list for Northlight | Mara Lind.")).toBeVisible();
  const link = page.getByRole("link", { name: "Open the watch list" });
  await expect.element(link).toHaveAttribute("href", "/transaction/watch-list?user_id=6");
  expect(acts(server)[0]?.body).toEqual({ stock_numbers: ["NW1", "NW2", "NW3"], user_id: 6 });
});

test("what is confirmed says what each stone is, and cuts no amount", async () => {
  const stones = [stone(1, { stone_origin: 1, carat: 10.83, markup_ppc: 99_000.55, sell_amt: 1_072_175.96 }), stone(2)];
  await showScreen(house(), <List stones={stones} />);
  await button(/^Confirm 2…/).click();
  const table = drawer.getByRole("table", { name: "Stones" });
  await expect.element(table.getByRole("row", { name: /NW1 10\.83 \w+ \w+ Lab grown/ })).toBeVisible();
  await expect.element(drawer.getByRole("button", { name: /^Confirm 2 for \$1,077,175\.96/ })).toBeVisible();
  const total = table.getByRole("textbox", { name: "Total $ of NW1" }).element() as HTMLInputElement;
  expect(total.value).toBe("1072175.96");
  expect(total.scrollWidth).toBeLessThanOrEqual(total.clientWidth);
  const edge = drawer.element().getBoundingClientRect().right;
  const cells = [...table.element().querySelectorAll("th, td")];
  expect(cells.filter((cell) => cell.getBoundingClientRect().right > edge)).toEqual([]);
});

test("a double click is one act", async () => {
  let answer = (_: Response) => {};
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const server = house(() => answered);
  await showScreen(server, <List />);
  const hold = button(/^Hold 3/).element() as HTMLElement;
  hold.click();
  hold.click();
  await expect.poll(() => acts(server).length).toBe(1);
  hold.click();
  answer(linesOf({ stock_numbers: ["NW1", "NW2", "NW3"] }));
  await expect.element(page.getByText("3 stones are on hold.")).toBeVisible();
  expect(acts(server)).toHaveLength(1);
});

test("each refused stone says why and until when, and the act can be done with the others", async () => {
  const server = house((body) => (numbersOf(body).includes("NW2") ? taken("NW2") : linesOf(body)));
  await showScreen(server, <List />);
  await button(/^Hold 3/).click();
  const dialog = page.getByRole("dialog", { name: "This is not possible for 1 of 3 stones" });
  await expect
    .element(dialog.getByRole("listitem"))
    .toHaveTextContent(/^NW2\s*On hold until 22\/11\/2026 \| \d\d:00\.$/);
  await expect.element(page.getByText("3 selected")).toBeVisible();
  expect(await findings()).toEqual([]);
  await dialog.getByRole("button", { name: "Hold the other 2" }).click();
  await expect.element(page.getByText("2 stones are on hold.")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  const [first, second] = acts(server);
  expect(second?.body).toEqual({ lines: seenAt(5000, "NW1", "NW3") });
  expect(second?.key).not.toBe(first?.key);
});

test("where all are refused there is nothing to repeat", async () => {
  await showScreen(
    house(() => taken("NW1", "NW2", "NW3")),
    <List />,
  );
  await button(/^Hold 3/).click();
  await expect
    .element(page.getByRole("dialog", { name: "This is not possible for any of the 3 stones" }))
    .toBeVisible();
  expect(button(/other/).elements()).toEqual([]);
  const foot = page.getByRole("dialog").getByRole("button").filter({ hasText: /./ });
  expect(foot.elements().map(({ textContent }) => textContent)).toEqual(["Close"]);
  await foot.click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("stones are asked for at a price of one's own, with a remark; what is no price is not sent", async () => {
  const server = house();
  await showScreen(server, <List />);
  await button(/^Confirm 3…/).click();
  await expect.element(drawer.getByRole("button", { name: /^Confirm 3 for \$15,000\.00/ })).toBeVisible();
  await drawer.getByRole("textbox", { name: "Price $/ct of NW2" }).fill("0");
  await drawer.getByRole("button", { name: /^Confirm 3/ }).click();
  await expect.element(drawer.getByRole("alert")).toHaveTextContent(messages.pricePositive);
  for (const [text, said] of [
    ["abc", messages.priceUnread],
    ["1,234.567", messages.priceUnread],
    ["99,999,999", messages.priceTooHigh],
  ] as const) {
    await drawer.getByRole("textbox", { name: "Price $/ct of NW2" }).fill(text);
    await drawer.getByRole("button", { name: /^Confirm 3/ }).click();
    await expect.element(drawer.getByRole("alert")).toHaveTextContent(said);
  }
  expect(acts(server)).toEqual([]);
  await drawer.getByRole("textbox", { name: "Price $/ct of NW2" }).fill("4800,50");
  await drawer.getByRole("textbox", { name: "Remark" }).fill("For the shop window");
  expect(await findings()).toEqual([]);
  await drawer.getByRole("button", { name: /^Confirm 3 for \$14,800\.50/ }).click();
  await expect.element(page.getByText("Request sent for 3 stones.")).toBeVisible();
  const remark = "For the shop window";
  expect(acts(server)[0]).toMatchObject({
    path: "confirm-stone",
    body: {
      lines: [
        { stock_no: "NW1", remark },
        { stock_no: "NW2", price_per_ct: 4800.5, remark },
        { stock_no: "NW3", remark },
      ],
    },
  });
  await expect.element(drawer).not.toBeInTheDocument();
});

test("a memo goes out at the prices that are agreed: by carat, in all or for the whole lot, with a reason where one takes it", async () => {
  const server = house((body) => linesOf(body, { memo: { id: 1, number: "2026-0117" }, agreed_ppc: 4000 }));
  await showScreen(server, <List as={5} clientId={6} />);
  await clientIsKnown();
  await userEvent.keyboard("m");
  await expect.element(drawer.getByRole("button", { name: /^Issue memo of 3 stones for \$15,000\.00/ })).toBeVisible();
  expect(await findings()).toEqual([]);
  await drawer.getByRole("textbox", { name: "Total $ of NW1" }).fill("4800");
  await expect.element(drawer.getByRole("textbox", { name: "Price $/ct of NW1" })).toHaveValue("4800.00");
  await drawer.getByRole("textbox", { name: "Price $/ct of NW2" }).fill("100");
  const reason = drawer.getByRole("textbox", { name: "Reason (kept in the log)" });
  await drawer.getByRole("button", { name: /^Issue memo of 3 stones for \$9,900\.00/ }).click();
  await expect.element(reason).toHaveAccessibleDescription(messages.reasonNeeded);
  expect(acts(server)).toEqual([]);
  await reason.fill("A parcel deal");
  await drawer.getByRole("button", { name: /^Issue memo of 3 stones for/ }).click();
  // The final price is the agreed one, not the quoted one.
  await expect.element(drawer.getByText("$12,000.00")).toBeVisible();
  expect(acts(server)[0]?.body).toMatchObject({
    user_id: 6,
    reason: "A parcel deal",
    lines: [{ stock_no: "NW1", price_per_ct: 4800 }, { stock_no: "NW2", price_per_ct: 100 }, { stock_no: "NW3" }],
  });
});

test("a price that was spoken of with the client stands there; a stone that would be refused says why before it is sent", async () => {
  const refusal = { stock_no: "NW2", code: "onlyAvailableStones", reason: messages.onlyAvailableStones };
  const see = (number: string) => ({
    ...(number === "NW1" && { agreed_ppc: 4700 }),
    ...(number === "NW2" && { stone: null, refusal }),
  });
  const server = house(() => taken("NW2"), 11, undefined, see);
  await showScreen(server, <List as={5} clientId={6} />);
  await clientIsKnown();
  await userEvent.keyboard("m");
  await expect.element(drawer.getByRole("textbox", { name: "Price $/ct of NW1" })).toHaveValue("4700.00");
  await expect.element(drawer.getByText(`NW2: ${messages.onlyAvailableStones}`)).toBeVisible();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(button("Issue memo of the other 2")).toBeVisible();
});

test("a memo by keyboard: M opens it with its due date, Ctrl+Enter issues it, then its number stands there", async () => {
  const due = businessDaysAfter(today(), 5);
  const server = house((body) => linesOf(body, { memo: { id: 1, number: "2026-0117" }, due_date: body.due_date }));
  await showScreen(server, <List as={5} clientId={6} />);
  await clientIsKnown();
  await userEvent.keyboard("m");
  await expect.element(drawer.getByRole("textbox", { name: "Due date" })).toHaveValue(formatDate(due));
  await userEvent.keyboard("Sale or return");
  expect(await findings()).toEqual([]);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(drawer.getByRole("heading", { name: "Memo 2026-0117" })).toBeVisible();
  await expect.element(drawer.getByText("3 stones are on memo for Northlight | Mara Lind.")).toBeVisible();
  await expect
    .element(drawer.getByRole("link", { name: "Open the memos" }))
    .toHaveAttribute("href", "/transaction/memo?user_id=6");
  expect(acts(server)).toHaveLength(1);
  expect(acts(server)[0]?.body).toEqual({
    lines: seenAt(5000, "NW1", "NW2", "NW3"),
    user_id: 6,
    terms: "Sale or return",
    due_date: due,
  });
  expect(await findings()).toEqual([]);
  await userEvent.keyboard("{Enter}");
  await expect.element(drawer).not.toBeInTheDocument();
});

test("a memo that is opened before the house has said its days has no due date until then; what is typed meanwhile stays", async () => {
  const { rules, say } = rulesLater();
  await showScreen(house(undefined, 11, undefined, undefined, rules), <List as={5} clientId={6} />);
  await clientIsKnown();
  await userEvent.keyboard("m");
  await expect.element(drawer.getByRole("textbox", { name: "Due date" })).toHaveValue("");
  await userEvent.keyboard("Sale or return");
  say();
  await expect
    .element(drawer.getByRole("textbox", { name: "Due date" }))
    .toHaveValue(formatDate(businessDaysAfter(today(), 5)));
  await expect.element(drawer.getByRole("textbox", { name: "Terms" })).toHaveValue("Sale or return");
});

test("a form keeps what was typed when stones are refused, and the rest goes with the same words", async () => {
  const server = house((body) => ((body.stock_numbers as string[]).includes("NW3") ? taken("NW3") : linesOf(body)));
  await showScreen(server, <List />);
  await userEvent.keyboard("e");
  await drawer.getByRole("textbox").fill("Is the table clean?");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await page.getByRole("button", { name: "Enquire about the other 2" }).click();
  await expect.element(page.getByText("Enquiry about 2 stones sent.")).toBeVisible();
  expect(acts(server)[1]?.body).toEqual({ stock_numbers: ["NW1", "NW2"], text: "Is the table clean?" });
});

test("what the house says of a form stands in the form", async () => {
  const refusal = failure(422, { code: "textNeeded", message: messages.textNeeded });
  await showScreen(
    house(() => refusal.clone()),
    <List stones={[stone(1)]} />,
  );
  await button(/^Note on 1…/).click();
  await drawer.getByRole("button", { name: /^Save note on 1/ }).click();
  await expect.element(drawer.getByRole("alert")).toHaveTextContent(messages.textNeeded);
  await expect.element(page.getByText("1 selected")).toBeVisible();
});

test("a key that lacks the client says so", async () => {
  const server = house();
  await showScreen(server, <List as={1} />);
  await userEvent.keyboard("m");
  await expect.element(page.getByRole("alert")).toHaveTextContent(messages.selectClient);
  await expect.element(drawer).not.toBeInTheDocument();
  expect(acts(server)).toEqual([]);
});

test("on a phone the main act stands in the dock, and the others in a menu with their reasons", async () => {
  const server = house();
  await showScreen(server, <List stones={[stone(1, { status: 4 }), stone(2)]} />);
  await page.viewport(390, 844);
  await expect.element(button("More")).toBeVisible();
  await expect.element(button(/^Confirm 2/)).toBeVisible();
  expect(page.getByRole("button", { name: /^(Hold|Watch) / }).elements()).toEqual([]);
  await button("More").click();
  const hold = page.getByRole("menuitem", { name: /^Hold 2/ });
  await expect.element(hold).toHaveAttribute("aria-disabled", "true");
  await expect.element(hold).toHaveTextContent(messages.onlyAvailableStones);
  expect(await findings()).toEqual([]);
  (hold.element() as HTMLElement).click();
  await page.getByRole("menuitem", { name: /^Watch 2/ }).click();
  await expect.element(page.getByText("2 stones are on the watch list.")).toBeVisible();
  expect(acts(server).map(({ path }) => path)).toHaveLength(1);
});

test("a stone that another holds is not asked for, and the button says so; one's own hold may be", async () => {
  const onHold = [stone(1, { status: 4 }), stone(2, { status: 4 })];
  const server = house(undefined, 11, { own: ["NW1"], live: 1 });
  const { unmount } = await showScreen(server, <List stones={onHold} />);
  await expect
    .element(button(/^Confirm 2…/))
    .toHaveAccessibleDescription(new RegExp(`^${messages.onlyAvailableStones}`));
  await unmount();
  await showScreen(house(undefined, 11, { own: ["NW1"], live: 1 }), <List stones={onHold.slice(0, 1)} />);
  await expect.element(button(/^Confirm 1…/)).not.toHaveAttribute("aria-disabled");
});
