import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { aStoneLine } from "#support/a-stone-line.ts";
import { success } from "#support/fake-server.ts";
import { showScreen } from "#support/show-screen.tsx";
import { answerOf, house, List } from "./lists-house.tsx";

const heads = () =>
  page
    .getByRole("columnheader")
    .elements()
    .map((head) => head.textContent);

beforeEach(() => localStorage.clear());

test.each(["hold", "enquiry"] as const)(
  "the list of %s shows a buyer what was offered and what it comes to, as its totals count it",
  async (list) => {
    const state = list === "hold" ? "held" : "offered.made";
    const offered = aStoneLine({ list, state, agreed_ppc: 6300, stone: { carat: 2 } });
    await showScreen(house(answerOf([offered])), <List list={list} roleId={2} />);
    await expect.element(page.getByRole("columnheader", { name: "Offered $/ct" })).toBeVisible();
    const row = page.getByRole("row").filter({ hasText: offered.stone.stock_no });
    const under = (head: string) => row.getByRole("gridcell").nth(heads().indexOf(head));
    await expect.element(under("Offered $/ct")).toHaveTextContent("6,300.00");
    await expect.element(under("Deal $")).toHaveTextContent("12,600.00");
    await expect.element(under("Price $/ct")).toHaveTextContent("5,000.00");
  },
);

test.each([
  ["hold", "held", "Offered"],
  ["enquiry", "offered.made", "Offered"],
  ["confirm", "pending", "Requested"],
  ["memo", "issued", "Agreed"],
] as const)(
  "a price other than the quoted one is named in a line of %s by whose word it is",
  async (list, state, name) => {
    const line = aStoneLine({ list, state, agreed_ppc: 6300 });
    const server = house(answerOf([line]), { "/enquiry/1": () => success({ line, messages: [] }) });
    await showScreen(server, <List list={list} roleId={2} search={{ line: 1 }} />);
    const drawer = page.getByRole("complementary");
    await expect.element(drawer.getByRole("row", { name: new RegExp(`^${name} .*6,300\\.00`) })).toBeVisible();
    for (const other of ["Offered", "Requested", "Agreed"].filter((one) => one !== name)) {
      expect(drawer.getByRole("rowheader", { name: other, exact: true }).elements()).toEqual([]);
    }
  },
);

test.each([
  { who: "the buyer", roleId: 2, present: 5200, rungs: ["List price", "Quoted price", "Price now"] },
  { who: "the buyer", roleId: 2, present: 5000, rungs: ["List price", "Quoted price"] },
  // The house reads the stone at its own price, which is not the client's.
  { who: "the house", roleId: 1, present: 5200, rungs: ["List price", "Quoted price"] },
])("an open line of the cart tells $who the price of today where it moved ($present)", async (wanted) => {
  const line = aStoneLine({ list: "cart", state: "in" });
  const now = { ...line.stone, markup_ppc: wanted.present };
  const server = house(answerOf([line]), { "/dna": () => success({ stone: now, history: [] }) });
  await showScreen(server, <List list="cart" roleId={wanted.roleId} search={{ line: 1 }} />);
  const drawer = page.getByRole("complementary");
  await expect.element(drawer.getByRole("region", { name: "Details" })).toBeVisible();
  await expect.element(drawer.getByRole("status")).not.toBeInTheDocument();
  const names = () =>
    drawer
      .getByRole("rowheader")
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(names).toEqual(wanted.rungs);
});
