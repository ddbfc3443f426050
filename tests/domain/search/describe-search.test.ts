import { expect, test } from "vitest";
import { formatDateTime } from "#domain/format.ts";
import { describeSearch } from "#domain/search/describe-search.ts";
import { keptSearch } from "#domain/search/kept-search.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";

const list = (...names: string[]) =>
  names.map((name) => ({ code: name.toUpperCase().replaceAll(" ", "_"), name, keyword: null }));
const vocabulary = {
  shape: list("Round", "Oval"),
  color: list("D", "E", "F", "G", "H"),
  shade: list("None", "Brown"),
  fluorescence: list("None", "Faint"),
};
const said = (search: StoneSearch) => describeSearch(search, vocabulary).join(", ");

test("a search is said in a few words, in the order that a stone is read in", () => {
  const search: StoneSearch = {
    ranges: { carat: { from: 1, to: 1.49 } },
    attributes: { color: { values: ["F", "D", "E"] }, shape: { values: ["ROUND"] } },
    diamond_type: "white",
  };
  expect(said(search)).toBe("White, Round, D–F, 1.00–1.49 ct");
});

test.each<[string, StoneSearch]>([
  ["D–F, H", { attributes: { color: { values: ["H", "F", "E", "D"] } } }],
  ["D, E", { attributes: { color: { values: ["E", "D"] } } }],
  ["Q", { attributes: { color: { values: ["Q"] } } }],
  ["Shade without Brown", { attributes: { shade: { values: ["BROWN"], contain: 2 } } }],
  ["without Oval", { attributes: { shape: { values: ["OVAL"], contain: 2 } } }],
  ["Fluorescence None", { attributes: { fluorescence: { values: ["NONE"] } } }],
  ["With video", { attributes: { has_video: { values: ["Y"] } } }],
  ["Without video", { attributes: { has_video: { values: ["N"] } } }],
  ["Without video", { attributes: { has_video: { values: ["Y"], contain: 2 } } }],
  ["Provider 3", { attributes: { provider: { values: ["3"] } } }],
  ["Status Available", { attributes: { status: { values: ["1"] } } }],
  ["1.00 ct", { ranges: { carat: { from: 1, to: 1 } } }],
  ["Carat from 1.00", { ranges: { carat: { from: 1 } } }],
  ["Amount up to $20,000.00", { ranges: { sell_amt: { to: 20_000, from: null } } }],
  ["Available", { availability: 1 }],
  ["Not available", { availability: 2 }],
  ["All stones", { availability: 3, sort: "-carat" }],
  ["JD10", { numbers: ["JD10"] }],
  ["2 numbers", { numbers: ["JD10", "JD11"] }],
  ["Stock no JD1…", { begins: "JD1" }],
  ["Arrived 20/11/2026", { startDate: "2026-11-20", endDate: "2026-11-20" }],
  ["Arrived 19/11/2026–20/11/2026", { startDate: "2026-11-19", endDate: "2026-11-20" }],
  ["Arrived from 20/11/2026", { startDate: "2026-11-20" }],
  [`Arrived since ${formatDateTime("2026-11-20T14:05:00Z")}`, { since: "2026-11-20T14:05:00Z" }],
  ["Arrived until 20/11/2026", { endDate: "2026-11-20" }],
])("%s", (words, search) => {
  expect(said(search)).toBe(words);
});

test("whoever means the same keeps the same", () => {
  const one = keptSearch({
    attributes: { color: { values: ["E", "D", "E"], contain: 1 }, shade: { values: ["BROWN"], contain: 2 } },
    ranges: { carat: { from: 1, to: null }, ratio: {} },
    sort: "-carat",
  });
  expect(one).toEqual({
    attributes: { color: { values: ["D", "E"] }, shade: { values: ["BROWN"], contain: 2 } },
    ranges: { carat: { from: 1 } },
    sort: "-carat",
  });
  expect(keptSearch({ attributes: {}, ranges: { carat: {} } })).toEqual({});
});
