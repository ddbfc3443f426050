import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { defaultPairSetting } from "#domain/search/pair-search.ts";
import { MatchPairsPage } from "#features/match-pairs/match-pairs-page.tsx";
import { type MatchPairsSearch, matchPairsSearch } from "#features/match-pairs/match-pairs-search.ts";
import { aStoneViewer } from "#support/a-stone-viewer.ts";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const stone = (stock_no: string, more: object = {}) => ({
  id: Number(stock_no.slice(1)),
  stock_no,
  status: 1,
  diamond_type: "white",
  stone_origin: 2,
  shape: "ROUND",
  carat: 0.5,
  color: "D",
  clarity: "VS1",
  lab: "GIA",
  markup_ppc: 2000,
  sell_amt: 1000,
  ...more,
});
const totals = { pieces: 2, carat: 1.01, rap_avg: null, disc_avg: null, price_per_ct: 2000, total_amt: 2020 };
const reason = (column: string, label: string, difference: number, allowed: number, unit = "mm") => ({
  column,
  label,
  unit,
  difference,
  allowed,
});
const pair = (pair_no: number, stock_nos: [string, string], more: object = {}) => ({
  pair_no,
  score: 97,
  reasons: [
    reason("carat", "Carat", 0.01, 0.03, "ct"),
    reason("length", "Length", 0, 0.05),
    reason("color", "Colour", 1, 1, "steps"),
  ],
  stones: [stone(stock_nos[0]), stone(stock_nos[1], { carat: 0.51, color: "E" })],
  totals,
  kept_id: null,
  taken: [],
  ...more,
});
const kept = { id: 3, score: 88, is_separable: true, version: 4, created_at: "2026-11-19T09:00:00.000Z", totals };

const answerOf = (rows: unknown[]) => ({
  stockList: rows,
  pagination: { currentPage: 1, pageSize: 50, totalPages: 1, totalRecords: rows.length },
  stones_searched: 812,
  search: { diamond_type: "white", pair: { carat: 0.03 } },
});

const house = (found: unknown[] = [pair(1, ["A1", "A2"]), pair(2, ["B3", "B4"])], keptPairs: unknown[] = []) =>
  fakeServer((request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/matchpair-setting/setting")) return success({ ...defaultPairSetting, version: 1 });
    if (pathname.endsWith("/matchpair-search")) return success(answerOf(found));
    if (pathname.endsWith("/matchpair") && request.method === "GET") return success(answerOf(keptPairs));
    if (pathname.includes("/matchpair")) return success({ pair: null, search: null }, 200, "It is done.");
    return success({
      shape: [
        { id: 1, code: "ROUND", name: "Round" },
        { id: 2, code: "CUSHION_MOD", name: "Cushion modified" },
      ],
      color: [{ id: 3, code: "D", name: "D" }],
      clarity: [],
      lab: [],
      fancy: [],
      intensity: [],
    });
  });

function Pairs({ start = {}, mayWrite = true }: { start?: MatchPairsSearch; mayWrite?: boolean }) {
  const [search, setSearch] = useState(() => matchPairsSearch(start));
  return (
    <MatchPairsPage
      search={search}
      onSearch={(patch) => setSearch((now) => ({ ...now, ...patch }))}
      viewer={aStoneViewer(2)}
      mayRecord={false}
      mayWrite={mayWrite}
      addressOf={({ view, diamond_type }) => `#${view ?? diamond_type ?? "white"}`}
    />
  );
}
const asked = ({ seen }: FakeServer) => seen.filter(({ url }) => url.pathname.endsWith("/matchpair-search"));
const lastAsked = (server: FakeServer) => bodyOf(asked(server).at(-1)?.text ?? "{}");
const kepts = ({ seen }: FakeServer) =>
  seen.filter(({ url, method }) => url.pathname.endsWith("/matchpair") && method !== "GET");

test("pairs stand with their score, the reasons, and both stones under them", async () => {
  const server = house();
  await showScreen(server, <Pairs />);
  await expect.element(page.getByText("97 twins").first()).toBeVisible();
  await expect
    .element(page.getByText(/carat 0.01 of 0.03 ct · colour 1 of 1 grade · same length/).first())
    .toBeVisible();
  await expect.element(page.getByText("$2,020.00").first()).toBeVisible();
  await expect.element(page.getByText("Pairs among 812 stones")).toBeVisible();
  expect(document.querySelectorAll(".pair-differs")).toHaveLength(8); // carat and colour of four stones
  expect(lastAsked(server)).toEqual({ diamond_type: "white", availability: 1 });
  expect(await findings()).toEqual([]);
});

test("a chip and a tolerance ask again, at once and when one leaves the field", async () => {
  const server = house();
  await showScreen(server, <Pairs />);
  await page.getByRole("button", { name: "Cushion modified" }).click();
  await expect.poll(() => lastAsked(server).attributes).toEqual({ shape: { values: ["CUSHION_MOD"] } });
  const length = page.getByRole("textbox", { name: "Length, mm" });
  await expect.element(length).toHaveValue("0.05");
  await length.fill("0.2");
  const before = asked(server).length;
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => lastAsked(server).pair).toEqual({ length: 0.2 });
  expect(asked(server)).toHaveLength(before + 1);
  await length.fill("");
  await userEvent.tab();
  await expect.poll(() => lastAsked(server).pair).toEqual({ length: null });
  await page.getByRole("button", { name: "House standard" }).click();
  await expect.poll(() => lastAsked(server).pair).toBeUndefined();
});

test("a tolerance that is none stays in its field and says why", async () => {
  const server = house();
  await showScreen(server, <Pairs />);
  await expect.poll(() => asked(server)).toHaveLength(1);
  await page.getByRole("textbox", { name: "Width, mm" }).fill("3");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Must be at most 1.")).toBeVisible();
  expect(asked(server)).toHaveLength(1);
});

test("from a carat on, the trade's tolerances are wider", async () => {
  await showScreen(house(), <Pairs start={{ carat: "1..1.49" }} />);
  await expect.element(page.getByRole("textbox", { name: "Length, mm" })).toHaveValue("0.10");
});

test("who ticks a stone has chosen its pair, and keeps both", async () => {
  const server = house();
  await showScreen(server, <Pairs />);
  await expect.element(page.getByText("A2")).toBeVisible();
  await page.getByRole("checkbox", { name: /A2/ }).click();
  await expect.element(page.getByRole("checkbox", { name: /A1/ })).toBeChecked();
  await expect.element(page.getByText("1 pair selected")).toBeVisible();
  await page.getByRole("button", { name: "Keep pair" }).click();
  await expect.element(page.getByText("It is done.")).toBeVisible();
  expect(kepts(server).map(({ text }) => bodyOf(text))).toEqual([
    { kind: "stones", stock_nos: ["A1", "A2"], pair: { carat: 0.03 } },
  ]);
  await expect.poll(() => page.getByText("1 pair selected").elements()).toEqual([]);
});

test("who ticks the twin too still has the pair, and who lifts a stone that they have ticked has neither", async () => {
  await showScreen(house(), <Pairs />);
  await expect.element(page.getByText("A2")).toBeVisible();
  const one = page.getByRole("checkbox", { name: /A1/ });
  const twin = page.getByRole("checkbox", { name: /A2/ });
  await one.click();
  await twin.click();
  await expect.element(page.getByText("1 pair selected")).toBeVisible();
  for (const box of [one, twin]) await expect.element(box).toBeChecked();
  await twin.click();
  await expect.element(page.getByText("1 pair selected")).not.toBeInTheDocument();
  for (const box of [one, twin]) await expect.element(box).not.toBeChecked();
  await twin.click();
  await twin.click();
  await expect.element(one).not.toBeChecked();
});

test("a pair that is kept, or whose stone is in another, is refused with the reason", async () => {
  const rows = [pair(1, ["A1", "A2"], { kept_id: 7 }), pair(2, ["B3", "B4"], { taken: ["B4"] })];
  const server = house(rows);
  await showScreen(server, <Pairs />);
  await expect.element(page.getByText("B4 in another pair")).toBeVisible();
  await page.getByRole("checkbox", { name: /A1/ }).click();
  await expect.element(page.getByText("This pair is already kept.")).toBeInTheDocument();
  await page.getByRole("checkbox", { name: /A1/ }).click();
  await page.getByRole("checkbox", { name: /B3/ }).click();
  await expect.element(page.getByText(/already in another pair/)).toBeInTheDocument();
  expect(kepts(server)).toEqual([]);
});

test("who keeps no pairs is offered none to keep, and no list of them", async () => {
  await showScreen(house(), <Pairs mayWrite={false} />);
  await page.getByRole("checkbox", { name: /A1/ }).click();
  await expect.element(page.getByText("1 pair selected")).toBeVisible();
  for (const name of [/Keep pair/, /Save search/]) expect(page.getByRole("button", { name }).elements()).toEqual([]);
  expect(page.getByRole("link", { name: "Kept pairs" }).elements()).toEqual([]);
});

test("a search is kept under a name, as it was asked", async () => {
  const server = house();
  await showScreen(server, <Pairs start={{ pair_length: 0.1 }} />);
  await page.getByRole("button", { name: "Save search…" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Earrings");
  await page.getByRole("button", { name: /^Save search(?!…)/ }).click();
  await expect.element(page.getByText("It is done.")).toBeVisible();
  expect(bodyOf(kepts(server)[0]?.text ?? "")).toEqual({
    kind: "search",
    name: "Earrings",
    search: { diamond_type: "white", availability: 1, pair: { length: 0.1 } },
  });
});

const keeping = () => house([], [{ ...kept, stones: [stone("A1"), stone("A2")] }]);

test("kept pairs may be parted or not", async () => {
  const server = keeping();
  await showScreen(server, <Pairs start={{ view: "kept" }} />);
  await expect.element(page.getByText("88 close")).toBeVisible();
  await expect.element(page.getByText("kept 19/11/2026")).toBeVisible();
  expect(await findings()).toEqual([]);
  await page.getByRole("switch", { name: "A1 + A2 may be split" }).click();
  await expect
    .poll(() => kepts(server).map(({ method, text }) => [method, bodyOf(text)]))
    .toEqual([["PUT", { id: 3, version: 4, is_separable: false }]]);
  await expect.element(page.getByText("It is done.")).toBeVisible();
});

test("a kept pair is released after one is asked", async () => {
  const server = keeping();
  await showScreen(server, <Pairs start={{ view: "kept" }} />);
  const released = () => server.seen.filter(({ method }) => method === "DELETE").map(({ url }) => url.pathname);
  await page.getByRole("button", { name: "Release…" }).click();
  await expect.element(page.getByText("Release A1 + A2?")).toBeVisible();
  expect(released()).toEqual([]);
  await page.getByRole("button", { name: "Release", exact: true }).click();
  await expect.poll(released).toEqual(["/api/v1/inventory/matchpair/3"]);
});

test("nothing found, nothing kept and nothing loaded each say so", async () => {
  const nothing = await showScreen(house([]), <Pairs start={{ color: "D" }} />);
  await expect.element(page.getByText("No matching pairs")).toBeVisible();
  await nothing.unmount();
  const none = await showScreen(house([], []), <Pairs start={{ view: "kept" }} />);
  await expect.element(page.getByText("No kept pairs yet")).toBeVisible();
  await none.unmount();
  await showScreen(
    fakeServer(() => failure(500, { request_id: "01J9" })),
    <Pairs />,
  );
  await expect.element(page.getByText("Failed to add collection").first()).toBeVisible();
});
