import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CaratRangesPage } from "#features/carat-ranges/carat-ranges-page.tsx";
import type { CaratRangesSearch } from "#features/carat-ranges/carat-ranges-search.ts";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const range = (id: number, from_carat: number, to_carat: number, more: object = {}) => ({
  id,
  from_carat,
  to_carat,
  sequence: id,
  is_active: true,
  version: 1,
  sub_ranges: [],
  ...more,
});
const fine = { id: 9, carat_range_id: 2, from_carat: 1, to_carat: 1.09, version: 1 };
const rows = [range(1, 0.5, 0.99), range(2, 1, 1.49, { sub_ranges: [fine] }), range(3, 1.5, 1.99)];
const listing = () => fakeServer(() => success(pageOf(rows)));

interface Start {
  search?: CaratRangesSearch;
  mayWrite?: boolean;
}

function Ranges({ search: start = {}, mayWrite = true }: Start) {
  const [search, setSearch] = useState(start);
  return (
    <CaratRangesPage
      onDirty={() => {}}
      user={{ id: 1, role_id: 1 }}
      mayWrite={mayWrite}
      search={search}
      onSearch={(patch) => setSearch((now) => ({ ...now, ...patch }))}
    />
  );
}
const written = ({ seen }: FakeServer) => seen.filter(({ method }) => method !== "GET");
const field = (name: string) => page.getByRole("textbox", { name });
const answering = (server: FakeServer, answer: () => Response) =>
  server.reply((request) => (request.method === "GET" ? success(pageOf(rows)) : answer()));

test("ranges stand in their order with the finer ones under them", async () => {
  await showScreen(listing(), <Ranges />);
  const finer = page.getByRole("list", { name: "Sub-ranges of 1.00–1.49 ct" });
  await expect.element(finer.getByRole("button", { name: "Edit sub-range 1.00–1.09 ct" })).toBeVisible();
  expect(await findings()).toEqual([]);
});

test("a failed load says why and is tried again", async () => {
  const server = fakeServer(() => failure(500, { code: "x", message: "Something went wrong", request_id: "01J9" }));
  await showScreen(server, <Ranges />);
  await expect.element(page.getByText("01J9")).toBeVisible();
  server.reply(() => success(pageOf(rows)));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("1.00–1.49", { exact: true })).toBeVisible();
});

test("an empty list offers the act that fills it", async () => {
  await showScreen(
    fakeServer(() => success(pageOf([]))),
    <Ranges />,
  );
  await expect.element(page.getByText("No carat ranges yet")).toBeVisible();
  await page.getByRole("button", { name: "Add carat range…" }).last().click();
  await expect.element(field("From, ct")).toHaveFocus();
});

test("a range is moved by keyboard, and its new place is saved when it is put down", async () => {
  const server = listing();
  await showScreen(server, <Ranges />);
  const grip = page.getByRole("button", { name: "Move 0.50–0.99 ct" });
  await expect.element(grip).toBeVisible();
  answering(server, () => success(range(1, 0.5, 0.99, { sequence: 3 }), 200, "The sequence is saved."));
  (grip.element() as HTMLElement).focus();
  await userEvent.keyboard(" {ArrowDown}{ArrowDown} ");
  await expect.element(page.getByText("The sequence is saved.")).toBeVisible();
  expect(written(server).map(({ url, text }) => [url.pathname, bodyOf(text)])).toEqual([
    ["/api/v1/inventory/carat-range-sequence/1", { sequence: 3, seen: [1, 2, 3] }],
  ]);
});

test("a move in a list that somebody else has ordered anew is refused, and the list is shown as it is", async () => {
  const server = listing();
  await showScreen(server, <Ranges />);
  const grip = page.getByRole("button", { name: "Move 0.50–0.99 ct" });
  await expect.element(grip).toBeVisible();
  const message = "The list has changed in the meantime. Nothing was moved.";
  const meanwhile = { event: "carat_range.move", by: "Ines Novak", at: new Date().toISOString() };
  const refused = [{ id: 1, code: "sequenceChanged", reason: message, meanwhile }];
  server.reply((request) =>
    request.method === "GET"
      ? success(pageOf(rows.toReversed()))
      : failure(409, { code: "sequenceChanged", message, request_id: "r", refused }),
  );
  (grip.element() as HTMLElement).focus();
  await userEvent.keyboard(" {ArrowDown} ");
  const told = /^Ines Novak moved a range in this list .* Nothing of yours was written\.$/;
  await expect.element(page.getByText(told)).toBeVisible();
  const grips = () =>
    page
      .getByRole("button", { name: /^Move / })
      .elements()
      .map((one) => one.ariaLabel);
  await expect.poll(grips).toEqual(["Move 1.50–1.99 ct", "Move 1.00–1.49 ct", "Move 0.50–0.99 ct"]);
});

test("a range that overlaps another is refused at its field", async () => {
  const server = listing();
  await showScreen(server, <Ranges search={{ add: true }} />);
  await field("From, ct").fill("1.2");
  await field("To, ct").fill("1.6");
  const taken = "Another range already covers some of these weights.";
  const errors = [{ path: "/data/from_carat", message: taken }];
  answering(server, () => failure(409, { code: "rangeTaken", message: taken, request_id: "r", errors }));
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(field("From, ct")).toHaveAttribute("aria-invalid", "true");
  await expect.element(field("From, ct")).toHaveFocus();
  expect(bodyOf(written(server)[0]?.text ?? "")).toEqual({ from_carat: 1.2, to_carat: 1.6 });
});

test("a sub-range is added to the range that one asked from", async () => {
  const server = listing();
  await showScreen(server, <Ranges />);
  await page.getByRole("button", { name: "Add sub-range to 1.50–1.99 ct" }).click();
  await field("From, ct").fill("1.5");
  await field("To, ct").fill("1.69");
  answering(server, () => success({ ...fine, id: 10, carat_range_id: 3 }, 201, "Sub-range added."));
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByText("Sub-range added.")).toBeVisible();
  expect(bodyOf(written(server)[0]?.text ?? "")).toEqual({ carat_range_id: 3, from_carat: 1.5, to_carat: 1.69 });
  expect(field("From, ct").elements()).toEqual([]);
});

test("a stale version shows both values before anything is written over", async () => {
  const server = listing();
  await showScreen(server, <Ranges search={{ edit: 3 }} />);
  await field("To, ct").fill("1.79");
  const current = range(3, 1.5, 1.89, { version: 4 });
  answering(server, () =>
    failure(409, { code: "staleVersion", message: "Saved by another.", request_id: "r", current }),
  );
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  await expect.element(page.getByRole("cell", { name: "1.89" })).toBeVisible();
  answering(server, () => success(range(3, 1.5, 1.79), 200, "Carat range saved."));
  await page.getByRole("button", { name: "Save mine" }).click();
  await expect.element(page.getByText("Carat range saved.")).toBeVisible();
  expect(bodyOf(written(server).at(-1)?.text ?? "")).toEqual({ from_carat: 1.5, to_carat: 1.79, version: 4 });
});

test("deleting says what goes with it, and stays open with the server's refusal", async () => {
  const server = listing();
  await showScreen(server, <Ranges search={{ edit: 2 }} />);
  await page.getByRole("button", { name: "Delete…" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByText("It is deleted permanently with its 1 sub-range")).toBeVisible();
  answering(server, () => failure(409, { code: "inUse", message: "It is in use.", request_id: "r" }));
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect.element(dialog.getByText("It is in use.")).toBeVisible();
});

test("who may only read meets every act locked with the reason, and no grips", async () => {
  const server = listing();
  await showScreen(server, <Ranges mayWrite={false} search={{ edit: 3 }} />);
  for (const name of ["Add carat range…", "Add sub-range to 1.50–1.99 ct", "Save changes", "Delete…"]) {
    await expect
      .element(page.getByRole("button", { name }))
      .toHaveAccessibleDescription("You do not have permission to do this.");
  }
  const toggle = page.getByRole("switch", { name: "1.50–1.99 ct is active" });
  await expect.element(toggle).toHaveAccessibleDescription("You do not have permission to do this.");
  await userEvent.click(toggle, { force: true });
  expect(page.getByRole("button", { name: /^Move/ }).elements()).toEqual([]);
  expect(written(server)).toEqual([]);
});
