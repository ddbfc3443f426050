import { useState } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { defaultPairSetting } from "#domain/search/pair-search.ts";
import { MatchPairsPage } from "#features/match-pairs/match-pairs-page.tsx";
import { type MatchPairsSearch, matchPairsSearch } from "#features/match-pairs/match-pairs-search.ts";
import { aStoneViewer } from "#support/a-stone-viewer.ts";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";
import { kept, pair, stone } from "#support/pair-on-wire.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { TitleSlot } from "#ui/frame/page-title.tsx";
import { findings } from "../ui/findings.ts";

const answerOf = (rows: unknown[]) => ({
  stockList: rows,
  pagination: { currentPage: 1, pageSize: 50, totalPages: 1, totalRecords: rows.length },
  stones_searched: 812,
  search: { diamond_type: "white", pair: { carat: 0.03 } },
});

const house = (
  found: unknown[] = [pair(1, ["A1", "A2"]), pair(2, ["B3", "B4"])],
  keptPairs: unknown[] = [],
  start?: object,
) =>
  fakeServer((request) => {
    const { pathname } = new URL(request.url);
    if (start && pathname.endsWith("/search-start")) return success(start);
    if (pathname.endsWith("/matchpair-setting/setting")) return success({ ...defaultPairSetting, version: 1 });
    if (pathname.endsWith("/matchpair-search")) return success(answerOf(found));
    if (pathname.endsWith("/matchpair") && request.method === "GET") return success(answerOf(keptPairs));
    if (pathname.includes("/matchpair")) return success({ pair: null, search: null }, 200, "It is done.");
    return success({
      shape: [
        { id: 1, code: "ROUND", name: "Round" },
        { id: 2, code: "CUSHION_MOD", name: "Cushion modified" },
      ],
      color: ["D", "E", "F"].map((code, id) => ({ id, code, name: code })),
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
/** The same below a header, in which the page puts its title. */
function Titled(props: { start?: MatchPairsSearch }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <TitleSlot value={slot}>
      <h1>
        Loupe <span ref={setSlot} />
      </h1>
      <Pairs {...props} />
    </TitleSlot>
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

describe("the search for pairs begins with the usual origin", () => {
  const natural = { diamond_type: "white", availability: 1, attributes: { stone_origin: { values: ["2"] } } };
  const origin = (name: string) => page.getByRole("group", { name: "Origin" }).getByRole("button", { name });
  const begun = async (is_own = false, start: MatchPairsSearch = {}) => {
    const server = house(undefined, undefined, { diamond_type: "white", stone_origin: 2, is_own });
    await showScreen(server, <Titled start={start} />);
    await expect.element(page.getByText("97 twins").first()).toBeVisible();
    return server;
  };
  const title = () => page.getByRole("heading", { level: 1 });

  test("and says so; nothing else was asked before", async () => {
    const server = await begun();
    expect(asked(server).map(({ text }) => bodyOf(text))).toEqual([natural]);
    await expect.element(title()).toHaveTextContent(/best pairs first · Natural \(default\)$/);
    await expect.element(origin("Natural")).toHaveAttribute("aria-pressed", "true");
  });

  test("a person's own choice is not called the house's", async () => {
    await begun(true);
    await expect.element(title()).toHaveTextContent(/best pairs first · Natural$/);
  });

  test("and has both where somebody lifts it, or asks for both", async () => {
    const server = await begun();
    await origin("Natural").click();
    const both = { ...natural, attributes: { stone_origin: { values: ["1", "2"] } } };
    await expect.poll(() => lastAsked(server)).toEqual(both);
    await expect.element(title()).toHaveTextContent(/best pairs first · Natural and lab grown$/);
    await origin("Natural").click();
    await expect
      .poll(() => lastAsked(server))
      .toEqual({
        ...natural,
        attributes: { stone_origin: { values: ["1"] } },
      });
  });

  test("but a search that says something of the stones is left as it is", async () => {
    const server = await begun(false, { pair_carat: 0.03 });
    expect(lastAsked(server)).toEqual({ diamond_type: "white", availability: 1, pair: { carat: 0.03 } });
  });
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

test("with Shift all grades from the last chosen one up to another are chosen", async () => {
  const server = house();
  await showScreen(server, <Pairs />);
  const color = (name: string) => page.getByRole("button", { name, exact: true });
  await color("D").click();
  await expect.element(color("F")).toHaveAttribute("title", "Shift and click: D to F");
  await color("F").click({ modifiers: ["Shift"] });
  await expect.poll(() => lastAsked(server).attributes).toEqual({ color: { values: ["D", "E", "F"] } });
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
  await expect.element(page.getByRole("button", { name: "Clear all filters" })).toBeVisible();
  await nothing.unmount();
  const unfiltered = await showScreen(house([]), <Pairs />);
  await expect.element(page.getByText("Stones that match in pairs appear here. Try wider tolerances.")).toBeVisible();
  expect(page.getByRole("button", { name: "Clear all filters" }).elements()).toEqual([]);
  await unfiltered.unmount();
  // The origin that the house begins with is nobody's filter, nor are all origins together.
  for (const start of [{}, { stone_origin: "1,2" }]) {
    const begun = await showScreen(house([], [], { stone_origin: 2, is_own: false }), <Pairs start={start} />);
    await expect.element(page.getByText("No matching pairs")).toBeVisible();
    expect(page.getByRole("button", { name: "Clear all filters" }).elements()).toEqual([]);
    await begun.unmount();
  }
  const none = await showScreen(house([], []), <Pairs start={{ view: "kept" }} />);
  await expect.element(page.getByText("No kept pairs yet")).toBeVisible();
  await none.unmount();
  await showScreen(
    fakeServer(() => failure(500, { request_id: "01J9" })),
    <Pairs />,
  );
  await expect.element(page.getByText("Failed to add collection").first()).toBeVisible();
});
