import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Provider } from "#features/providers/provider.ts";
import { ProvidersPage } from "#features/providers/providers-page.tsx";
import { type ProvidersSearch, providersSearch } from "#features/providers/providers-search.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

/** The server's time in these tests. */
const now = 1_795_000_000_000;
const minute = 60_000;
const ago = (hours: number, minutes: number) => new Date(now - (hours * 60 + minutes) * minute).toISOString();

const provider = (id: number, name: string, more: Partial<Provider> = {}): Provider => ({
  id,
  name,
  provider_type: 2,
  prefix: name.slice(0, 2).toUpperCase(),
  contact_name: null,
  contact_email: null,
  contact_phone: null,
  defaults: { diamond_type: null, stone_origin: null, location: null },
  terms: null,
  note: null,
  fresh_hours: 24,
  lapse_hours: null,
  lapsed_at: null,
  gone_limit_pct: 20,
  price_limit_pct: 15,
  stocked_at: null,
  mapping_configuration_id: null,
  stones: 0,
  is_active: true,
  version: 2,
  created_at: "2026-11-20T09:00:00.000Z",
  updated_at: "2026-11-20T09:00:00.000Z",
  ...more,
});
const aldgate = provider(3, "Aldgate Diamonds", {
  stones: 4102,
  stocked_at: ago(23, 59),
  contact_name: "Ines Aldgate",
  contact_email: "stock@aldgate.test",
  contact_phone: "+32 3 555 01 42",
  defaults: { diamond_type: null, stone_origin: 2, location: { code: "ANTWERP", name: "Antwerp, Belgium" } },
  terms: "Payment within 30 days.",
});
const castor = provider(4, "Castor Gems", { stocked_at: ago(24, 1), is_active: false, stones: 1 });
const quay = provider(5, "Quayside", { fresh_hours: 1 });
const all = [aldgate, castor, quay];
const places = [
  { id: 1, code: "ANTWERP", name: "Antwerp, Belgium" },
  { id: 2, code: "TOKYO", name: "Tokyo, Japan" },
];
type Changed = { list?: () => Response; detail?: () => Response; write?: () => Response };

const house = ({ list, detail, write }: Changed = {}) =>
  fakeServer(
    ({ url, method }) => {
      const { pathname } = new URL(url);
      if (method !== "GET") return write?.() ?? success(aldgate, 200, "Provider saved.");
      if (pathname.endsWith("/submaster")) return success(pageOf(places));
      if (pathname.endsWith("/company")) return list?.() ?? success(pageOf(all));
      return detail?.() ?? success(all.find(({ id }) => pathname.endsWith(`/${id}`)));
    },
    { now: () => now },
  );
const written = ({ seen }: ReturnType<typeof house>) => seen.filter(({ method }) => method !== "GET");

function Providers({ start = {}, mayWrite = true }: { start?: object; mayWrite?: boolean }) {
  const [search, setSearch] = useState(() => providersSearch({ ...start }));
  const [onSearch] = useState(
    () => (patch: Partial<ProvidersSearch>) => setSearch((now: ProvidersSearch) => ({ ...now, ...patch })),
  );
  return (
    <>
      <ProvidersPage
        onDirty={() => {}}
        user={{ id: 1, role_id: 1 }}
        mayWrite={mayWrite}
        search={search}
        onSearch={onSearch}
        markupsOf={({ id }) => `/inventory/markups?of=${id}`}
      />
      <output data-testid="address">{JSON.stringify(search)}</output>
    </>
  );
}
const drawer = () => page.getByRole("complementary");
const field = (name: string) => drawer().getByRole("textbox", { name });
const address = () => page.getByTestId("address");

test("providers stand in a list by type, API first, with the age of their stock in words (spec §9)", async () => {
  const server = house();
  await showScreen(server, <Providers />);
  const row = (name: string) => page.getByRole("row", { name: new RegExp(name) });
  await expect.element(row("Aldgate Diamonds")).toHaveTextContent(/API.*AL.*Antwerp, Belgium.*4,102.*Fresh/);
  await expect.element(row("Castor Gems")).toHaveTextContent(/Older than 24 hours/);
  await expect.element(row("Quayside")).toHaveTextContent(/Never delivered/);
  expect(server.seen[0]?.url.searchParams.get("provider_type")).toBe("2");
  expect(await findings()).toEqual([]);
  await page.getByText("FTP", { exact: true }).click();
  await expect.poll(() => server.seen.at(-1)?.url.searchParams.get("provider_type")).toBe("1");
  await expect.element(address()).toHaveTextContent('"type":"ftp"');
});

test("a list that fails without a word says that data could not be fetched, and is read again", async () => {
  const server = house({ list: () => failure(500, {}) });
  await showScreen(server, <Providers />);
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("an empty house is told what a provider is, and is offered to add one", async () => {
  await showScreen(house({ list: () => success(pageOf([])) }), <Providers />);
  await expect
    .element(page.getByText("A provider is a company whose stones you offer.", { exact: false }))
    .toBeVisible();
  await page.getByRole("button", { name: "Add provider…" }).last().click();
  await expect.element(field("Name")).toHaveFocus();
  await expect.element(drawer().getByRole("radio", { name: "API" })).toBeChecked();
});

test("a new one goes out with its prefix in capitals, and opens to be read", async () => {
  const server = house({ write: () => success(provider(4, "Castor Gems"), 201, "Provider added.") });
  await showScreen(server, <Providers start={{ new: true, search: "none" }} />);
  await field("Name").fill("Castor Gems");
  await field("Prefix").fill("cas");
  await expect.element(field("Prefix")).toHaveValue("CAS");
  await drawer().getByRole("combobox", { name: "Location" }).click();
  await page.getByRole("option", { name: "Tokyo, Japan" }).click();
  expect(await findings()).toEqual([]);
  await page.getByRole("button", { name: "Add provider", exact: true }).click();
  await expect.element(page.getByText("Provider added.")).toBeVisible();
  expect(bodyOf(written(server)[0]?.text ?? "{}")).toEqual({
    name: "Castor Gems",
    provider_type: 2,
    prefix: "CAS",
    contact_name: null,
    contact_email: null,
    contact_phone: null,
    defaults: { diamond_type: null, stone_origin: null, location: "TOKYO" },
    fresh_hours: 24,
    lapse_hours: null,
    gone_limit_pct: 20,
    price_limit_pct: 15,
    terms: null,
    note: null,
  });
  await expect.element(address()).toHaveTextContent('{"open":4}');
});

test("a refusal stands at its field, that of a default value too", async () => {
  const errors = [
    { path: "/data/prefix", message: "Another provider already has this prefix." },
    { path: "/data/defaults/location", message: "No longer offered." },
  ];
  const write = () => failure(409, { code: "providerPrefixTaken", message: "Taken.", request_id: "r", errors });
  await showScreen(house({ write }), <Providers start={{ new: true }} />);
  await field("Name").fill("Castor Gems");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(field("Prefix")).toHaveAttribute("aria-invalid", "true");
  await expect.element(field("Prefix")).toHaveFocus();
  await expect.element(drawer().getByRole("combobox", { name: "Location" })).toHaveAttribute("aria-invalid", "true");
});

test("a row opens to be read, and leads to its form and its markups", async () => {
  await showScreen(house(), <Providers />);
  await page.getByRole("row", { name: /Aldgate Diamonds/ }).click();
  await expect.element(drawer().getByRole("heading", { name: "Aldgate Diamonds" })).toBeVisible();
  await expect.element(drawer().getByRole("link", { name: "stock@aldgate.test" })).toBeVisible();
  await expect.element(drawer()).toHaveTextContent(/Antwerp, Belgium.*As in the file.*Natural/);
  await expect
    .element(drawer().getByRole("link", { name: "Markups" }))
    .toHaveAttribute("href", "/inventory/markups?of=3");
  expect(await findings()).toEqual([]);
  await drawer().getByRole("button", { name: "Edit…" }).click();
  await expect.element(field("Name")).toHaveValue("Aldgate Diamonds");
});

test("an edit sends the version that was seen, and what somebody else saved meanwhile stands beside it", async () => {
  const stale = {
    code: "staleVersion",
    message: "Somebody else saved this after you opened it. Nothing of yours was written.",
    current: { ...aldgate, contact_name: "Tomas Aldgate", version: 3 },
  };
  const server = house({ write: () => failure(409, stale) });
  await showScreen(server, <Providers start={{ open: 3, edit: true }} />);
  await field("Contact person").fill("Leah Aldgate");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  const asked = page.getByRole("dialog");
  await expect.element(asked).toHaveTextContent(/Ines Aldgate.*Leah Aldgate/);
  await asked.getByRole("button", { name: "Save changes" }).click();
  await expect.element(page.getByText("Tomas Aldgate")).toBeVisible();
  expect(bodyOf(written(server)[0]?.text ?? "{}")).toMatchObject({ contact_name: "Leah Aldgate", version: 2 });
});

test("its stock is turned off with one press", async () => {
  const server = house({ write: () => success({ ...aldgate, is_active: false }, 200, "Status saved.") });
  await showScreen(server, <Providers />);
  await page.getByRole("switch", { name: "Aldgate Diamonds is active" }).click();
  await expect.poll(() => written(server).map(({ url }) => url.pathname)).toEqual(["/api/v1/inventory/status/3"]);
  expect(bodyOf(written(server)[0]?.text ?? "{}")).toEqual({ is_active: false });
});

test("a switch in the list, with no provider open, reads the list anew and fails nothing", async () => {
  const server = house({ detail: () => failure(400, { message: "The request does not have the expected form." }) });
  await showScreen(server, <Providers />);
  await page.getByRole("switch", { name: "Aldgate Diamonds is active" }).click();
  const reads = () => server.seen.filter(({ method }) => method === "GET").map(({ url }) => url.pathname);
  await expect.poll(() => reads().filter((path) => path.endsWith("/company"))).toHaveLength(2);
  await expect.element(page.getByText("Provider saved.")).toBeVisible();
  expect(reads().filter((path) => path.endsWith("/company/0"))).toEqual([]);
  expect(page.getByText("The request does not have the expected form.").elements()).toEqual([]);
});

test("a provider that is off says what that means", async () => {
  await showScreen(house(), <Providers start={{ open: 4 }} />);
  await expect.element(drawer().getByText("Its stones are offered to nobody", { exact: false })).toBeVisible();
  await expect.element(drawer().getByRole("switch", { name: "Castor Gems is active" })).not.toBeChecked();
});

test("in a drawer as narrow as a phone no act of a provider that never delivered lies over another", async () => {
  await showScreen(house(), <Providers start={{ open: 5 }} />);
  const renew = drawer().getByRole("button", { name: "Nothing has changed at Quayside" });
  await expect.element(renew).toBeVisible();
  (renew.element().closest("section") as HTMLElement).style.width = "340px";
  const act = renew.element().getBoundingClientRect();
  const label = drawer().getByText("Active", { exact: true }).element().getBoundingClientRect();
  expect(act.right <= label.left || act.bottom <= label.top).toBe(true);
});

test("deleting one that is used says by what", async () => {
  const refusal = {
    code: "inUse",
    message: "It is in use and can only be made inactive.",
    request_id: "r",
    errors: [{ path: "/path/id", message: "Used by 4102 stones." }],
  };
  const server = house({ write: () => failure(409, refusal) });
  await showScreen(server, <Providers start={{ open: 3 }} />);
  await drawer().getByRole("button", { name: "Delete…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect.element(page.getByText("Used by 4102 stones.")).toBeVisible();
  await expect.element(drawer()).toBeInTheDocument();
});

test("whoever may only read finds every act locked with its reason", async () => {
  await showScreen(house(), <Providers start={{ open: 3 }} mayWrite={false} />);
  for (const name of ["Add provider…", "Edit…", "Delete…"]) {
    await expect.element(page.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true");
  }
  const off = page.getByRole("switch", { name: "Aldgate Diamonds is active" }).first();
  await expect.element(off).toHaveAttribute("aria-disabled", "true");
});

test("a provider that cannot be read leaves nothing open", async () => {
  const detail = () => failure(404, { code: "notFound", message: "Not found." });
  await showScreen(house({ detail }), <Providers start={{ open: 99 }} />);
  await expect.element(page.getByText("Not found.")).toBeVisible();
  await expect.element(drawer()).not.toBeInTheDocument();
  await expect.element(address()).not.toHaveTextContent("open");
});
