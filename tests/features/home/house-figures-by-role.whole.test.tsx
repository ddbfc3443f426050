import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { codes } from "#domain/codes.ts";
import { FiguresPart } from "#features/home/figures/figures-part.tsx";
import type { SessionUser } from "#machines/session-parts.ts";
import { figuresHouse } from "#support/house-figures.ts";
import { showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const aUser = (role_id: number) =>
  ({ role_id, business_details: { status: codes.business.registered } }) as SessionUser;
const everything = () => true;
const own = (screen: string) => screen.startsWith("customer-profile/");
const block = (roleId: number, mayRead: (screen: string) => boolean = everything) => (
  <FiguresPart user={aUser(roleId)} mayRead={mayRead} search={{ period: "2025-Q3" }} onSearch={() => {}} />
);
const link = (name: string | RegExp) => page.getByRole("link", { name });
const heading = (name: string) => page.getByRole("heading", { name, exact: true });

beforeEach(async () => {
  await page.viewport(1366, 768);
});

test("each of carts, requests, holds and memos opens with its lines, and each line opens on its list", async () => {
  await showScreen(figuresHouse(), block(1));
  for (const [list, first, place] of [
    ["In carts", "LP-101", "/transaction/cart?currentTab=in&line=101"],
    ["Requests", "LP-201", "/transaction/confirm-stone?currentTab=pending&line=201"],
    ["On hold", "LP-301", "/transaction/hold?currentTab=held&line=301"],
    ["On memo", "LP-401", "/transaction/memo?currentTab=issued&line=401"],
  ] as const) {
    await page.getByRole("radiogroup", { name: "The list" }).getByText(list, { exact: true }).click();
    await expect.element(link(new RegExp(first))).toHaveAttribute("href", place);
    await expect.element(link("3 stones, $3,000.00")).toHaveAttribute("href", place.replace(/&line=.*/, ""));
  }
  expect(await findings()).toEqual([]);
});

test("an associate has own customers' figures and who of them has gone quiet, and no stock", async () => {
  const server = figuresHouse(7);
  await showScreen(server, block(5));
  await expect.element(heading("How your customers stand")).toBeInTheDocument();
  await expect.element(link("Orchard Lane 1")).toHaveAttribute("href", "/client/1");
  await expect.element(page.getByText("here 09/05/2025 · no order").first()).toBeInTheDocument();
  expect(link("Orchard Lane 6").query()).toBeNull();
  await page.getByRole("button", { name: "Show all 7" }).click();
  await expect.element(link("Orchard Lane 7")).toBeInTheDocument();
  await page.getByRole("button", { name: "Show fewer" }).click();
  expect(link("Orchard Lane 7").query()).toBeNull();
  await expect.element(heading("From enquiry to sale")).toBeInTheDocument();
  expect(heading("Stock by shape").query()).toBeNull();
  expect(server.seen.some(({ url }) => url.pathname.endsWith("shape-wise"))).toBe(false);
  expect(await findings()).toEqual([]);
});

test("a customer sees what they bought, hold and have on memo, each opening their own list, and nobody else", async () => {
  const server = figuresHouse();
  await showScreen(server, block(2, own));
  await expect
    .element(link(/^Bought \$3,000\.00/))
    .toHaveAttribute("href", "/customer-profile/invoice?currentTab=all&startDate=2025-07-01&endDate=2025-09-30");
  await expect.element(link("On hold 3 stones")).toHaveAttribute("href", "/customer-profile/hold?currentTab=held");
  await expect.element(link("On memo 3 stones")).toHaveAttribute("href", "/customer-profile/memo?currentTab=issued");
  const more = page.getByText(/^200\.00 % more than at the end of Q\d$/); // 3 stones, and 1 then
  await expect.poll(() => more.elements()).toHaveLength(3);
  for (const change of more.elements())
    expect(change.closest(".tile")?.querySelector(".small-line path")?.getAttribute("d")).toMatch(/^M.*L/);
  await expect.element(link(/LP-1 .*INV-2025-0004/)).toHaveAttribute("href", "/customer-profile/paper/4");
  for (const filter of ["Company", "Shape"]) expect(page.getByRole("combobox", { name: filter }).query()).toBeNull();
  const calls = new Set(server.seen.map(({ url }) => url.pathname.split("/").at(-1)));
  expect([...calls].sort()).toEqual([
    "diamond-attribute-submasters",
    "enquiry-details",
    "high-recents-deals",
    "line-days",
    "quarter-performance",
  ]);
  expect(await findings()).toEqual([]);
});

test("a customer's tiles say what stands, and that there is nothing to compare, where the days before cannot be read", async () => {
  await showScreen(figuresHouse(3, ["line-days"]), block(2, own));
  await expect.element(link("On hold 3 stones")).toBeInTheDocument();
  await expect.poll(() => page.getByText(/the end of Q\d/).elements()).toHaveLength(3);
  expect(page.getByText(/than at the end of Q\d/).elements()).toHaveLength(0);
});

test("a new customer is told in sentences that they bought nothing", async () => {
  await showScreen(figuresHouse(0), block(2, own));
  await expect.element(page.getByText("You bought no stone in this period.")).toBeInTheDocument();
  await expect.element(link("On hold 0 stones")).toBeInTheDocument();
  expect(await findings()).toEqual([]);
});

for (const [role, mayRead] of [
  [2, own],
  [5, everything],
] as const)
  test(`at 390 px the figures of role ${role} do not run out of the page`, async () => {
    await showScreen(figuresHouse(120), block(role, mayRead));
    await page.viewport(390, 844);
    await expect.element(page.getByRole("img", { name: /by week/ })).toBeInTheDocument();
    await expect.element(link(/LP-5 /)).toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    expect(await findings()).toEqual([]);
  });
