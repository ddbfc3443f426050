import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fieldMessages } from "#domain/field-messages.ts";
import { ListPricesPage } from "#features/list-prices/list-prices-page.tsx";
import type { ListPricesSearch } from "#features/list-prices/list-prices-search.ts";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { DraftsContext, makeDrafts } from "#ui/form/drafts.ts";
import { findings } from "../ui/findings.ts";

const list = (id: number, more: object = {}) => ({
  id,
  list_no: id,
  label: `List of week ${id}`,
  effective_on: "2026-01-02",
  is_synthetic: true,
  applied_at: `2026-01-0${id}T09:00:00Z`,
  version: 1,
  ...more,
});
const row = (id: number, more: object = {}) => ({
  id,
  shape_group: "round",
  color: "G",
  clarity: "VS2",
  from_carat: 1,
  to_carat: 1.49,
  price: 8200,
  version: 1,
  ...more,
});
const lists = [list(3), list(2), list(1)];
const moved = { stones: 412, before_amt: 1_204_500.5, after_amt: 1_167_161, change_pct: -3.1 };
const effect = {
  ...moved,
  gained: 0,
  lost: 0,
  stay: 38,
  providers: [{ provider_id: 2, provider: "Surat Polishing", ...moved }],
};
const rate = { rate: 84.2, as_of: "2026-01-02", version: 1 };

interface House {
  lists?: ReturnType<typeof list>[];
  rows?: object[];
  write?: (body: Record<string, unknown>) => Response;
}

/** A house with three lists; what is written is answered by the test. */
const answers =
  ({ lists: known = lists, rows = [row(7), row(8, { color: "H" })], write = () => success({}) }: House = {}) =>
  async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method !== "GET") {
      const isForm = request.headers.get("content-type")?.startsWith("multipart/form-data");
      return write(isForm ? {} : bodyOf(await request.text()));
    }
    if (pathname.endsWith("/usd_inr")) return success(rate);
    if (pathname.endsWith("/price-lists")) return success(pageOf(known.map((one) => ({ ...one, prices: 2 }))));
    const asked = known.find(({ id }) => String(id) === searchParams.get("list_id"));
    return success({ list: asked ?? known[0], ...pageOf(rows) });
  };

function Prices({ search: start = {}, mayWrite = true }: { search?: ListPricesSearch; mayWrite?: boolean }) {
  const [search, setSearch] = useState(start);
  const [onSearch] = useState(
    () => (patch: Partial<ListPricesSearch>) => setSearch((now: ListPricesSearch) => ({ ...now, ...patch })),
  );
  return <ListPricesPage onDirty={() => {}} mayWrite={mayWrite} search={search} onSearch={onSearch} />;
}
const written = ({ seen }: FakeServer) => seen.filter(({ method }) => method !== "GET");
const button = (name: string) => page.getByRole("button", { name });

test("who may only read meets every act locked with the reason, and writes nothing", async () => {
  const server = fakeServer(answers());
  await showScreen(server, <Prices mayWrite={false} search={{ open: 7 }} />);
  for (const name of ["Set rate…", "Import list…", "Preview the change…"]) {
    await expect.element(button(name)).toHaveAccessibleDescription("You do not have permission to do this.");
  }
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect(written(server)).toEqual([]);
  expect(await findings()).toEqual([]);
});

test("a price of a list that is neither in force nor the latest stays as it is, and says why", async () => {
  await showScreen(fakeServer(answers()), <Prices search={{ list: "1", open: 7 }} />);
  await expect.element(page.getByText("No longer in force")).toBeVisible();
  await expect
    .element(button("Preview the change…"))
    .toHaveAccessibleDescription("Only the current list and the latest one can be changed.");
});

test("a failed load says why and which request it was, and tries again", async () => {
  const server = fakeServer(() => failure(500, { code: "x", message: "Something went wrong", request_id: "01J9" }));
  await showScreen(server, <Prices />);
  await expect.element(page.getByText("Something went wrong")).toBeVisible();
  await expect.element(page.getByText("01J9")).toBeVisible();
  server.reply(answers());
  await button("Try again").click();
  await expect.element(page.getByText("2 on this page / 2 matching")).toBeVisible();
});

test("a faulty file is refused by line and column, and nothing more is asked or written", async () => {
  const errors = Array.from({ length: 22 }, (_, at) => ({ path: `/list/${at + 2}/price`, message: "Not a number." }));
  const write = () => failure(422, { code: "listFaulty", message: "Some rows cannot be taken.", errors });
  const server = fakeServer(answers({ write }));
  await showScreen(server, <Prices search={{ add: true }} />);
  await page.getByRole("textbox", { name: "Name of the list" }).fill("Our list");
  await page.getByRole("textbox", { name: "Or paste the rows" }).fill("BR,VS2,G,1,1.49,many");
  await button("Preview the import…").click();
  await expect.element(page.getByText("Line 2, price: Not a number.")).toBeVisible();
  await expect.element(page.getByText("And 2 more.")).toBeVisible();
  expect(page.getByRole("dialog").elements()).toEqual([]);
  expect(written(server)).toHaveLength(1);
});

test("a list is tried first, tells what it changes, and comes in only when that is confirmed", async () => {
  const added = { ...list(4), label: "Our list", prices: 3080 };
  const server = fakeServer(
    answers({ write: () => success({ list: added, effect, job: null }, 201, "Price list imported.") }),
  );
  await showScreen(server, <Prices search={{ add: true }} />);
  await page.getByRole("textbox", { name: "Name of the list" }).fill("Our list");
  await page.getByRole("textbox", { name: "Or paste the rows" }).fill("BR,VS2,G,1,1.49,8200");
  await button("Preview the import…").click();
  const dialog = page.getByRole("dialog");
  await expect
    .element(dialog.getByText("This moves the price of 412 stones that were quoted as a discount by −3.10 %."))
    .toBeVisible();
  expect(await findings(dialog.element())).toEqual([]);
  await dialog.getByRole("button", { name: "Back to the form" }).click();
  expect(written(server)).toHaveLength(1);

  await button("Preview the import…").click();
  await dialog.getByRole("button", { name: "Import 3,080 prices" }).click();
  await expect.element(page.getByText("Price list imported.")).toBeVisible();
  const sent = await Promise.all(
    written(server).map(
      async ({ form }) =>
        JSON.parse((await (form?.get("data") as File | null)?.text()) ?? "{}") as { dry_run?: boolean },
    ),
  );
  expect(sent.map(({ dry_run }) => dry_run)).toEqual([true, true, false]);
  const file = written(server).at(-1)?.form?.get("list") as File;
  expect(await file.text()).toBe("BR,VS2,G,1,1.49,8200");
});

test("what was only tried is there again when one comes back, and what was imported is not", async () => {
  const added = { ...list(4), label: "Our list", prices: 1 };
  const server = fakeServer(
    answers({ write: () => success({ list: added, effect, job: null }, 201, "Price list imported.") }),
  );
  const drafts = makeDrafts();
  const show = () =>
    showScreen(
      server,
      <DraftsContext value={drafts}>
        <Prices search={{ add: true }} />
      </DraftsContext>,
    );
  const name = page.getByRole("textbox", { name: "Name of the list" });
  const first = await show();
  await name.fill("Our list");
  await page.getByRole("textbox", { name: "Or paste the rows" }).fill("BR,VS2,G,1,1.49,8200");
  await button("Preview the import…").click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await first.unmount(); // the session ends before it is confirmed

  await show();
  await expect.element(name).toHaveValue("Our list");
  await button("Preview the import…").click();
  await page.getByRole("dialog").getByRole("button", { name: "Import 1 price" }).click();
  await expect.element(page.getByText("Price list imported.")).toBeVisible();
  await expect.poll(() => drafts.hasAny()).toBe(false);
});

test("a price is tried before it is saved, at the versions at which it was seen", async () => {
  const server = fakeServer(
    answers({ write: () => success({ list: list(3), effect, job: null }, 200, "List price saved.") }),
  );
  await showScreen(server, <Prices search={{ open: 7 }} />);
  await page.getByRole("textbox", { name: "Price per carat ($)" }).fill("8,300.50");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Save 8,300.50 $/ct" }).click();
  await expect.element(page.getByText("List price saved.")).toBeVisible();
  const body = { list_id: 3, version: 1, rows: [{ id: 7, version: 1, price: 8300.5 }] };
  expect(written(server).map(({ text }) => bodyOf(text))).toEqual([
    { ...body, dry_run: true },
    { ...body, dry_run: false },
  ]);
});

test("a price that somebody else changed meanwhile shows both values, and saves neither", async () => {
  const server = fakeServer(answers());
  await showScreen(server, <Prices search={{ open: 7 }} />);
  await page.getByRole("textbox", { name: "Price per carat ($)" }).fill("8300");
  const current = { list: list(3, { version: 2 }), effect, job: null };
  const message = "Somebody else saved this row.";
  const meanwhile = { event: "price_list.prices", by: "Ines Novak", at: "2026-11-20T09:30:00.000Z" };
  const refused = [{ id: 3, code: "staleVersion", reason: message, meanwhile }];
  server.reply(
    answers({
      lists: [list(3, { version: 2 })],
      rows: [row(7, { price: 8250, version: 2 })],
      write: () => failure(409, { code: "staleVersion", message, current, refused }),
    }),
  );
  await button("Preview the change…").click();
  await expect.element(page.getByText("8,250.00")).toBeVisible();
  await expect.element(page.getByText(/Ines Novak \(20\/11\/2026/)).toBeVisible();
  expect(page.getByRole("dialog").elements()).toEqual([]);
  expect(written(server)).toHaveLength(1);
});

test("the rate is shown and set, once it is confirmed", async () => {
  const server = fakeServer(
    answers({ write: () => success({ ...rate, rate: 85.125, version: 2 }, 200, "Rate saved.") }),
  );
  await showScreen(server, <Prices />);
  await expect.element(page.getByText("84.20")).toBeVisible();
  await button("Set rate…").click();
  await page.getByRole("textbox", { name: "Rupees per dollar" }).fill("85.125");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await page.getByRole("dialog").getByRole("button", { name: "Set rate" }).click();
  await expect.element(page.getByText("Rate saved.")).toBeVisible();
  expect(written(server).map(({ text }) => bodyOf(text))).toEqual([{ rate: 85.125, as_of: "2026-01-02", version: 1 }]);
});

test("a rate with a decimal comma is asked about and set as it was typed", async () => {
  const server = fakeServer(answers({ write: () => success({ ...rate, rate: 83.5, version: 2 }, 200, "Rate saved.") }));
  await showScreen(server, <Prices />);
  await button("Set rate…").click();
  await page.getByRole("textbox", { name: "Rupees per dollar" }).fill("83,5");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByRole("dialog").getByText("83.5", { exact: true })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Set rate" }).click();
  await expect.element(page.getByText("Rate saved.")).toBeVisible();
  expect(written(server).map(({ text }) => bodyOf(text))).toEqual([{ rate: 83.5, as_of: "2026-01-02", version: 1 }]);
});

test("a rate or a day that cannot be read is refused at its field, and nothing is asked", async () => {
  const server = fakeServer(answers());
  await showScreen(server, <Prices />);
  await button("Set rate…").click();
  const typed = page.getByRole("textbox", { name: "Rupees per dollar" });
  for (const text of ["1e3", "abc", "1.2.3"]) {
    await typed.fill(text);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(typed).toHaveAccessibleDescription(/Must be a number with at most 4 decimals/);
    await expect.element(typed).toHaveValue(text);
  }
  await typed.fill("83.5");
  const asOf = page.getByRole("textbox", { name: "As of" });
  await asOf.fill("31/02/2026");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(asOf).toHaveAccessibleDescription(fieldMessages.day);
  expect(page.getByRole("dialog").elements()).toEqual([]);
  expect(written(server)).toEqual([]);
});

test("a list price with a decimal comma is tried as it was typed", async () => {
  const server = fakeServer(answers({ write: () => success({ list: list(3), effect, job: null }, 200, "Tried.") }));
  await showScreen(server, <Prices search={{ open: 7 }} />);
  await page.getByRole("textbox", { name: "Price per carat ($)" }).fill("2600,5");
  await button("Preview the change…").click();
  await expect.element(button("Save 2,600.50 $/ct")).toBeVisible();
});
