import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { messages } from "#domain/messages.ts";
import { originCodes } from "#domain/stone.ts";
import { showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { acts, cheap, Desk, house, requests } from "./desk-house.tsx";

const heading = (stock: string) => page.getByRole("heading", { name: new RegExp(`${stock}\\b`) });

const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;

beforeEach(() => localStorage.clear());

test("the oldest request is open with its prices, its client's other affairs, and what waits longest is flagged", async () => {
  await showScreen(house(), <Desk />);
  await expect.element(heading("NW1")).toBeVisible();
  await expect.element(page.getByText("29 h")).toBeVisible();
  await expect.element(page.getByText("4.00 % below the quoted price. Margin over cost: 20.00 %.")).toBeVisible();
  await expect.element(page.getByText("See the other 3 requests of this client")).toBeVisible();
  await expect.element(page.getByRole("button", { name: /Approve at 4,800\.00/ })).toBeVisible();
  expect(await findings()).toEqual([]);
});

test("the origin of a stone stands in its row of the queue, and in the open request", async () => {
  const grown = { ...cheap, stone: { ...cheap.stone, stone_origin: originCodes.labGrown } };
  await showScreen(house(true, [grown]), <Desk />);
  await expect.element(heading("NW4")).toBeVisible();
  await expect.element(page.getByRole("row").filter({ hasText: "NW4" })).toHaveTextContent("Lab grown");
  await expect.element(page.getByRole("complementary")).toHaveTextContent("Lab grown");
});

test("at 1366 by 768 the remark, the margin and the alternatives stand above the acts, also where no price was asked", async () => {
  await page.viewport(1310, 676); // without the sidebar, the head and the tabs of the portal
  const plain = { ...cheap, agreed_ppc: null, remark: "For a ring; ".repeat(30) };
  await showScreen(house(true, [plain, ...requests]), <Desk />);
  await expect.element(page.getByText("Margin over cost: 25.00 %.")).toBeVisible();
  await expect.element(page.getByText(/For a ring/).first()).toBeVisible();
  const last = page.getByRole("row").filter({ hasText: "AL2" });
  await expect.element(last).toBeVisible();
  // A later answer may still move the alternatives.
  const foot = () => document.querySelector(".drawer footer")?.getBoundingClientRect() ?? new DOMRect();
  await expect.poll(() => foot().top - last.element().getBoundingClientRect().bottom).toBeGreaterThanOrEqual(0);
  expect(foot().height).toBeLessThan(110);
  await page.viewport(1280, 800);
});

test("a request tells who changed its price, and what it was before", async () => {
  await showScreen(house(), <Desk />);
  const steps = page.getByRole("list").filter({ hasText: "Confirm requested" });
  await expect.element(steps.getByText("4,700.00 → 4,800.00 $/ct")).toBeVisible();
  await expect.element(steps.getByText("Remark changed")).toBeVisible();
  expect(steps.getByText("Jonas Okafor for Northlight Jewels").elements()).toHaveLength(2);
  expect(steps.getByText("Price changed").elements()).toHaveLength(1);
});

test("one request after another is decided by single keys, and the next one opens", async () => {
  const server = house();
  await showScreen(server, <Desk />);
  await expect.element(heading("NW1")).toBeVisible();
  await userEvent.keyboard("a");
  await expect.element(heading("NW2")).toBeVisible();
  expect(acts(server, "/approve-stone")).toEqual([{ lines: [{ id: 1, version: 3 }] }]);

  await expect.element(page.getByRole("button", { name: /Reject and offer 3/ })).toBeVisible();
  await userEvent.keyboard("r{Control>}{Shift>}{Enter}{/Shift}{/Control}");
  await expect
    .element(page.getByRole("textbox", { name: "Reason" }))
    .toHaveAccessibleDescription(messages.reasonNeeded);
  expect(acts(server, "/reject-stone")).toEqual([]);
  await userEvent.keyboard("Promised a while ago{Control>}{Shift>}{Enter}{/Shift}{/Control}");
  await expect.element(heading("NW3")).toBeVisible();
  expect(acts(server, "/reject-stone")).toEqual([
    { lines: [{ id: 2, version: 1 }], reason: "Promised a while ago. Instead: AL1, AL0, AL2." },
  ]);
});

test("keys that are typed while an answer is on its way decide nothing", async () => {
  const server = house();
  await showScreen(server, <Desk />);
  await expect.element(heading("NW1")).toBeVisible();
  const letGo = server.keepBack();
  await userEvent.keyboard("a");
  await expect.poll(() => acts(server, "/approve-stone").length).toBe(1);
  await userEvent.keyboard("aar{Control>}{Enter}{/Control}");
  letGo();
  await expect.element(heading("NW2")).toBeVisible();
  expect(acts(server, "/approve-stone")).toEqual([{ lines: [{ id: 1, version: 3 }] }]);
  expect(acts(server, "/reject-stone")).toEqual([]);
});

test("a request is not rejected without a reason, and what is typed into it is no key of the desk", async () => {
  const server = house();
  await showScreen(server, <Desk />);
  await expect.element(heading("NW1")).toBeVisible();
  await expect.element(page.getByRole("button", { name: /Reject stone/ })).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("r{Control>}{Enter}{/Control}ajx");
  await expect.element(page.getByRole("textbox", { name: /^Reason/ })).toHaveValue("ajx");
  await expect.element(heading("NW1")).toBeVisible();
  expect(acts(server, "/reject-stone")).toEqual([]);
});

test("whoever made a request cannot approve it where the house has it so, and reads why", async () => {
  const server = house();
  await showScreen(server, <Desk />);
  await expect.element(heading("NW1")).toBeVisible();
  await userEvent.keyboard("jj");
  await expect.element(heading("NW3")).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^Approve at/ })).toHaveAttribute("aria-disabled", "true");
  await expect.element(page.getByText("You cannot approve a request that you made.").first()).toBeInTheDocument();
  await userEvent.keyboard("a");
  await expect.element(page.getByRole("alert")).toHaveTextContent("You cannot approve a request that you made.");
  expect(acts(server, "/approve-stone")).toEqual([]);
});

test.each([
  { who: "whoever decides", viewer: {} },
  { who: "whoever may not", viewer: { roleId: 3, mayWrite: false } },
])("the acts on a request stand in one place, for $who", async ({ viewer }) => {
  await showScreen(house(), <Desk {...viewer} />);
  await expect.element(page.getByRole("button", { name: /^Approve at/ })).toBeVisible();
  const place = (name: RegExp) => page.getByRole("button", { name }).element().getBoundingClientRect();
  const [reject, offer, approve] = [/^Reject stone/, /^Reject and offer/, /^Approve at/].map(place);
  expect(offer?.top).toBe(approve?.top);
  expect(offer?.right).toBeLessThan(approve?.left ?? 0);
  expect(reject?.bottom).toBeLessThan(offer?.top ?? 0);
  expect(reject?.right).toBe(approve?.right);
});

test.each([
  { who: "quality control", viewer: { roleId: 3, mayWrite: false } },
  { who: "an associate", viewer: { roleId: 5, mayWrite: true } },
])("$who may not answer a request, reads why, and is asked for no reason", async ({ viewer }) => {
  await showScreen(house(), <Desk {...viewer} />);
  for (const act of [/^Reject stone/, /^Reject and offer/, /^Approve at/]) {
    const button = page.getByRole("button", { name: act });
    await expect.element(button).toHaveAttribute("aria-disabled", "true");
    await expect.element(button).toHaveAccessibleDescription(messages.forbidden);
  }
  await expect.element(page.getByText(messages.forbidden).first()).toBeVisible();
  await userEvent.keyboard("r");
  expect(page.getByRole("textbox", { name: /Reason/ }).query()).toBeNull();
});

test("a price below cost takes a second act: the key opens a question, and only a reason approves", async () => {
  const server = house(true, [cheap, ...requests]);
  await showScreen(server, <Desk />);
  await expect.element(heading("NW4")).toBeVisible();
  await expect.element(page.getByRole("row").filter({ hasText: "Below cost" })).toBeVisible();
  await userEvent.keyboard("a");
  const dialog = page.getByRole("dialog", { name: "Approve at 3,999.99 $/ct?" });
  await expect.element(dialog.getByText(messages.belowCost)).toBeVisible();
  const reason = dialog.getByRole("textbox", { name: /^Reason/ });
  await expect.element(reason).toHaveFocus();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(reason).toHaveAccessibleDescription(new RegExp(messages.reasonNeeded));
  expect(await findings()).toEqual([]);
  expect(acts(server, "/approve-stone")).toEqual([]);
  await userEvent.keyboard("Old stock{Control>}{Enter}{/Control}");
  await expect.element(heading("NW1")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(acts(server, "/approve-stone")).toEqual([{ lines: [{ id: 4, version: 1 }], reason: "Old stock" }]);
});

test("beside the warning of a price below cost the way to change it stands whole", async () => {
  await page.viewport(1310, 676);
  await showScreen(house(true, [cheap, ...requests]), <Desk />);
  await page.viewport(1310, 676);
  const change = page.getByRole("button", { name: /^Change/ });
  await expect.element(change).toBeVisible();
  expect([change.element(), ...change.element().querySelectorAll("*")].filter(isCut)).toEqual([]);
});

test("at 1366 pixels every head of the queue stands whole, also beside a bar to scroll by", async () => {
  const bar = 15;
  await showScreen(house(), <Desk />);
  await page.viewport(1310 - bar, 676);
  await expect.element(heading("NW1")).toBeVisible();
  const heads = page.getByRole("columnheader").elements();
  const cut = heads.flatMap((head) => [head, ...head.querySelectorAll("*")]).filter(isCut);
  expect(cut.map(({ textContent }) => textContent)).toEqual([]);
  await expect.poll(() => isCut(document.querySelector(".table-wrap") ?? document.body)).toBe(false);
});

test("at 1366 pixels the client of each request is read whole beside an open one", async () => {
  const halden = {
    ...cheap,
    business: { id: 2, company_name: "Halden Diamonds BV", status: 11 as const, is_active: true },
  };
  await showScreen(house(true, [...requests, halden]), <Desk />);
  await page.viewport(1310, 676);
  await expect.element(heading("NW1")).toBeVisible();
  const names = page.getByRole("row").getByText(/^(Northlight Jewels|Halden Diamonds BV)$/);
  expect(names.elements()).toHaveLength(5);
  expect(
    names
      .elements()
      .flatMap((name) => [name, name.closest("td") ?? name])
      .filter(isCut),
  ).toEqual([]);
});

test("whoever decides is told that the client's business is switched off", async () => {
  const { business } = cheap;
  const off = { ...cheap, business: business && { ...business, is_active: false } };
  await showScreen(house(true, [off, ...requests]), <Desk />);
  const client = page.getByRole("heading", { name: /^Northlight Jewels \| Mara Lind/ });
  await expect.element(client).toHaveTextContent("Business Process RegisteredInactive");
  await page.getByRole("row", { name: /NW2 / }).click();
  await expect.element(heading("NW2")).toBeVisible();
  await expect.element(client).not.toHaveTextContent("Inactive");
});

test("on a telephone a number of an alternative is never broken in two", async () => {
  await showScreen(house(), <Desk start={{ line: 1 }} />);
  await page.viewport(320, 844);
  await expect.element(page.getByText("AL1", { exact: true })).toBeVisible();
  const lines = () =>
    [...document.querySelectorAll(".near-stones td[data-number]")].map((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return text.getClientRects().length;
    });
  // The alternatives are laid out anew for the narrow screen, which a busy machine does a moment later.
  await expect.poll(lines).toEqual([1, 1, 1, 1, 1, 1]);
});

test("the client whose requests are looked at is read whole in its field", async () => {
  await showScreen(house(), <Desk start={{ user_id: 6 }} />);
  await page.viewport(1310, 676);
  const field = page.getByRole("combobox", { name: "Client" });
  await expect.element(field).toHaveValue("Northlight Jewels | Mara Lind");
  expect(isCut(field.element())).toBe(false);
});

test("a client who is no longer offered is still called by name in the field", async () => {
  const server = house();
  server.offer([]);
  await showScreen(server, <Desk start={{ user_id: 6 }} />);
  await expect.element(page.getByRole("combobox", { name: "Client" })).toHaveValue("Northlight Jewels | Mara Lind");
});

test("many at once go on with those that take no reason, and the others are named", async () => {
  const server = house(true, [...requests.slice(0, 2), cheap]);
  await showScreen(server, <Desk />);
  await expect.element(heading("NW1")).toBeVisible();
  await userEvent.keyboard("xjxjx");
  await expect.element(page.getByText("3 selected")).toBeVisible();
  await userEvent.keyboard("{Shift>}A{/Shift}");
  const dialog = page.getByRole("dialog", { name: "1 of 3 stones needs a reason" });
  await expect
    .element(dialog.getByRole("listitem"))
    .toHaveTextContent(`NW420 % below the quoted price. ${messages.belowCost}`);
  expect(acts(server, "/approve-stone")).toEqual([]);
  await dialog.getByRole("button", { name: "Approve the other 2" }).click();
  await expect
    .poll(() => acts(server, "/approve-stone"))
    .toEqual([
      {
        lines: [
          { id: 1, version: 3 },
          { id: 2, version: 1 },
        ],
      },
    ]);
});

test("an empty reason is said at its field when it is sent by keys", async () => {
  const server = house();
  await showScreen(server, <Desk />);
  await expect.element(heading("NW1")).toBeVisible();
  await userEvent.keyboard("r{Control>}{Enter}{/Control}");
  const reason = page.getByRole("textbox", { name: /^Reason/ });
  await expect.element(reason).toHaveAccessibleDescription(messages.reasonNeeded);
  await userEvent.keyboard("Gone");
  await expect.element(reason).not.toHaveAccessibleDescription(messages.reasonNeeded);
  expect(acts(server, "/reject-stone")).toEqual([]);
});

test("many are approved at once by their own key", async () => {
  const server = house();
  await showScreen(server, <Desk />);
  await expect.element(heading("NW1")).toBeVisible();
  await userEvent.keyboard("xjx");
  await expect.element(page.getByText("2 selected")).toBeVisible();
  await userEvent.keyboard("{Shift>}A{/Shift}");
  await expect.element(heading("NW3")).toBeVisible();
  expect(acts(server, "/approve-stone")).toEqual([
    {
      lines: [
        { id: 1, version: 3 },
        { id: 2, version: 1 },
      ],
    },
  ]);
});
