import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { codes } from "#domain/codes.ts";
import { FiguresPart } from "#features/home/figures/figures-part.tsx";
import type { FiguresSearch } from "#features/home/figures/figures-search.ts";
import type { SessionUser } from "#machines/session-parts.ts";
import type { FakeServer } from "#support/fake-server.ts";
import { figuresHouse } from "#support/house-figures.ts";
import { comeBack, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const administrator = 1;
const everything = () => true;

const aUser = (role_id: number, status: number = codes.business.registered) =>
  ({ role_id, business_details: { status } }) as SessionUser;

interface House {
  start?: FiguresSearch;
  user?: SessionUser;
  mayRead?: (screen: string) => boolean;
}

/** The block as on its page: what is chosen comes back as its search. */
function Block({ start = {}, user = aUser(administrator), mayRead = everything }: House) {
  const [search, setSearch] = useState(start);
  const onSearch = (patch: Partial<FiguresSearch>) => setSearch((now) => ({ ...now, ...patch }));
  return (
    <div style={{ overflow: "auto" }}>
      <FiguresPart user={user} mayRead={mayRead} search={search} onSearch={onSearch} />
      <output>{JSON.stringify(search)}</output>
    </div>
  );
}

const link = (name: string | RegExp) => page.getByRole("link", { name });
const asked = (server: FakeServer, call: string) =>
  server.seen
    .filter(({ url }) => url.pathname.endsWith(call))
    .map(({ url, text }) => url.search.replace(/[?&]timestamp=\d+/, "").replace(/^&/, "?") + text);
const past = { period: "2025-Q3" };
const drawn = () => expect.element(page.getByRole("img", { name: /Sold by week/ })).toBeInTheDocument();

beforeEach(async () => {
  await page.viewport(1366, 768);
});

test("every figure opens the very rows that it counts", async () => {
  await showScreen(figuresHouse(), <Block start={past} />);
  const inStock = "stone_origin=1%2C2&status=!2%2C8";
  await expect.element(link(/Total inventory 9 pieces/)).toHaveAttribute("href", `/search?${inStock}`);
  await expect.element(link(/White 6 pieces/)).toHaveAttribute("href", `/search?diamond_type=white&${inStock}`);
  await expect.element(link(/Fancy 3 pieces/)).toHaveAttribute("href", `/search?diamond_type=fancy&${inStock}`);
  await expect.element(link("Oval")).toHaveAttribute("href", `/search?shape=OVAL&${inStock}`);
  const days = "startDate=2025-07-01&endDate=2025-09-30";
  const list = "/transaction/";
  for (const [name, place] of [
    ["Enquiry", "enquiry?currentTab=all"],
    ["Hold", "hold?currentTab=all"],
    ["Request", "confirm-stone?currentTab=all"],
    ["Memo", "memo?currentTab=all"],
    ["Sale", "invoice?currentTab=sales"],
    ["$3,000.00", "invoice?currentTab=all"],
  ] as const)
    await expect
      .element(page.getByRole("link", { name, exact: true }))
      .toHaveAttribute("href", `${list}${place}&${days}`);
  const sold = link(/^Sold in the quarter \$3,000\.00/);
  await expect.element(sold).toHaveAttribute("href", `${list}invoice?currentTab=all&${days}`);
  await expect.element(page.getByText(/than Q2 2025/)).toBeVisible();
  await expect.element(page.getByText(/^50\.00 % more than at the end of Q\d$/)).toBeVisible(); // 9 pieces, and 6 then
  await expect.element(page.getByText(/^the same as at the end of Q\d$/)).toBeVisible();
  await expect.element(page.getByText(/^Past weeks open nothing: /)).toBeVisible();
  await expect.element(link(/LP-1 .*Orchard Lane Jewellers/)).toHaveAttribute("href", "/transaction/paper/4");
  await expect.element(link(/Trade licence/).first()).toHaveAttribute("href", "/client/7?tab=kyc");
  await expect.element(link(/^Requests /)).toHaveAttribute("href", `${list}confirm-stone?currentTab=pending`);
  await expect.element(link("Country of the long name 2")).toHaveAttribute("href", "/client?tab=all&country_id=2");
  await expect.element(page.getByText("Searches open nothing: nobody is told who searched.")).toBeVisible();
  expect(link(/Notes/).query()).toBeNull(); // a list that one may not read
  await drawn();
  await page.getByRole("button", { name: "Table of Sold by week" }).click();
  await expect
    .element(link("Week 2, 08/07/2025 – 14/07/2025"))
    .toHaveAttribute("href", expect.stringContaining("startDate=2025-07-08&endDate=2025-07-14"));
});

test("what is chosen moves every call that takes it, and the lists that open are narrowed by it too", async () => {
  const server = figuresHouse();
  await showScreen(server, <Block start={{ ...past, business_id: 3 }} />);
  await drawn();
  await page.getByRole("combobox", { name: "Shape" }).click();
  await page.getByRole("option", { name: "Oval" }).click();
  await expect.element(page.getByRole("status").filter({ hasText: '"shape":"OVAL"' })).toBeInTheDocument();
  await expect.element(link(/Total inventory/)).toHaveAttribute("href", expect.stringContaining("shape=OVAL"));
  await expect.poll(() => asked(server, "shape-wise")).toContain("?shape=OVAL");
  const kept = ["shape=OVAL", "startDate=2025-04-01", "endDate=2025-09-30"];
  await expect
    .poll(() => asked(server, "stock-days").some((said) => kept.every((part) => said.includes(part))))
    .toBe(true);
  const deals = ["shape=OVAL", "startDate=2025-07-01", "endDate=2025-09-30", "business_id=3"];
  for (const call of ["funnel-chart", "high-recents-deals"])
    await expect.poll(() => asked(server, call).some((said) => deals.every((part) => said.includes(part)))).toBe(true);
  for (const period of ["2025-Q3", "2025-Q2"])
    await expect
      .poll(() => asked(server, "quarter-performance").some((said) => /shape=OVAL/.test(said) && said.includes(period)))
      .toBe(true);
  const body = '{"data":{"shape":["OVAL"],"startDate":"2025-07-01","endDate":"2025-09-30","business_id":3}}';
  await expect.poll(() => asked(server, "filter-search-daywise")).toContain(body);
  expect(asked(server, "enquiry-country")).toEqual(["?business_id=3"]);
  for (const part of ["business_id=3", "startDate=2025-07-01", "endDate=2025-09-30"])
    for (const said of asked(server, "recent-kyc")) expect(said).toContain(part);
  for (const call of ["enquiry-count", "enquiry-details"])
    await expect
      .poll(() => asked(server, call).some((said) => said.includes("shape=OVAL") && said.includes("business_id=3")))
      .toBe(true);
  await expect.element(page.getByRole("rowheader", { name: "Memo" })).toBeInTheDocument();
  const lines = "business_id=3&shape=OVAL&currentTab=all&startDate=2025-07-01&endDate=2025-09-30";
  await expect
    .element(page.getByRole("link", { name: "Memo", exact: true }))
    .toHaveAttribute("href", `/transaction/memo?${lines}`);
  await expect.element(link(/^Sold in the quarter/)).toHaveAttribute("href", `/transaction/invoice?${lines}`);
  await expect
    .element(link(/^Requests /))
    .toHaveAttribute("href", expect.stringContaining("shape=OVAL&business_id=3&currentTab=pending"));

  await page.getByRole("button", { name: "Clear 3 filters" }).click();
  await expect.poll(() => asked(server, "funnel-chart").at(-1)).toBe("");
});

test("tiles, weeks and shapes show the stock in the figure that is chosen, each with its change and its line", async () => {
  const server = figuresHouse();
  await showScreen(server, <Block start={past} />);
  await drawn();
  const line = () => document.querySelector(".tile .small-line path")?.getAttribute("d");
  await expect.poll(line).toBeDefined();
  const inPieces = line();
  await page.getByText("Carats", { exact: true }).click();
  await expect.element(link(/^Total inventory 13\.50 ct/)).toBeVisible();
  await expect.element(page.getByRole("status").filter({ hasText: '"figure":"carats"' })).toBeInTheDocument();
  const tile = () =>
    link(/^Total inventory/)
      .element()
      .closest(".tile")?.textContent;
  expect(tile()).toContain("9 pieces$9,000.00");
  await expect.element(page.getByText(/^50\.00 % more than at the end of Q\d$/)).toBeVisible();
  await expect.element(page.getByRole("columnheader", { name: /Carats/ })).toBeVisible();
  await expect.element(page.getByRole("img", { name: /Stock by week: .* ct/ })).toBeInTheDocument();
  await page.getByText("Amount", { exact: true }).click();
  await expect.element(link(/^Total inventory \$9,000\.00/)).toBeVisible();
  expect(tile()).toContain("9 pieces13.50 ct");
  await expect.poll(line).toBe(inPieces); // the same share of each figure
  await expect.element(link(/^Sold in the quarter \$3,000\.00/)).toBeVisible();
  expect(asked(server, "stock-days").every((said) => !said.includes("figure"))).toBe(true);
  expect(await findings()).toEqual([]);
  await page.getByText("Pieces", { exact: true }).first().click();
  await expect.element(page.getByRole("status").filter({ hasText: /^\{"period":"2025-Q3"\}$/ })).toBeInTheDocument();
});

test("figures that a choice does not move say so, only while it is chosen", async () => {
  await showScreen(figuresHouse(), <Block start={{ ...past, business_id: 3, color: "D" }} />);
  await drawn();
  const panel = (title: string) => page.getByRole("heading", { name: title }).element().closest(".panel");
  for (const [title, said] of [
    ["Stock by shape", "Not narrowed by company or quarter."],
    ["Stock by week", "Not narrowed by company."],
    ["Latest on the lists", "Not narrowed by quarter."],
    ["Recent KYC", "Not narrowed by colour."],
    ["Clients by country", "Not narrowed by colour or quarter."],
    ["Online now", "Not narrowed by colour, company or quarter."],
  ] as const)
    await expect.poll(() => panel(title)?.textContent).toContain(said);
  await expect.element(page.getByText("Stock: not narrowed by company or quarter.")).toBeVisible();
  expect(panel("Sold by week")?.textContent).not.toContain("narrowed by");
  await page.getByRole("button", { name: "Clear 3 filters" }).click();
  await expect.poll(() => document.body.textContent).not.toContain("narrowed by");
});

test("an empty house says so in sentences, and shows no zeros", async () => {
  await showScreen(figuresHouse(0), <Block start={past} />);
  for (const sentence of [
    "Nothing was sold in Q3 2025 or Q2 2025.",
    "No stock was kept in Q3 2025 or Q2 2025.",
    "Nobody asked for a stone in this period.",
    "No stone was sold in this period.",
    "No stone is on a list.",
    "No document was submitted in Q3 2025.",
    "The house has no client.",
    "Nobody is online.",
    "Nobody searched in this period.",
  ])
    await expect.element(page.getByText(sentence)).toBeInTheDocument();
  expect(page.getByText("No stone is in stock.").elements()).toHaveLength(2);
  expect(document.querySelectorAll(".tile, .figure, .level-bar")).toHaveLength(0);
  expect(await findings()).toEqual([]);
});

test("a call that fails says so in its own panel, and the others stand", async () => {
  await showScreen(figuresHouse(3, ["funnel-chart", "recent-kyc"]), <Block start={past} />);
  await expect.element(page.getByRole("figure", { name: "From enquiry to sale" })).toHaveTextContent("went wrong");
  await drawn();
  await expect.element(link("Oval")).toBeInTheDocument();
  expect(page.getByRole("alert").elements()).toHaveLength(2);
  expect(await findings()).toEqual([]);
});

test("whoever loses the rights while the page is open sees no figure, name or company any more", async () => {
  let isRefused = false;
  await showScreen(
    figuresHouse(3, [], () => isRefused),
    <Block start={past} />,
  );
  await drawn();
  await expect.element(link(/LP-1 /).first()).toBeInTheDocument();
  await expect.element(page.getByText("Mara Lind 1")).toBeInTheDocument();
  isRefused = true;
  comeBack();
  await expect.poll(() => page.getByText("You do not have access.").elements().length).toBeGreaterThan(9);
  await expect.poll(() => document.body.textContent).not.toMatch(/Mara|Orchard|LP-\d|3,000|3 of 3|India|Trade licence/);
  await page.getByRole("combobox", { name: "Company" }).click();
  expect(page.getByRole("option", { name: /Orchard/ }).query()).toBeNull();
});

for (const width of [1366, 390])
  test(`at ${width} px much data neither runs out of the page nor hides from axe`, async () => {
    await showScreen(figuresHouse(120), <Block start={past} />);
    await page.viewport(width, 844);
    await drawn();
    await expect.element(link(/LP-5 /)).toBeInTheDocument();
    expect(link(/LP-6 /).query()).toBeNull();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await findings()).toEqual([]);
  });

test("nothing moves when the figures come", async () => {
  const server = figuresHouse();
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  const answer = server.call;
  const held = { ...server, call: async (...all: Parameters<typeof answer>) => promise.then(() => answer(...all)) };
  await showScreen(held as FakeServer, <Block start={past} />);
  await expect.element(page.getByRole("heading", { name: "Online now" })).toBeInTheDocument();
  await expect.element(page.getByRole("combobox", { name: "Shape" })).toBeInTheDocument();
  const tops = () => [...document.querySelectorAll(".house-figures > *")].map((one) => one.getBoundingClientRect().top);
  const before = tops();
  resolve();
  await drawn();
  await expect.element(link(/LP-1 /)).toBeInTheDocument();
  expect(tops()).toEqual(before);
});

test("a guest, a customer who is not registered, an account without the right and quality control see no block, and nothing is asked", async () => {
  const server = figuresHouse();
  const without = (screen: string) => !screen.endsWith("/invoice");
  const own = (screen: string) => screen.startsWith("customer-profile/");
  await showScreen(
    server,
    <>
      <Block user={aUser(4)} mayRead={own} />
      <Block user={aUser(2, codes.business.notRegistered)} mayRead={own} />
      <Block user={aUser(2)} mayRead={without} />
      <Block user={aUser(8)} mayRead={without} />
      <Block user={aUser(3)} />
    </>,
  );
  await userEvent.keyboard("t");
  expect(page.getByRole("heading").query()).toBeNull();
  expect(server.seen).toEqual([]);
});

test("whoever may not look up clients has the figures without them", async () => {
  const server = figuresHouse();
  await showScreen(
    server,
    <Block start={past} user={aUser(8)} mayRead={(screen) => !["client", "kyc"].includes(screen)} />,
  );
  await drawn();
  for (const name of ["Clients by country", "Online now", "Searches by hour", "Recent KYC", "Gone quiet"])
    expect(page.getByRole("heading", { name }).query()).toBeNull();
  expect(page.getByRole("combobox", { name: "Company" }).query()).toBeNull();
  expect(asked(server, "filter-search-daywise")).toEqual([]);
});
