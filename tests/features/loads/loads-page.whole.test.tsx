import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { LoadsPage } from "#features/loads/loads-page.tsx";
import type { LoadsSearch } from "#features/loads/loads-search.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { aLoad, aReadLoad, providers } from "./a-load.ts";

const answers =
  (loads: readonly object[], known: readonly object[] = providers) =>
  (request: Request): Response => {
    const { pathname } = new URL(request.url);
    return success(pageOf(pathname.endsWith("/inventory/company") ? [...known] : [...loads]));
  };

function Loads({
  start = {},
  mayWrite = true,
  onGo,
}: {
  start?: LoadsSearch;
  mayWrite?: boolean;
  onGo: (to: string) => void;
}) {
  const [search, setSearch] = useState(start);
  const [onSearch] = useState(
    () => (patch: Partial<LoadsSearch>) => setSearch((now: LoadsSearch) => ({ ...now, ...patch })),
  );
  return <LoadsPage user={{ id: 1, role_id: 1 }} mayWrite={mayWrite} search={search} onSearch={onSearch} onGo={onGo} />;
}
const button = (name: string) => page.getByRole("button", { name });

test("the loads say whose they are, what the file holds, how they stand and what they change", async () => {
  const gone: string[] = [];
  const loads = [
    aLoad({ via: "feed", asked: ["Lena Peeters", "Jo Adler"] }),
    { ...aReadLoad({ id: 6, mode: "changes" }), created_by: null },
  ];
  await showScreen(fakeServer(answers(loads)), <Loads onGo={(to) => gone.push(to)} />);
  const first = page.getByRole("row", { name: /^Aldgate/ }).first();
  await expect
    .element(first)
    .toHaveTextContent(/The whole listWaiting for a decision4,102311883FeedLena Peeters, Jo AdlerInes Novak/);
  await expect.element(page.getByText("Additions and changes")).toBeVisible();
  await expect.element(page.getByText("The house")).toBeVisible();
  expect(await findings()).toEqual([]);
  await first.click();
  expect(gone).toEqual(["/inventory/loads/7"]);
});

test("the counts of the largest file are read whole, and a long name of a provider is told by its cell", async () => {
  const counts = { new: 2_000_000, changed: 1_999_999, gone: 1_888_888, refused: 1_777_777 };
  const name = "Aldgate and Brothers Diamonds of Hoveniersstraat, Antwerp";
  const load = { ...aReadLoad({ id: 6 }), provider: { id: 3, name, is_active: true } };
  await showScreen(
    fakeServer(answers([{ ...load, counts: { ...load.counts, ...counts } }])),
    <div style={{ width: 1366 }}>
      <Loads onGo={() => {}} />
    </div>,
  );
  await expect.element(page.getByTitle(name)).toBeVisible();
  const cut = ["2,000,000", "1,999,999", "1,888,888", "1,777,777"].filter((count) => {
    const cell = page.getByText(count, { exact: true }).element();
    return cell.scrollWidth > cell.clientWidth;
  });
  expect(cut).toEqual([]);
});

test("provider, state and the way it came narrow the list, and the address has them", async () => {
  const server = fakeServer(answers([aLoad()]));
  await showScreen(server, <Loads start={{ provider: "3", state: "failed", via: "feed" }} onGo={() => {}} />);
  await expect.element(page.getByText("1 on this page / 1 matching")).toBeVisible();
  const asked = server.seen.find(({ url }) => url.pathname.endsWith("/supply/loads"))?.url.searchParams;
  expect(["provider_id", "state", "via"].map((name) => asked?.get(name))).toEqual(["3", "failed", "feed"]);
  await expect.element(page.getByRole("combobox", { name: "State" })).toHaveValue("Failed");
});

test("an empty house says what a load is and leads to the upload", async () => {
  const gone: string[] = [];
  await showScreen(fakeServer(answers([])), <Loads onGo={(to) => gone.push(to)} />);
  await expect.element(page.getByText("No loads yet")).toBeVisible();
  await expect.element(page.getByText(/A load is one file of a provider/)).toBeVisible();
  await button("Upload a file").last().click();
  expect(gone).toEqual(["/inventory/loads/new"]);
});

test("a house without a provider is led to the providers first", async () => {
  await showScreen(fakeServer(answers([], [])), <Loads onGo={() => {}} />);
  const link = page.getByRole("link", { name: "Inventory providers" });
  await expect.element(link).toHaveAttribute("href", "/inventory/company");
});

test("a list that is read while a file is being read follows by itself", async () => {
  const server = fakeServer(answers([aReadLoad()]));
  await showScreen(server, <Loads onGo={() => {}} />);
  await expect.element(page.getByRole("row", { name: /Being read/ })).toBeVisible();
  server.reply(answers([aLoad()]));
  await expect.element(page.getByRole("row", { name: /Waiting for a decision/ })).toBeVisible();
});

test("a failed load of the list says why and tries again", async () => {
  const server = fakeServer(() => failure(500, { code: "x", message: "Something went wrong", request_id: "01J9" }));
  await showScreen(server, <Loads onGo={() => {}} />);
  await expect.element(page.getByText("01J9")).toBeVisible();
  server.reply(answers([aLoad()]));
  await button("Try again").click();
  await expect.element(page.getByText("1 on this page / 1 matching")).toBeVisible();
});

test("who may only read cannot upload, and reads why", async () => {
  await showScreen(fakeServer(answers([aLoad()])), <Loads mayWrite={false} onGo={() => {}} />);
  await expect.element(button("Upload a file")).toHaveAccessibleDescription("You do not have permission to do this.");
});
