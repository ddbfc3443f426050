import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { addresses } from "#domain/addresses.ts";
import { messages } from "#domain/messages.ts";
import { StoneDrawer } from "#stones/stone-drawer.tsx";
import { aStoneViewer } from "#support/a-stone-viewer.ts";
import { fakeServer, success } from "#support/fake-server.ts";
import { pageOf, showScreen } from "#support/show-screen.tsx";
import { LiveStatusContext, LiveStatuses } from "#ui/marks/live-statuses.ts";
import { findings } from "../ui/findings.ts";
import { acts, clientChoice, stone } from "./acting-house.tsx";

test("an open stone follows the live line as its row does: what the row refuses is not offered", async () => {
  const statuses = new LiveStatuses();
  const server = fakeServer((request) =>
    success(request.url.includes("/dna") ? { stone: stone(1), history: [] } : pageOf([])),
  );
  await showScreen(
    server,
    <LiveStatusContext value={statuses}>
      <StoneDrawer stockNo="NW1" row={stone(1)} viewer={aStoneViewer(2)} clientId={undefined} onClose={() => {}} />
    </LiveStatusContext>,
  );
  const hold = page.getByRole("button", { name: /^Hold/ });
  await expect.element(page.getByRole("heading", { name: /NW1.*Available/ })).toBeVisible();
  await expect.element(hold).not.toHaveAttribute("aria-disabled");
  statuses.tell([{ stock_no: "NW1", status: 4 }]);
  await expect.element(page.getByRole("heading").getByText("Hold", { exact: true })).toBeVisible();
  await expect.element(hold).toHaveAttribute("aria-disabled", "true");
  await expect.element(page.getByRole("button", { name: /^Confirm/ })).toHaveAttribute("aria-disabled", "true");
  page.getByRole("complementary").element().querySelector<HTMLElement>(".drawer-body")?.focus();
  await userEvent.keyboard("h");
  expect(acts(server).filter(({ path }) => path === "hold")).toEqual([]);
  statuses.tell([{ stock_no: "NW1", status: 1 }]);
  await expect.element(hold).not.toHaveAttribute("aria-disabled");
});

test("an open stone names the laboratory with the number of its report", async () => {
  const seen = stone(1, { lab: "GIA", report_no: "2206000317" });
  const server = fakeServer((request) =>
    success(request.url.includes("/dna") ? { stone: seen, history: [] } : pageOf([])),
  );
  await showScreen(
    server,
    <StoneDrawer stockNo="NW1" row={seen} viewer={aStoneViewer(2)} clientId={undefined} onClose={() => {}} />,
  );
  await expect.element(page.getByText("GIA 2206000317", { exact: true })).toBeVisible();
});

const poor = { fluorescence: "STG", fluorescence_color: "B", shade: "LB", milky: "M1", eye_clean: "N" };

test("the head of an open stone says its finish, and what makes it cheap, in sight without scrolling", async () => {
  const seen = stone(1, { ...poor, carat: 1, color: "D", clarity: "SI1", cut: null, polish: "VG", symmetry: "EX" });
  const server = fakeServer((request) =>
    success(request.url.includes("/dna") ? { stone: seen, history: [] } : pageOf([])),
  );
  await showScreen(
    server,
    <StoneDrawer stockNo="NW1" row={seen} viewer={aStoneViewer(2)} clientId={undefined} onClose={() => {}} />,
  );
  await page.viewport(1366, 768);
  const head = page.getByRole("list", { name: "Not plain about this stone" });
  await expect.element(page.getByText("1.00 D SI1 pol VG sym EX", { exact: false })).toBeVisible();
  const said = ["Fluorescence Strong blue", "Shade Light brown", "Milky M1", "Not eye clean"];
  await expect.element(head.getByRole("listitem").first()).toBeVisible();
  expect(
    head
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(said);
  const prices = page.getByRole("heading", { name: "Prices", exact: true }).element().getBoundingClientRect();
  expect(head.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(prices.top);
  expect(await findings()).toEqual([]);
});

test("the head of a plain stone says that it has no fluorescence, and nothing of a shade that it has not", async () => {
  const plain = { fluorescence: "NON", shade: "NONE", milky: "M0", eye_clean: "Y" };
  const seen = stone(1, { ...plain, carat: 1, color: "D", clarity: "SI1", cut: "F", polish: null, symmetry: null });
  const server = fakeServer((request) =>
    success(request.url.includes("/dna") ? { stone: seen, history: [] } : pageOf([])),
  );
  await showScreen(
    server,
    <StoneDrawer stockNo="NW1" row={seen} viewer={aStoneViewer(2)} clientId={undefined} onClose={() => {}} />,
  );
  await expect.element(page.getByText("1.00 D SI1 cut F · Fluorescence None · Natural")).toBeVisible();
  expect(page.getByRole("list", { name: "Not plain about this stone" }).elements()).toEqual([]);
});

test("on a laptop the prices of an open stone stand above its picture, in sight without scrolling", async () => {
  const pictured = stone(1, { image: "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" });
  const server = fakeServer((request) =>
    success(request.url.includes("/dna") ? { stone: pictured, history: [] } : pageOf([])),
  );
  await showScreen(
    server,
    <StoneDrawer stockNo="NW1" row={pictured} viewer={aStoneViewer(2)} clientId={undefined} onClose={() => {}} />,
  );
  await page.viewport(1366, 768);
  const head = (name: string) => page.getByRole("heading", { name, exact: true });
  const section = (name: string) => head(name).element().closest("section")?.getBoundingClientRect();
  await expect.element(head("Media and certificates")).toBeInTheDocument();
  const inSight = page.getByRole("complementary").element().querySelector(".drawer-body")?.getBoundingClientRect();
  const prices = section("Prices");
  expect(prices?.height).toBeGreaterThan(0);
  expect(prices?.bottom).toBeLessThanOrEqual(section("Media and certificates")?.top ?? 0);
  expect(prices?.bottom).toBeLessThanOrEqual(inSight?.bottom ?? 0);
});

test("on a phone sharing and printing stay within an open stone of long grades", async () => {
  const finish = { cut: "VG", polish: "EX", symmetry: "EX", fluorescence: "NON" };
  const graded = stone(1, { carat: 1.55, color: "I", clarity: "VS1", stone_origin: 1, ...finish });
  const server = fakeServer((request) =>
    success(request.url.includes("/dna") ? { stone: graded, history: [] } : pageOf([])),
  );
  await showScreen(
    server,
    <StoneDrawer stockNo="NW1" row={graded} viewer={aStoneViewer(2)} clientId={undefined} onClose={() => {}} />,
  );
  await page.viewport(390, 844);
  const print = page.getByRole("button", { name: "Print" });
  await expect.element(print).toBeVisible();
  const { right } =
    page.getByRole("heading", { name: "Prices" }).element().closest("section")?.getBoundingClientRect() ?? {};
  expect(print.element().getBoundingClientRect().right).toBeLessThanOrEqual((right ?? 0) - 16);
});

test("an open stone says where else its report is listed and that it stands back, where the server tells it", async () => {
  const supply = {
    stocked_at: null,
    fresh_hours: 24,
    lapsed_at: null,
    dead_links: [],
    also_listed: [{ provider: "Quayside", stock_no: "Q-7", price_per_ct: 8000, status: 1 }],
    stands_back: true,
  };
  const server = fakeServer((request) =>
    success(request.url.includes("/dna") ? { stone: stone(1), history: [], supply } : pageOf([])),
  );
  await showScreen(
    server,
    <StoneDrawer stockNo="NW1" row={stone(1)} viewer={aStoneViewer(1)} clientId={undefined} onClose={() => {}} />,
  );
  const listings = page.getByRole("table", { name: "Also listed by" });
  await expect.element(listings.getByRole("row").nth(1)).toHaveTextContent("QuaysideQ-78,000.00Available");
  await expect.element(page.getByText(/another provider's stone with the same report is offered/)).toBeVisible();
});

function DrawerWithClient() {
  const [clientId, setClientId] = useState<number>();
  return (
    <StoneDrawer stockNo="NW1" viewer={aStoneViewer(1)} clientId={clientId} onClient={setClientId} onClose={() => {}} />
  );
}

test("an open row begins at its top: no field further down takes the keyboard, and the keys of its acts work", async () => {
  const server = fakeServer((request) =>
    success(request.url.includes("/dna") ? { stone: stone(1), history: [] } : pageOf([])),
  );
  await showScreen(
    server,
    <StoneDrawer stockNo="NW1" row={stone(1)} viewer={aStoneViewer(1)} clientId={undefined} onClose={() => {}} />,
  );
  const drawer = page.getByRole("complementary");
  await expect.element(page.getByPlaceholder("Choose a client")).toBeInTheDocument();
  await expect.element(drawer).toHaveFocus();
  await userEvent.keyboard("h");
  await expect.element(page.getByRole("alert")).toHaveTextContent(messages.selectClient);
});

test("Escape from the field of the client gives the focus back to where an act was begun, and drops the act", async () => {
  const server = fakeServer((request) => {
    const { pathname } = new URL(request.url);
    if (pathname.includes("/customer-dropdown")) return clientChoice(11);
    return success(pathname.includes("/dna") ? { stone: stone(1), history: [] } : pageOf([]));
  });
  await showScreen(server, <DrawerWithClient />);
  const details = page.getByRole("region", { name: "Details" });
  await expect.element(page.getByRole("button", { name: /^Issue memo/ })).toBeVisible();
  (details.element() as HTMLElement).focus();
  await userEvent.keyboard("m");
  const client = page.getByPlaceholder("No client: your own prices");
  await expect.element(client).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(details).toHaveFocus();
  await client.click();
  await page.getByRole("option", { name: /Mara Lind/ }).click();
  await expect.element(page.getByRole("button", { name: /^Issue memo/ })).not.toHaveAttribute("aria-disabled");
  await expect.element(details).toBeVisible();
});

test("an open stone stays in sight while it is read at the price of a client, and the former price is not the client's", async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const server = fakeServer(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.includes("/customer-dropdown")) return clientChoice(11);
    if (!pathname.includes("/dna")) return success(pageOf([]));
    const isForClient = searchParams.get("user_id") === "6";
    if (isForClient) await answered;
    return success({
      stone: stone(1, { lab: "GIA", report_no: "22", markup_ppc: isForClient ? 6200 : 5000 }),
      history: [],
    });
  });
  await showScreen(server, <DrawerWithClient />);
  const prices = page.getByRole("region", { name: "Prices" });
  await expect.element(prices).toHaveTextContent("5,000.00");
  const client = page.getByPlaceholder("No client: your own prices");
  await client.click();
  await page.getByRole("option", { name: /Mara Lind/ }).click();
  await expect.element(prices).toHaveAttribute("aria-busy", "true");
  await expect.element(page.getByText("GIA 22", { exact: true })).toBeVisible();
  await expect.element(client).toHaveFocus();
  await expect.element(prices).not.toHaveTextContent("5,000.00");
  await expect
    .element(page.getByRole("button", { name: /^Hold/ }))
    .toHaveAccessibleDescription(/price .* is being read/);
  answer();
  await expect.element(prices).toHaveTextContent("6,200.00");
  await expect.element(page.getByRole("button", { name: /^Hold/ })).not.toHaveAttribute("aria-disabled");
});

const byLoad = {
  id: "load-4711",
  at: "2026-11-20T09:00:00.000Z",
  event: "load.price",
  kind: "price",
  by: null,
  role_id: null,
  client: null,
  paper: null,
  deal_ppc: null,
  until: null,
  times: null,
  list: null,
  line_id: null,
  note: "Load 12, row 2, stock.csv",
  load: { id: 12, row_id: 4711, kind: "changed", stock_no: "NW1" },
};
const loadLink = page.getByRole("link", { name: byLoad.note });
const showLoaded = (viewer: ReturnType<typeof aStoneViewer>) =>
  showScreen(
    fakeServer((request) =>
      success(request.url.includes("/dna") ? { stone: stone(1), history: [byLoad] } : pageOf([])),
    ),
    <StoneDrawer stockNo="NW1" row={stone(1)} viewer={viewer} clientId={undefined} onClose={() => {}} />,
  );

test("what a load did to an open stone leads to its row, for whoever may read loads", async () => {
  await showLoaded({ ...aStoneViewer(1), loadRowPath: addresses.loadRow });
  const to = "/inventory/loads/12?step=difference&kind=changed&search=NW1&open=4711";
  await expect.element(loadLink).toHaveAttribute("href", to);
});

test("an open stone names the load without a link for whoever may not read loads", async () => {
  await showLoaded(aStoneViewer(1));
  await expect.element(page.getByText(byLoad.note)).toBeVisible();
  expect(loadLink.elements()).toEqual([]);
});

test("an open stone leads to available stones like it, at the prices of the client", async () => {
  const seen = stone(1, { shape: "OVAL", carat: 1.2, color: "E", clarity: "IF", stone_origin: 1, status: 3 });
  const listed = (...codes: string[]) => codes.map((code) => ({ code, name: code }));
  const server = fakeServer(({ url }) => {
    if (url.includes("/dna")) return success({ stone: seen, history: [] });
    if (url.includes("/diamond-attribute-submasters"))
      return success({ color: listed("D", "E", "F"), clarity: listed("FL", "IF") });
    return success(pageOf([]));
  });
  await showScreen(
    server,
    <StoneDrawer stockNo="NW1" row={seen} viewer={aStoneViewer(5)} clientId={6} onClose={() => {}} />,
  );
  const like = {
    diamond_type: "white",
    availability: 1,
    attributes: {
      shape: { values: ["OVAL"] },
      stone_origin: { values: ["1"] },
      lab: { values: ["GIA"] },
      color: { values: ["D", "E", "F"] },
      clarity: { values: ["FL", "IF"] },
    },
    ranges: { carat: { from: 1.14, to: 1.26 } },
    sort: "markup_ppc",
  } as const;
  await expect
    .element(page.getByRole("link", { name: "Similar stones" }))
    .toHaveAttribute("href", addresses.found(like as never, 6));
});
