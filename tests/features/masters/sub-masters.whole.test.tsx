import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MasterPage } from "#features/masters/master-page.tsx";
import type { SubMastersSearch } from "#features/masters/sub-masters-search.ts";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { deliveredLayout } from "#ui/table/data-table/layout.ts";
import type { TableLayout } from "#ui/table/data-table/types.ts";
import { findings } from "../ui/findings.ts";

const picture = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
const shape = {
  id: 5,
  code: "SHAPE",
  name: "Shape",
  description: null,
  is_fixed: false,
  is_active: true,
  sub_master_count: 3,
  version: 1,
  updated_at: "2026-11-20T09:00:00Z",
};
const sub = (id: number, name: string, more: object = {}) => ({
  id,
  master_id: 5,
  master_code: "SHAPE",
  code: name.toUpperCase(),
  name,
  description: null,
  keyword: null,
  sequence: id - 40,
  is_active: true,
  is_default: false,
  is_display: true,
  image: null,
  version: 2,
  created_at: "2026-11-20T09:00:00Z",
  updated_at: "2026-11-20T09:00:00Z",
  ...more,
});
const three = [sub(41, "Round", { image: { id: 12, url: picture } }), sub(42, "Oval"), sub(43, "Pear")];
const reads = (rows: unknown[]) => (request: Request) =>
  success(pageOf(new URL(request.url).pathname.endsWith("/submaster") ? rows : [shape]));
const answering = (write: () => Response, rows: unknown[] = three) => {
  const read = reads(rows);
  return (request: Request) => (request.method === "GET" ? read(request) : write());
};
/** The list as it stands, by the names of its grips. */
const grips = () =>
  page
    .getByRole("button", { name: /^Move / })
    .elements()
    .map((grip) => grip.getAttribute("aria-label"));
const written = ({ seen }: FakeServer) => seen.filter(({ method }) => method !== "GET");

function Shape({ search: start = {}, masterId = 5 }: { search?: SubMastersSearch; masterId?: number }) {
  const [search, setSearch] = useState(start);
  const [layout, onLayout] = useState<TableLayout>(deliveredLayout);
  const [onSearch] = useState(
    () => (patch: Partial<SubMastersSearch>) => setSearch((now: SubMastersSearch) => ({ ...now, ...patch })),
  );
  return (
    <MasterPage
      onDirty={() => {}}
      user={{ id: 1, role_id: 1 }}
      mayWrite
      masterId={masterId}
      masters="/masters"
      search={search}
      onSearch={onSearch}
      arranging={{ layout, onLayout }}
    />
  );
}

test("the list asks for 500 of this master, and every column can be left out", async () => {
  const server = fakeServer(reads(three));
  await showScreen(server, <Shape />);
  await expect.element(page.getByRole("columnheader", { name: "Keyword" })).toBeVisible();
  expect(page.getByRole("columnheader").elements()).toHaveLength(14);
  const asked = server.seen.find(({ url }) => url.pathname.endsWith("/submaster"))?.url.searchParams;
  expect([asked?.get("masterId"), asked?.get("size")]).toEqual(["5", "500"]);
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Keyword" }).click();
  await expect.poll(() => page.getByRole("columnheader").elements().length).toBe(13);
});

test("a master that is not there says so and leads back", async () => {
  await showScreen(fakeServer(reads(three)), <Shape masterId={99} />);
  await expect.element(page.getByText("Not found.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "All masters" })).toHaveAttribute("href", "/masters");
});

test("a new one goes out with its master and its one picture", async () => {
  const server = fakeServer(reads(three));
  await showScreen(server, <Shape search={{ add: true }} />);
  await page.getByRole("textbox", { name: "Name" }).fill("Heart");
  await page.getByRole("textbox", { name: "Code" }).fill("HEART");
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  expect(input?.multiple).toBe(false);
  if (input) await userEvent.upload(input, new File(["x"], "heart.png", { type: "image/png" }));
  await expect.element(page.getByText("heart.png")).toBeVisible();
  expect(await findings()).toEqual([]);
  server.reply(answering(() => success(sub(44, "Heart"), 201, "Sub-master added.")));
  await page.getByRole("button", { name: "Add sub-master", exact: true }).click();
  await expect.element(page.getByText("Sub-master added.")).toBeVisible();
  const form = written(server)[0]?.form ?? new FormData();
  expect((form.get("image") as File).name).toBe("heart.png");
  const sent = JSON.parse(await (form.get("data") as Blob).text());
  expect(sent).toMatchObject({ master_id: 5, code: "HEART", name: "Heart" });
});

test("a picture that is taken away is named among the files to remove", async () => {
  const server = fakeServer(reads(three));
  await showScreen(server, <Shape search={{ open: 41 }} />);
  await page.getByRole("button", { name: "Remove the file: Image" }).click();
  server.reply(answering(() => success(three[0], 200, "Sub-master saved.")));
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByRole("row", { name: "Image Current picture None" })).toBeVisible();
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect.element(page.getByText("Sub-master saved.")).toBeVisible();
  expect(bodyOf(written(server)[0]?.text ?? "")).toMatchObject({ removeFiles: [12], version: 2 });
});

test("one that is used is not deleted, and says by what it is used", async () => {
  const server = fakeServer(reads(three));
  await showScreen(server, <Shape search={{ open: 42 }} />);
  await page.getByRole("button", { name: "Delete…" }).click();
  const message = "It is in use and can only be made inactive.";
  const errors = [{ path: "/path/id", message: "Used by 2 accounts." }];
  server.reply(answering(() => failure(409, { code: "inUse", message, request_id: "r", errors })));
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expect.element(dialog.getByText("Used by 2 accounts.")).toBeVisible();
  expect(await findings()).toEqual([]);
});

test("an order given by keyboard is announced and saved", async () => {
  const server = fakeServer(reads(three));
  await showScreen(server, <Shape search={{ view: "arrange" }} />);
  const grip = page.getByRole("button", { name: "Move Pear" });
  await expect.element(grip).toBeVisible();
  (grip.element() as HTMLElement).focus();
  await userEvent.keyboard(" {ArrowUp}");
  await expect.element(page.getByText("Pear moved to 2 of 3")).toBeInTheDocument();
  const moved = [sub(41, "Round"), sub(43, "Pear"), sub(42, "Oval")];
  server.reply(answering(() => success(null, 200, "New order saved."), moved));
  await userEvent.keyboard(" ");
  await expect.element(page.getByText("New order saved.")).toBeVisible();
  expect(bodyOf(written(server)[0]?.text ?? "")).toEqual({
    master_id: 5,
    ids: [41, 43, 42],
    seen: [41, 42, 43],
  });
  await expect.poll(grips).toEqual(["Move Round", "Move Pear", "Move Oval"]);
  expect(await findings()).toEqual([]);
});

test("an order that somebody else has overtaken is shown as it is stored, and nothing was moved", async () => {
  const server = fakeServer(reads(three));
  await showScreen(server, <Shape search={{ view: "arrange" }} />);
  const grip = page.getByRole("button", { name: "Move Round" });
  await expect.element(grip).toBeVisible();
  const message = "The list has changed in the meantime. Nothing was moved.";
  const meanwhile = { event: "master.reorder", by: "Ines Novak", at: new Date().toISOString() };
  const refused = [{ id: 5, code: "sequenceChanged", reason: message, meanwhile }];
  const refusal = () => failure(409, { code: "sequenceChanged", message, request_id: "r", refused });
  server.reply(answering(refusal, [...three, sub(44, "Heart")]));
  (grip.element() as HTMLElement).focus();
  await userEvent.keyboard(" {ArrowDown} ");
  const told = /^Ines Novak put this list in another order .* Nothing of yours was written\.$/;
  await expect.element(page.getByText(told)).toBeVisible();
  await expect.element(page.getByText("Heart", { exact: true })).toBeVisible();
  await expect.poll(grips).toEqual(["Move Round", "Move Oval", "Move Pear", "Move Heart"]);
});

test("the form says which entry is the default now, and sends which one it has shown", async () => {
  const rows = [sub(41, "Round", { is_default: true }), sub(42, "Oval")];
  const server = fakeServer(reads(rows));
  await showScreen(server, <Shape search={{ open: 42 }} />);
  const tick = page.getByRole("checkbox", { name: "Default" });
  await expect.element(tick).toHaveAccessibleDescription(/Round is the default now\.$/);
  await tick.click();
  server.reply(answering(() => success(sub(42, "Oval", { is_default: true }), 200, "Sub-master saved."), rows));
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  await expect.element(page.getByText("Sub-master saved.")).toBeVisible();
  expect(bodyOf(written(server)[0]?.text ?? "")).toMatchObject({ is_default: true, seen_default: 41 });
});

test("a default that somebody else has chosen meanwhile is named, and goes out with the next attempt", async () => {
  let rows = three;
  const message = "Another entry has become the default in the meantime. Nothing was saved.";
  const meanwhile = { event: "sub_master.makeDefault", by: "Ines Novak", at: new Date().toISOString() };
  const refused = [{ id: 41, code: "defaultChanged", reason: message, meanwhile }];
  const errors = [{ path: "/data/is_default", message: "Round is the default now." }];
  const server = fakeServer((request) => {
    if (request.method === "GET") return reads(rows)(request);
    rows = [sub(41, "Round", { is_default: true }), sub(42, "Oval")];
    return failure(409, { code: "defaultChanged", message, request_id: "r", refused, errors });
  });
  await showScreen(server, <Shape search={{ open: 42 }} />);
  await page.getByRole("checkbox", { name: "Default" }).click();
  const send = async () => {
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  };
  await send();
  const told = /^Ines Novak chose the default of this list .* Nothing of yours was written\./;
  await expect.element(page.getByText(told)).toBeVisible();
  await expect
    .element(page.getByRole("checkbox", { name: "Default" }))
    .toHaveAccessibleDescription(/Each master has only one default. Round is the default now\./);
  await send();
  await expect.poll(() => written(server).map(({ text }) => bodyOf(text).seen_default)).toEqual([null, 41]);
});

test("a value of stones says how many have it before it is switched off", async () => {
  const server = fakeServer(reads([sub(41, "Round", { stones: 4812 })]));
  await showScreen(server, <Shape />);
  await page.getByRole("switch", { name: "Round is active" }).click();
  const dialog = page.getByRole("dialog", { name: "Switch Round off?" });
  await expect.element(dialog.getByText("4,812 stones have it and keep it.")).toBeVisible();
  expect(written(server)).toEqual([]);
  expect(await findings()).toEqual([]);
  server.reply(answering(() => success(sub(41, "Round", { is_active: false }), 200, "Status saved.")));
  await dialog.getByRole("button", { name: "Switch off", exact: true }).click();
  await expect.element(page.getByText("Status saved.")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(written(server).map(({ url, text }) => [url.pathname.split("/").at(-1), bodyOf(text)])).toEqual([
    ["41", { is_active: false }],
  ]);
});

test("a value that is off is switched on at once", async () => {
  const rows = [sub(41, "Round", { is_active: false })];
  const server = fakeServer(answering(() => success(sub(41, "Round"), 200, "Status saved."), rows));
  await showScreen(server, <Shape />);
  await page.getByRole("switch", { name: "Round is active" }).click();
  await expect.element(page.getByText("Status saved.")).toBeVisible();
});
