import { useState } from "react";
import { page } from "vitest/browser";
import type { RoleId } from "#domain/roles.ts";
import { stoneAttributeNames, stoneAttributes } from "#domain/stone.ts";
import type { OnResults } from "#features/search/on-results.ts";
import { ResultsPage } from "#features/search/results-page.tsx";
import type { Results } from "#features/search/results-search.ts";
import { aStoneViewer } from "#support/a-stone-viewer.ts";
import { type FakeServer, success } from "#support/fake-server.ts";
import { bodyOf } from "#support/show-screen.tsx";
import { deliveredLayout } from "#ui/table/data-table/layout.ts";

/** A round of a carat; the first costs 1,000, the next 1,010. */
export const stone = (id: number, more: object = {}) => ({
  id,
  status: 1,
  diamond_type: "white",
  stone_origin: 2,
  ...Object.fromEntries(stoneAttributeNames.map((name) => [name, null])),
  shape: "ROUND",
  color: "D",
  clarity: "VS1",
  cut: "EX",
  polish: "EX",
  symmetry: "EX",
  fluorescence: "NON",
  lab: "GIA",
  stock_no: `JD100000${id}`,
  org_stock_no: `S${id}`,
  report_no: `214143817${id}`,
  key_to_symbols: null,
  comment: null,
  laser_inscription: null,
  image: null,
  video: null,
  certificate: null,
  carat: 1,
  length: 6.4,
  width: 6.4,
  height: 4,
  ratio: 1,
  depth_pct: 62,
  table_pct: 57,
  crown_angle: 35,
  crown_height: 15,
  pavilion_angle: 41,
  pavilion_depth: 43,
  girdle_pct: 3.5,
  has_hearts_arrows: false,
  rap: 2000,
  markup_disc: -50,
  markup_ppc: 990 + 10 * id,
  sell_amt: 990 + 10 * id,
  arrived_at: "2026-11-01T09:00:00Z",
  version: 1,
  ...more,
});

const entries = (list: string) =>
  list.split(" ").map((code, id) => ({
    id,
    code,
    name: code,
    keyword: null,
    sequence: id,
    is_default: false,
    is_display: true,
  }));
const attributes = {
  ...Object.fromEntries(
    stoneAttributeNames.map((name) => {
      const known = stoneAttributes[name];
      return ["picked" in known ? known.picked : name, []];
    }),
  ),
  shape: entries("ROUND OVAL BAGUETTE"),
  color: entries("D E F"),
  clarity: entries("VVS1 VS1 VS2"),
  cut: entries("EX VG"),
  polish: entries("EX VG"),
  symmetry: entries("EX VG"),
  lab: entries("GIA IGI"),
  fluorescence: entries("NON VST"),
};
const totals = { pieces: 3, carat: 3, rap_avg: 2000, disc_avg: -49.5, price_per_ct: 1010, total_amt: 3030 };

export const found = (rows: object[], more: object = {}) => ({
  stockList: rows,
  pagination: { currentPage: 1, pageSize: 500, totalPages: 1, totalRecords: rows.length },
  totals,
  facets: { shape: { ROUND: 3, OVAL: 2 }, color: { D: 3, E: 12 }, clarity: { VS1: 3 }, stone_origin: { 2: 3 } },
  carat_ranges: [
    { from: 1, to: 1.49, count: 3 },
    { from: 1.5, to: 1.99, count: 7 },
  ],
  loosen: null,
  ...more,
});

type Search = (body: Record<string, unknown>, url: URL) => Response | Promise<Response>;

/** A house with three stones, unless the test answers the search itself. */
export const answers =
  (search: Search = () => success(found([stone(1), stone(2), stone(3)]))) =>
  async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const { pathname } = url;
    if (pathname.endsWith("/inventory/search")) return search(bodyOf(await request.text()), url);
    if (pathname.endsWith("/inventory/fields")) return success({ view: "search", columns: [] });
    if (pathname.includes("customer-dropdown")) {
      const client = {
        id: 6,
        role_id: 2,
        first_name: "Ann",
        last_name: "Lee",
        business: { company_name: "Acme", status: 11 },
      };
      return success({
        data: [client],
        pagination: { currentPage: 1, pageSize: 500, totalPages: 1, totalRecords: 1 },
      });
    }
    if (pathname.endsWith("/inventory/dna")) return success({ stone: stone(1), history: [] });
    return success(attributes);
  };

/** The searches that were asked, the latest last; counts alone are left out. */
export const searches = ({ seen }: FakeServer) =>
  seen
    .filter(
      ({ url }) =>
        url.pathname.endsWith("/inventory/search") &&
        url.searchParams.get("size") !== "1" &&
        !url.searchParams.has("is_count_only"),
    )
    .map(({ text, url }) => ({ what: bodyOf(text), userId: url.searchParams.get("user_id"), url }));

/** The results as a route shows them, with the address in the test's hands. */
export function Search({ start = {}, as = 2 }: { start?: Partial<Results>; as?: RoleId }) {
  const [results, setResults] = useState<Results>({ what: {}, ...start });
  const [onResults] = useState((): OnResults => (change) => setResults(change));
  const [layout, onLayout] = useState(deliveredLayout);
  const [viewer] = useState(() => aStoneViewer(as));
  return <ResultsPage results={results} onResults={onResults} viewer={viewer} mayWrite device={{ layout, onLayout }} />;
}

export const chip = (name: string) => page.getByRole("button", { name, exact: true });
/** The question of the latest search. */
export const latest = (server: FakeServer) => searches(server).at(-1)?.what;
