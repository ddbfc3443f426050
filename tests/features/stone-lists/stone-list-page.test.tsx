import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LiveStones } from "#stones/live-stones.tsx";
import { OwnHolds } from "#stones/own-holds.tsx";
import { aStoneLine } from "#support/a-stone-line.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { liveFeed } from "#support/live-feed.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { answerOf, house, List, noTotals, tick, two } from "./lists-house.tsx";

const heads = () =>
  page
    .getByRole("columnheader")
    .elements()
    .map((head) => head.textContent);

beforeEach(() => localStorage.clear());

describe("whoever looks", () => {
  test("as an administrator sees whose the lines are and what they cost", async () => {
    const line = aStoneLine({ stone: { price_per_ct: 4000, total_amt: 4000, disc: -60 } });
    await showScreen(house(answerOf([line])), <List />);
    await expect.element(page.getByText("Northlight Jewels")).toBeVisible();
    expect(heads()).toEqual(expect.arrayContaining(["Client", "Made by", "Cost $/ct", "Price $/ct"]));
    expect(await findings()).toEqual([]);
  });

  test("as a customer sees their own price alone, and no client to choose", async () => {
    await showScreen(house(answerOf([aStoneLine()])), <List roleId={2} />);
    await expect.element(page.getByText("NW1")).toBeVisible();
    expect(heads()).toContain("Price $/ct");
    expect(heads()).not.toEqual(expect.arrayContaining(["Client"]));
    expect(heads()).not.toEqual(expect.arrayContaining(["Cost $/ct"]));
    expect(page.getByRole("combobox", { name: "Client" }).elements()).toEqual([]);
  });

  test("as a bulk customer sees of each line whose it is", async () => {
    await showScreen(house(answerOf([aStoneLine()])), <List roleId={6} />);
    await expect.element(page.getByRole("gridcell", { name: "Mara Lind" })).toBeVisible();
    expect(heads()).not.toContain("Cost $/ct");
  });
});

test("whether a memo is overdue and which stone it has stands whole in its row", async () => {
  const due_date = new Date(Date.now() - 120 * 86_400_000).toISOString().slice(0, 10);
  const stone = { carat: 10.83, color: "M", clarity: "VVS2", cut: "VG", polish: "VG", symmetry: "VG" };
  const line = aStoneLine({
    list: "memo",
    state: "issued",
    due_date,
    is_overdue: true,
    stone: { ...stone, fluorescence: "MED" },
  });
  await showScreen(house(answerOf([line])), <List list="memo" roleId={2} />);
  await expect.element(page.getByText(/^Overdue by \d+ days$/)).toBeVisible();
  const cut = page
    .getByRole("gridcell")
    .elements()
    .flatMap((cell) => [cell, ...cell.querySelectorAll(".line-stone")])
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ textContent }) => textContent);
  expect(cut).toEqual([]);
});

test("what is approved and awaits its memo stands whole in its row, and waits since its approval", async () => {
  const [created_at, updated_at] = [50.5, 3.5].map((hours) =>
    new Date(1_795_000_000_000 - hours * 3_600_000).toISOString(),
  );
  const line = aStoneLine({ list: "confirm", status: 2, state: "approved.awaitingMemo", created_at, updated_at });
  await showScreen(house(answerOf([line])), <List list="confirm" search={{ currentTab: "approved" }} />);
  const badge = page.getByText("Awaits memo", { exact: true }).last();
  await expect.element(badge).toBeVisible();
  await expect.element(page.getByRole("gridcell", { name: "3 h", exact: true })).toBeVisible();
  const cell = badge.element().closest("td") ?? document.body;
  expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
});

test.each([1366, 390])("what somebody remarked is read to its end beside the list, on %i pixels", async (width) => {
  const remark = "Please keep it with the two ovals of last week, they go into one piece. ".repeat(5).trim();
  const line = aStoneLine({ list: "confirm", state: "pending", remark });
  await showScreen(house(answerOf([line])), <List list="confirm" roleId={2} search={{ line: 1 }} />);
  await page.viewport(width, 800);
  const said = page.getByRole("complementary").getByRole("definition").filter({ hasText: remark });
  await expect.element(said).toBeInTheDocument();
  const { scrollWidth, clientWidth } = said.element();
  expect([scrollWidth, clientWidth > 300]).toEqual([clientWidth, true]);
});

test("what stands in a cart waits for nobody: its day is said, and nothing flags it", async () => {
  const line = (list: "cart" | "confirm", state: string) =>
    aStoneLine({ list, state, created_at: "2026-11-01T09:00:00Z" });
  const day = page.getByText("01/11/2026", { exact: true });
  const screen = await showScreen(house(answerOf([line("cart", "in")])), <List list="cart" roleId={2} />);
  await page.viewport(390, 844);
  await expect.element(day).toBeVisible();
  await screen.unmount();
  await showScreen(house(answerOf([line("confirm", "pending")])), <List list="confirm" roleId={2} />);
  await page.viewport(390, 844);
  await expect.element(page.getByText(/^\d+ d$/)).toBeVisible();
  await expect.element(day).not.toBeInTheDocument();
});

describe("in the cart", () => {
  const looked = ["NW1", "NW2"].map((stock_no, at) =>
    aStoneLine({ id: at + 1, list: "cart", state: "in", stone: { stock_no, status: 4 } }),
  );
  const held = aStoneLine({ id: 9, version: 3, stone: { stock_no: "NW1" }, expires_at: "2099-12-02T12:30:30Z" });
  const shown = () => {
    const server = house(answerOf(looked), { "/get-hold": () => success(answerOf([held])) });
    const cart = <List list="cart" roleId={2} />;
    return { server, screen: <OwnHolds isBuyer>{cart}</OwnHolds> };
  };
  const lineOf = (role: "row" | "listitem", stock: string) => page.getByRole(role).filter({ hasText: stock });

  test.each([
    [1366, "row"],
    [390, "listitem"],
  ] as const)("one's own hold says so, another's does not, on %i pixels", async (width, role) => {
    await showScreen(shown().server, shown().screen);
    await page.viewport(width, 844);
    await expect.element(lineOf(role, "NW1").getByText("Your hold", { exact: true })).toBeVisible();
    await expect.element(lineOf(role, "NW2").getByText("Hold", { exact: true })).toBeVisible();
  });

  test("the drawer of one's own hold says the time that is left, and releases it; that of another's does not", async () => {
    const { server, screen } = shown();
    await showScreen(server, screen);
    const drawer = page.getByRole("complementary");
    await page.getByRole("gridcell", { name: "NW2", exact: true }).click();
    await expect.element(drawer.getByRole("button", { name: "Remove" })).toBeVisible();
    expect(drawer.getByRole("button", { name: "Release" }).elements()).toEqual([]);
    await page.getByRole("gridcell", { name: "NW1", exact: true }).click();
    await expect.element(drawer.getByText(/^Your hold: \d+ h/)).toBeVisible();
    await drawer.getByRole("button", { name: "Release" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Release" }).click();
    const released = () => server.seen.filter(({ url }) => url.pathname.endsWith("/release-hold"));
    await expect.poll(() => released().map(({ text }) => bodyOf(text))).toEqual([{ lines: [{ id: 9, version: 3 }] }]);
  });
});

test("a hold counts down by the server's clock, not by that of this machine", async () => {
  const served = new Date("2026-12-01T10:00:00Z");
  const held = aStoneLine({ expires_at: "2026-12-02T12:30:30Z" });
  const server = fakeServer((request) =>
    request.url.includes("/get-hold")
      ? Response.json(
          { status: "success", message: "", data: answerOf([held]) },
          { headers: { date: served.toUTCString() } },
        )
      : success(pageOf([])),
  );
  await showScreen(server, <List roleId={2} />);
  await expect.element(page.getByText("26 h 30 min")).toBeVisible();
});

test("the address is what is asked for: both kinds of diamonds where it does not say", async () => {
  const server = house(answerOf(two));
  await showScreen(server, <List search={{ user_id: 6, startDate: "2026-11-01", endDate: "2026-11-20" }} />);
  await expect.element(page.getByText("NW1")).toBeVisible();
  const asked = server.seen.find(({ url }) => url.pathname.endsWith("/get-hold"))?.url.searchParams;
  expect(asked?.has("diamond_type")).toBe(false);
  expect(Object.fromEntries(asked ?? [])).toMatchObject({
    currentTab: "held",
    user_id: "6",
    startDate: "2026-11-01",
    endDate: "2026-11-20",
    page: "1",
    size: "500",
  });
});

test("memo wise, each memo stands over its lines with its client, its due day and what they come to", async () => {
  const lines = [
    aStoneLine({ list: "memo", state: "issued", due_date: "2026-11-01", is_overdue: true }),
    aStoneLine({ id: 2, list: "memo", state: "received", status: 2, stone: { stock_no: "NW2" } }),
  ];
  const group = {
    key: "1",
    label: "2026-0007",
    totals: { ...noTotals, pieces: 2, carat: 2, total_amt: 10_000 },
    lines,
  };
  await showScreen(
    house(answerOf([], { data: [group] })),
    <List list="memo" search={{ groupBy: 7, currentTab: "all" }} />,
  );
  const head = page.getByRole("row").filter({ hasText: "2026-0007" });
  for (const text of ["Northlight Jewels", "Overdue", "Partly closed", "2 pcs, 2.00 ct", "$10,000.00"]) {
    await expect.element(head).toHaveTextContent(text);
  }
  await expect.element(page.getByText(/^1 group on this page/)).toBeVisible();
});

test("a list whose load fails says which, and keeps neither rows nor selection", async () => {
  const server = house(answerOf(two));
  await showScreen(server, <List />);
  await tick("NW1");
  await expect.element(page.getByText("1 selected")).toBeVisible();
  server.reply((request) => (request.url.includes("/get-hold") ? failure(500) : success(pageOf([]))));
  await page.getByText("White").click();
  await expect.element(page.getByRole("alert").first()).toHaveTextContent("Failed to fetch hold data");
  await expect.element(page.getByText("1 selected")).not.toBeInTheDocument();
  expect(page.getByText("NW2").elements()).toEqual([]);
});

test("a selected line that somebody else ended leaves the selection and its totals, and an open question keeps its lines", async () => {
  const feed = liveFeed();
  const held = (id: number) => aStoneLine({ id, stone: { stock_no: `NW${id}` } });
  let here = [held(1), held(2), held(3)];
  const reason = "This cannot be done in the current state.";
  const refused = [1, 3].map((id) => ({ id, stock_no: `NW${id}`, reason }));
  const server = fakeServer(async (asked) => {
    const { pathname, searchParams } = new URL(asked.url);
    if (pathname.endsWith("/live/stones")) return feed.answer(asked);
    if (pathname.endsWith("/release-hold"))
      return failure(409, { code: "transitionRefused", message: reason, refused });
    if (!pathname.endsWith("/get-hold")) return success(pageOf([]));
    const text = await asked.clone().text();
    const numbers = (text ? bodyOf(text)?.stock_numbers : undefined) as string[] | undefined;
    if (numbers) return success(answerOf(here.filter(({ stone }) => numbers.includes(stone.stock_no))));
    const shown = searchParams.get("page") === "2" ? here.slice(1) : here.slice(0, 1);
    return success({ ...answerOf(shown), pagination: pageOf([], here.length).pagination });
  });
  await showScreen(
    server,
    <LiveStones>
      <List roleId={2} search={{ size: 1 }} />
    </LiveStones>,
  );
  await tick("NW1");
  await page.getByRole("button", { name: "Next page" }).click();
  await tick("NW2");
  await tick("NW3");
  await expect.element(page.getByText("3 selected")).toBeVisible();
  here = [held(1), held(3)];
  feed.tell([{ stock_no: "NW2", status: 1 }]);
  await expect.element(page.getByText("2 selected")).toBeVisible();
  await expect.element(page.getByText("NW2")).not.toBeInTheDocument();
  await expect
    .element(page.getByLabelText("Totals of the selection"))
    .toHaveTextContent(/^Pieces2Carats2\.00.*Total\$10,000\.00$/);

  const looks = () => server.seen.filter(({ text }) => text && bodyOf(text)?.stock_numbers).length;
  await page.getByRole("button", { name: "Release 2" }).click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  const before = looks();
  here = [];
  feed.tell([
    { stock_no: "NW1", status: 1 },
    { stock_no: "NW3", status: 1 },
  ]);
  await expect.poll(looks).toBeGreaterThan(before);
  await expect.element(page.getByText("NW3")).not.toBeInTheDocument();
  await page.getByRole("dialog").getByRole("button", { name: "Release 2" }).click();
  const told = page.getByRole("dialog", { name: "Refused for 2 of 2 stones" });
  await expect.element(told.getByText("NW3")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("2 selected")).not.toBeInTheDocument();
});
