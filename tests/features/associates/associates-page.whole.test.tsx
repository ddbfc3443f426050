import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Associate } from "#features/associates/associate.ts";
import { AssociatesPage } from "#features/associates/associates-page.tsx";
import { type AssociatesSearch, associatesSearch } from "#features/associates/associates-search.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const associate = (id: number, first_name: string, more: Partial<Associate> = {}): Associate => ({
  id,
  first_name,
  last_name: "Voss",
  user_name: first_name.toLowerCase(),
  email: `${first_name}@harbour.test`,
  mobile: null,
  mobile_country_id: null,
  salesperson_type_id: 12,
  salesperson_type: "Broker",
  customers: 3,
  is_active: true,
  is_locked: false,
  has_second_factor: false,
  is_bound: false,
  version: 2,
  created_at: "2026-11-20T09:00:00.000Z",
  updated_at: "2026-11-20T09:00:00.000Z",
  ...more,
});
const lena = associate(4, "Lena");
const wim = associate(5, "Wim", { is_locked: true, customers: 1 });
const lists = { cart: 1, watchlist: 0, notes: 0, enquiry: 0, hold: 7, confirm: 0, memo: 0, invoice: 0 };
type Changed = { detail?: () => Response; list?: () => Response; write?: () => Response };

const house = ({ detail, list, write }: Changed = {}) =>
  fakeServer(({ url, method }) => {
    const { pathname } = new URL(url);
    if (method !== "GET") return write?.() ?? success(lena, 200, "Business associate saved.");
    if (pathname.endsWith("/businessassociate")) return list?.() ?? success(pageOf([lena, wim]));
    if (pathname.includes("/businessassociate/")) {
      const found = pathname.endsWith("/5") ? wim : lena;
      return detail?.() ?? success({ ...found, lists });
    }
    return success(pageOf([{ id: 12, name: "Broker" }]));
  });

function Associates({ address = {}, mayWrite = true }: { address?: object; mayWrite?: boolean }) {
  const [search, setSearch] = useState(() => associatesSearch({ ...address }));
  const [onSearch] = useState(
    () => (patch: Partial<AssociatesSearch>) => setSearch((now: AssociatesSearch) => ({ ...now, ...patch })),
  );
  return (
    <>
      <AssociatesPage
        onDirty={() => {}}
        user={{ id: 1, role_id: mayWrite ? 1 : 8 }}
        mayWrite={mayWrite}
        search={search}
        onSearch={onSearch}
        mayOpen={(tab) => tab !== "markup"}
      />
      <output data-testid="address">{JSON.stringify(search)}</output>
    </>
  );
}
const drawer = () => page.getByRole("complementary");
const address = () => page.getByTestId("address");

test("a row opens beside the list, with what stands in the lists of their customers", async () => {
  await showScreen(house(), <Associates />);
  await page.getByRole("row", { name: /Lena Voss/ }).click();
  await expect.element(drawer().getByRole("heading", { name: "Lena Voss" })).toBeVisible();
  await expect
    .element(drawer().getByRole("link", { name: "Hold 7" }))
    .toHaveAttribute("href", "/business-associate/4/hold");
  await expect.element(address()).toHaveTextContent('"open":4');
  expect(await findings()).toEqual([]);
});

test("a detail that cannot be fetched leaves nothing open and nothing selected", async () => {
  const detail = () => failure(500, { code: "somethingWentWrong", message: "Something went wrong" });
  await showScreen(house({ detail }), <Associates address={{ open: 4 }} />);
  await expect.element(page.getByText("Something went wrong")).toBeVisible();
  await expect.element(drawer()).not.toBeInTheDocument();
  await expect.element(address()).not.toHaveTextContent("open");
  await expect.element(page.getByRole("row", { name: /Lena Voss/ })).toBeVisible();
});

test("what somebody else saved meanwhile stands beside one's own", async () => {
  const write = () =>
    failure(409, {
      code: "staleVersion",
      message: "Somebody else saved this after you opened it. Nothing of yours was written.",
      current: { ...lena, last_name: "Quist", version: 3 },
    });
  const server = house({ write });
  await showScreen(server, <Associates address={{ open: 4, edit: true }} />);
  const name = drawer().getByRole("textbox", { name: "Last name" });
  await name.fill("Voss-Berg");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  await expect.element(drawer().getByText("Quist")).toBeVisible();
  const sent = server.seen.find(({ method }) => method === "PUT");
  expect(bodyOf(sent?.text ?? "")).toMatchObject({ last_name: "Voss-Berg", version: 2, mobile: null });
});

test("whoever takes what somebody else saved sees it behind the form too", async () => {
  const saved = { ...lena, last_name: "Quist", version: 3 };
  let stored = lena;
  const write = () => {
    stored = saved;
    return failure(409, { code: "staleVersion", message: "Somebody else saved this.", current: saved });
  };
  await showScreen(
    house({ write, list: () => success(pageOf([stored, wim])), detail: () => success({ ...stored, lists }) }),
    <Associates address={{ open: 4, edit: true }} />,
  );
  await drawer().getByRole("textbox", { name: "Last name" }).fill("Voss-Berg");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  await drawer().getByRole("button", { name: "Keep theirs" }).click();
  await expect.element(page.getByRole("row", { name: /Lena Quist/ })).toBeVisible();
});

test("whoever saves what somebody else has deleted reads who it was, and the row leaves the list", async () => {
  let listed = [lena, wim];
  const write = () => {
    listed = [wim];
    const meanwhile = { event: "account.delete", by: "Lars Peeters", at: "2026-11-20T09:30:00.000Z" };
    const refused = [{ id: 4, code: "notFound", reason: "Not found.", meanwhile }];
    return failure(404, { code: "notFound", message: "Not found.", refused });
  };
  const server = house({ write, list: () => success(pageOf(listed)) });
  await showScreen(server, <Associates address={{ open: 4, edit: true }} />);
  await drawer().getByRole("textbox", { name: "Last name" }).fill("Voss-Berg");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  const told = drawer().getByRole("alert");
  await expect.element(told).toHaveTextContent(/^Lars Peeters deleted this .+ Nothing of yours was written\.$/);
  await expect.element(page.getByRole("row", { name: /Lena Voss/ })).not.toBeInTheDocument();
  await expect.element(told).toBeVisible();
});

test("a password that somebody else has given meanwhile stays, and the dialog says who gave it", async () => {
  const message = "Somebody else saved this after you opened it. Nothing of yours was written.";
  const meanwhile = { event: "account.update", by: "Lars Peeters", at: new Date().toISOString() };
  const refused = [{ id: 4, code: "staleVersion", reason: message, meanwhile }];
  const server = house({ write: () => failure(409, { code: "staleVersion", message, refused }) });
  await showScreen(server, <Associates address={{ open: 4 }} />);
  await drawer().getByRole("button", { name: "Change password…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabelText("New password", { exact: true }).fill("seven-blue-kettles");
  await dialog.getByLabelText("Repeat new password").fill("seven-blue-kettles");
  await dialog.getByRole("button", { name: "Change password" }).click();
  const told = /^Lars Peeters changed this .+ Nothing of yours was written\.$/;
  await expect.element(dialog.getByRole("alert")).toHaveTextContent(told);
  const sent = server.seen.find(({ method }) => method === "PUT");
  expect(sent?.url.searchParams.get("version")).toBe("2");
});

test("whoever may only look finds every act locked, with the reason", async () => {
  await showScreen(house(), <Associates address={{ open: 5 }} mayWrite={false} />);
  for (const act of ["Edit…", "Change password…", "Delete…", "Unlock sign-in for Wim Voss"]) {
    const button = drawer().getByRole("button", { name: act });
    await expect.element(button).toHaveAttribute("aria-disabled", "true");
    await expect.element(button).toHaveAccessibleDescription("You do not have permission to do this.");
  }
  await expect.element(page.getByRole("button", { name: "Add associate…" })).toHaveAttribute("aria-disabled", "true");
  await expect
    .element(drawer().getByRole("switch", { name: "Wim Voss is active" }))
    .toHaveAttribute("aria-disabled", "true");
});

test("a list that does not load says so and can be tried again; an empty one offers to add somebody", async () => {
  let isBroken = true;
  const list = () => (isBroken ? failure(503, {}) : success(pageOf([])));
  await showScreen(house({ list }), <Associates />);
  await expect.element(page.getByRole("alert")).toBeVisible();
  isBroken = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("No business associates yet")).toBeVisible();
});

test("a new associate without a password has an invitation, and a house without a mail server keeps it", async () => {
  await showScreen(house(), <Associates />);
  await page.getByRole("button", { name: "Add associate…" }).click();
  await expect
    .element(page.getByRole("textbox", { name: /password/i }))
    .toHaveAccessibleDescription(/receive an invitation.*Without a mail server it stays in the outbox\./);
});
