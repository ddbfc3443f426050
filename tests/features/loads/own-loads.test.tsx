import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { OwnLoad, OwnLoadsSearch } from "#features/loads/own/own-load.ts";
import { OwnLoadPage } from "#features/loads/own/own-load-page.tsx";
import { OwnLoadsPage } from "#features/loads/own/own-loads-page.tsx";
import { OwnScorecard } from "#features/providers/scorecard/scorecard.tsx";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { supplyFields } from "./a-load.ts";

const counts = { rows: 24, new: 3, changed: 19, same: 0, gone: 0, back: 0, refused: 2, left_out: 0 };
const aLoad = (more: Partial<OwnLoad> = {}): OwnLoad => ({
  id: 12,
  mode: "changes",
  via: "api",
  state: "committed",
  file_name: "stock.ndjson",
  file_bytes: 812,
  counts,
  sentence: null,
  created_at: "2026-11-20T06:30:00.000Z",
  committed_at: "2026-11-20T06:30:02.000Z",
  rolled_back_at: null,
  ...more,
});
const refused = {
  line: 3,
  org_stock_no: "HG-2",
  findings: [
    {
      severity: "refuses",
      code: "neededMissing",
      sentence: "A value that every stone needs is missing.",
      field: "carat",
      column: 2,
      raw: "heavy",
    },
  ],
};

const [API, FTP] = [6, 7];
function Loads({
  start = {},
  role = API,
  onGo = () => {},
}: {
  start?: OwnLoadsSearch;
  role?: number;
  onGo?: (to: string) => void;
}) {
  const [search, setSearch] = useState(start);
  const [onSearch] = useState(() => (patch: Partial<OwnLoadsSearch>) => setSearch((now) => ({ ...now, ...patch })));
  const shared = { search, onSearch, onGo, scorecard: <OwnScorecard /> };
  return <OwnLoadsPage user={{ role_id: role }} {...shared} />;
}

test("whoever delivers for a provider reads how each load stands and what it changes, and opens one", async () => {
  const gone: string[] = [];
  await showScreen(
    fakeServer(() => success(pageOf([aLoad(), aLoad({ id: 11, state: "waiting", file_name: "late.csv" })]))),
    <Loads onGo={(to) => gone.push(to)} />,
  );
  const first = page.getByRole("row", { name: /stock\.ndjson/ });
  await expect.element(first).toHaveTextContent(/Committed31902Additions and changesProvider's program/);
  await expect.element(page.getByRole("row", { name: /late\.csv/ })).toHaveTextContent("Waiting for a decision");
  expect(await findings()).toEqual([]);
  await first.click();
  expect(gone).toEqual(["/my-loads/12"]);
});

test.each([
  [API, /POST \/api\/v1\/supply\/stock/],
  [FTP, /folder \/supply\//],
])("without a load, an account of role %s is told how to deliver", async (role, words) => {
  await showScreen(
    fakeServer(() => success(pageOf([]))),
    <Loads role={role} />,
  );
  await expect.element(page.getByText("No load yet")).toBeVisible();
  await expect.element(page.getByText(words)).toBeVisible();
  expect(await findings()).toEqual([]);
});

test("its scorecard says how it delivered, and each reason leads to its own load", async () => {
  const nothing = { rows: 0, load_id: null };
  const period = { days: 30, loads: 22, rows: 90_112, fresh_pct: 97.5, lapses: 0, sold: 12 };
  const reasons = [{ code: "priceMissing", sentence: "The row has no price in any form.", rows: 14, load_id: 7 }];
  const card = {
    provider_name: "Harbour Gems",
    periods: [{ ...period, refused: reasons, contradictions: nothing, price_moved: { rows: 3, load_id: 6 } }],
    dead_links: { image: 0, video: 2, certificate: 0, stones: 2 },
  };
  await showScreen(
    fakeServer(() => success(card)),
    <Loads start={{ tab: "scorecard" }} />,
  );
  await expect.element(page.getByText("97.5 %")).toBeVisible();
  const link = page.getByRole("row", { name: /no price in any form/ }).getByRole("link");
  await expect.element(link).toHaveAttribute("href", "/my-loads/7");
  await expect.element(page.getByRole("row", { name: /Dead link to a video/ })).toHaveTextContent("2");
  expect(page.getByText(/client has the stone/).elements()).toEqual([]);
  expect(await findings()).toEqual([]);
});

const Load = () => <OwnLoadPage id={12} search={{}} onSearch={() => {}} />;
const answers =
  (load: OwnLoad, rows: readonly object[]) =>
  (request: Request): Response =>
    success(answerAt(new URL(request.url).pathname, load, rows));
function answerAt(path: string, load: OwnLoad, rows: readonly object[]): unknown {
  if (path.endsWith("/inventory/fields")) return supplyFields;
  return path.endsWith("/refused") ? pageOf([...rows]) : load;
}

test("an open load says why the house looks at it, and names each refused row with its fields, reason and cell", async () => {
  const sentence = "Somebody of the house looks at this load first.";
  await showScreen(fakeServer(answers(aLoad({ state: "waiting", sentence }), [refused])), <Load />);
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(page.getByRole("row", { name: /HG-2/ })).toHaveTextContent(/3HG-2Missing: carat\.heavy/);
  await expect.element(page.getByRole("region", { name: "What the load changes" })).toHaveTextContent(/Refused2/);
  expect(await findings()).toEqual([]);
});

test("a load without a refused row says so", async () => {
  await showScreen(fakeServer(answers(aLoad(), [])), <Load />);
  await expect.element(page.getByText("No row was refused")).toBeVisible();
});

test("the load of another provider is not found, and leads back to one's own", async () => {
  await showScreen(
    fakeServer(() => failure(404, { code: "notFound", message: "Not found." })),
    <Load />,
  );
  const alert = page.getByRole("alert");
  await expect.element(alert.getByRole("link", { name: "My loads" })).toHaveAttribute("href", "/my-loads");
  expect(page.getByRole("table").elements()).toEqual([]);
});
