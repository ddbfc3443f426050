import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MastersPage } from "#features/masters/masters-page.tsx";
import type { MastersSearch } from "#features/masters/masters-search.ts";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const master = (id: number, code: string, more: object = {}) => ({
  id,
  code,
  name: `Name of ${code}`,
  description: null,
  is_fixed: false,
  is_active: true,
  sub_master_count: 0,
  version: 1,
  updated_at: "2026-11-20T09:00:00Z",
  ...more,
});
const rows = [
  master(1, "BUSINESS_TYPE", { is_fixed: true, sub_master_count: 6 }),
  master(2, "SHAPE", { sub_master_count: 25 }),
  master(3, "TERMS"),
];
const listing = () => fakeServer(() => success(pageOf(rows)));

interface Start {
  search?: MastersSearch;
  roleId?: number;
  mayWrite?: boolean;
  opened?: string[];
  dirty?: boolean[];
}

function Masters({ search: start = {}, roleId = 1, mayWrite = true, opened = [], dirty = [] }: Start) {
  const [search, setSearch] = useState(start);
  const [onSearch] = useState(
    () => (patch: Partial<MastersSearch>) => setSearch((now: MastersSearch) => ({ ...now, ...patch })),
  );
  const [onDirty] = useState(() => (is: boolean) => void dirty.push(is));
  return (
    <MastersPage
      user={{ id: 1, role_id: roleId }}
      mayWrite={mayWrite}
      search={search}
      onSearch={onSearch}
      onOpenMaster={(id) => opened.push(id)}
      allSubMasters="/all"
      onDirty={onDirty}
    />
  );
}
const written = ({ seen }: FakeServer) => seen.filter(({ method }) => method !== "GET");

test("a failed load says why, which request it was, and leaves no row and no head behind", async () => {
  const server = fakeServer(() =>
    failure(500, { code: "x", message: "Something went wrong", request_id: "01J9-7Q2M" }),
  );
  await showScreen(server, <Masters />);
  await expect.element(page.getByText("Something went wrong")).toBeVisible();
  await expect.element(page.getByText("01J9-7Q2M")).toBeVisible();
  expect(page.getByRole("columnheader").elements()).toEqual([]);
  expect(page.getByText("matching").elements()).toEqual([]);
  server.reply(() => success(pageOf(rows)));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("SHAPE", { exact: true })).toBeVisible();
  expect(await findings()).toEqual([]);
});

test("a list emptied by its filters says which, and lifts them", async () => {
  const server = fakeServer((request) =>
    success(pageOf(new URL(request.url).searchParams.get("search") === "zzz" ? [] : rows)),
  );
  await showScreen(server, <Masters search={{ search: "zzz", status: "inactive" }} />);
  await expect.element(page.getByText("No masters match all 2 filters")).toBeVisible();
  await page.getByRole("button", { name: "Clear 2 filters" }).last().click();
  await expect.element(page.getByText("SHAPE", { exact: true })).toBeVisible();
  expect(server.seen.at(-1)?.url.searchParams.has("is_active")).toBe(false);
});

test("an empty list offers the act that fills it", async () => {
  await showScreen(
    fakeServer(() => success(pageOf([]))),
    <Masters />,
  );
  await expect.element(page.getByText("No masters yet")).toBeVisible();
  await page.getByRole("button", { name: "Add master…" }).last().click();
  await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveFocus();
});

test("a page past the last one leads back to the first", async () => {
  const server = fakeServer((request) =>
    success(pageOf(new URL(request.url).searchParams.get("page") === "9" ? [] : rows, 3)),
  );
  await showScreen(server, <Masters search={{ page: 9 }} />);
  await page.getByRole("button", { name: "First page" }).click();
  await expect.element(page.getByText("3 on this page / 3 matching")).toBeVisible();
});

test("a row opens its sub-masters by keyboard", async () => {
  const opened: string[] = [];
  await showScreen(listing(), <Masters opened={opened} />);
  await expect.element(page.getByText("SHAPE", { exact: true })).toBeVisible();
  (page.getByRole("grid").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(opened).toEqual(["2"]);
});

test("a switch asks its machine's call, and tells what was answered", async () => {
  const server = listing();
  await showScreen(server, <Masters />);
  const toggle = page.getByRole("switch", { name: "Name of TERMS is active" });
  await expect.element(toggle).toBeVisible();
  server.reply((request) =>
    request.method === "GET"
      ? success(pageOf([...rows.slice(0, 2), master(3, "TERMS", { is_active: false })]))
      : success(master(3, "TERMS"), 200, "Status saved."),
  );
  await toggle.click();
  await expect.element(page.getByText("Status saved.")).toBeVisible();
  await expect.element(toggle).toHaveAttribute("aria-checked", "false");
  expect(written(server).map(({ url, text }) => [url.pathname, bodyOf(text)])).toEqual([
    ["/api/v1/master/status/3", { is_active: false }],
  ]);
});

test("who may only read meets every act locked with the reason", async () => {
  const server = listing();
  await showScreen(server, <Masters mayWrite={false} search={{ edit: 3 }} />);
  const reason = "You do not have permission to do this.";
  for (const name of ["Add master…", "Save changes", "Delete…"]) {
    await expect.element(page.getByRole("button", { name })).toHaveAccessibleDescription(reason);
  }
  const toggle = page.getByRole("switch", { name: "Name of TERMS is active" });
  await expect.element(toggle).toHaveAccessibleDescription(reason);
  await userEvent.click(toggle, { force: true });
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect(written(server)).toEqual([]);
});

test("a master with values says what goes with it, and how many stones have one, before it is switched off", async () => {
  const shape = master(2, "SHAPE", { sub_master_count: 25, stones: 4812 });
  const server = fakeServer((request) =>
    success(pageOf(new URL(request.url).searchParams.has("stones_of") ? [shape] : rows)),
  );
  await showScreen(server, <Masters />);
  await page.getByRole("switch", { name: "Name of SHAPE is active" }).click();
  const dialog = page.getByRole("dialog", { name: "Switch Name of SHAPE off?" });
  await expect.element(dialog.getByText("4,812 stones have one of its 25 values and keep it.")).toBeVisible();
  expect(written(server)).toEqual([]);
  expect(await findings()).toEqual([]);
  server.reply((request) =>
    request.method === "GET" ? success(pageOf(rows)) : success({ ...shape, is_active: false }, 200, "Status saved."),
  );
  await dialog.getByRole("button", { name: "Switch off", exact: true }).click();
  await expect.element(page.getByText("Status saved.")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(written(server).map(({ url, text }) => [url.pathname.split("/").at(-1), bodyOf(text)])).toEqual([
    ["2", { is_active: false }],
  ]);
});

test("a master that no stone has a value of says how many of its values forms offer no more", async () => {
  const server = listing();
  await showScreen(server, <Masters />);
  await page.getByRole("switch", { name: "Name of BUSINESS_TYPE is active" }).click();
  const dialog = page.getByRole("dialog", { name: "Switch Name of BUSINESS_TYPE off?" });
  await expect.element(dialog.getByText("Forms no longer offer its 6 values.")).toBeVisible();
  await dialog.getByRole("button", { name: "Keep it on" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(written(server)).toEqual([]);
  expect(server.seen.some(({ url }) => url.searchParams.has("stones_of"))).toBe(false);
});

test("a role that the machine does not name may not switch, whatever its rights", async () => {
  await showScreen(listing(), <Masters roleId={5} />);
  await expect
    .element(page.getByRole("switch", { name: "Name of TERMS is active" }))
    .toHaveAccessibleDescription("You do not have permission to do this.");
});

test("a fixed master keeps its code and stays; one with sub-masters says by what it is used", async () => {
  const screen = await showScreen(listing(), <Masters search={{ edit: 1 }} />);
  await expect.element(page.getByRole("textbox", { name: "Code" })).toHaveAttribute("readonly");
  await expect
    .element(page.getByRole("button", { name: "Delete…" }))
    .toHaveAccessibleDescription("The portal relies on this master. It cannot be deleted, and its code cannot change.");
  expect(await findings()).toEqual([]);
  await screen.unmount();
  await showScreen(listing(), <Masters search={{ edit: 2 }} />);
  await expect
    .element(page.getByRole("button", { name: "Delete…" }))
    .toHaveAccessibleDescription("It is in use and can only be made inactive. Used by 25 sub-masters.");
});

test("an edit shows what changes; who goes back writes nothing, who confirms writes it", async () => {
  const server = listing();
  const dirty: boolean[] = [];
  await showScreen(server, <Masters search={{ edit: 3 }} dirty={dirty} />);
  await page.getByRole("textbox", { name: "Name" }).fill("Payment terms");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByRole("cell", { name: "Payment terms" })).toBeVisible();
  expect(await findings()).toEqual([]);
  await dialog.getByRole("button", { name: "Keep editing" }).click();
  expect(written(server)).toEqual([]);
  expect(dirty.at(-1)).toBe(true);

  server.reply((request) =>
    request.method === "GET" ? success(pageOf(rows)) : success(master(3, "TERMS"), 200, "Master saved."),
  );
  await page.getByRole("button", { name: "Save changes" }).click();
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect.element(page.getByText("Master saved.")).toBeVisible();
  expect(written(server).map(({ text }) => bodyOf(text))).toEqual([
    { code: "TERMS", name: "Payment terms", description: null, version: 1 },
  ]);
  expect(page.getByRole("textbox", { name: "Name" }).elements()).toEqual([]);
  expect(dirty.at(-1)).toBe(false);
});

test("a stale version shows both values, and saving mine keeps what the other one wrote elsewhere", async () => {
  const server = listing();
  await showScreen(server, <Masters search={{ edit: 3 }} />);
  await page.getByRole("textbox", { name: "Description" }).fill("When money comes");
  const current = master(3, "TERMS", { name: "Payment", version: 4 });
  const message = "Somebody else saved this row.";
  const meanwhile = { event: "master.update", by: "Ines Novak", at: "2026-11-20T09:00:00.000Z" };
  const refused = [{ id: 3, code: "staleVersion", reason: message, meanwhile }];
  server.reply((request) =>
    request.method === "GET"
      ? success(pageOf(rows))
      : failure(409, { code: "staleVersion", message, request_id: "r", current, refused }),
  );
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  await expect.element(page.getByText(/^Ines Novak \(20\/11\/2026.*\) saved this after you opened it\./)).toBeVisible();
  await expect.element(page.getByRole("cell", { name: "Payment", exact: true })).toBeVisible();
  expect(await findings()).toEqual([]);
  server.reply((request) =>
    request.method === "GET" ? success(pageOf(rows)) : success(master(3, "TERMS"), 200, "Master saved."),
  );
  await page.getByRole("button", { name: "Save mine" }).click();
  await expect.element(page.getByText("Master saved.")).toBeVisible();
  expect(bodyOf(written(server).at(-1)?.text ?? "")).toEqual({
    code: "TERMS",
    name: "Payment",
    description: "When money comes",
    version: 4,
  });
});

test("a code that is taken is told at its field", async () => {
  const server = listing();
  await showScreen(server, <Masters search={{ add: true }} />);
  await page.getByRole("textbox", { name: "Name" }).fill("Shapes");
  await page.getByRole("textbox", { name: "Code" }).fill("SHAPE");
  const taken = "This code already exists.";
  server.reply(() =>
    failure(409, {
      code: "codeTaken",
      message: taken,
      request_id: "r",
      errors: [{ path: "/data/code", message: taken }],
    }),
  );
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByRole("textbox", { name: "Code" })).toHaveAttribute("aria-invalid", "true");
  await expect.element(page.getByRole("textbox", { name: "Code" })).toHaveFocus();
});
