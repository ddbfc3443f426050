import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { BlankState } from "#ui/list/blank-state.tsx";
import { Dock } from "#ui/list/dock.tsx";
import { DockSelection } from "#ui/list/dock-selection.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { Pager } from "#ui/list/pager.tsx";
import { Totals } from "#ui/list/totals.tsx";
import { findings } from "./findings.ts";
import { show } from "./show.tsx";

const summary = { pieces: 4, carats: 4.73, rapAverage: 10264.27, discount: -43.84, perCarat: 5764.5, total: 27266.09 };

beforeEach(() => page.viewport(1280, 800));

test("the dock says how many are on this page and how many match", async () => {
  await show(
    <Dock note={<Pager page={1} size={500} shown={500} matching={3212} onPage={() => undefined} />}>
      <Totals label="Totals" of={summary} />
    </Dock>,
  );
  await expect.element(page.getByText("500 on this page / 3,212 matching")).toBeVisible();
  await expect.element(page.getByText("Page 1 of 7")).toBeVisible();
  expect(await findings()).toEqual([]);
});

test("totals stand in the order of the trade, with a true minus, and a dash where there is no list price", async () => {
  const screen = await show(<Totals label="Totals" of={summary} />);
  const shown = () => [...document.querySelectorAll(".totals > div")].map((cell) => cell.textContent);
  expect(shown()).toEqual([
    "Pieces4",
    "Carats4.73",
    "Rap avg10,264.27",
    "Disc avg %−43.84",
    "$/ct5,764.50",
    "Total$27,266.09",
  ]);
  await screen.rerender(<Totals label="Totals" of={{ ...summary, rapAverage: null, discount: null }} />);
  expect(shown().slice(2, 4)).toEqual(["Rap avg–", "Disc avg %–"]);
  // A premium bears its sign as a discount does.
  await screen.rerender(<Totals label="Totals" of={{ ...summary, discount: 4.62 }} />);
  expect(shown()[3]).toBe("Disc avg %+4.62");
});

test("selecting everything that matches is an act of its own, gone when everything is selected", async () => {
  const onAll = vi.fn();
  const onClear = vi.fn();
  const screen = await show(<DockSelection selected={500} matching={3212} onAll={onAll} onClear={onClear} />);
  await expect.element(page.getByRole("status")).toHaveTextContent("500 selected");
  await userEvent.click(page.getByRole("button", { name: "Select all 3,212" }));
  await userEvent.click(page.getByRole("button", { name: "Clear the selection" }));
  expect([onAll.mock.calls.length, onClear.mock.calls.length]).toEqual([1, 1]);
  await screen.rerender(<DockSelection selected={3212} matching={3212} onAll={onAll} onClear={onClear} />);
  await expect.element(page.getByRole("button", { name: /^Select all/ })).not.toBeInTheDocument();
});

test("the pager walks within its pages and hands out another size", async () => {
  const onPage = vi.fn();
  const onSize = vi.fn();
  const screen = await show(<Pager page={1} size={25} shown={25} matching={60} onPage={onPage} onSize={onSize} />);
  await expect.element(page.getByRole("button", { name: "Previous page" })).toBeDisabled();
  await userEvent.click(page.getByRole("button", { name: "Next page" }));
  expect(onPage).toHaveBeenCalledWith(2);
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Rows per page" }), "500 per page");
  expect(onSize).toHaveBeenCalledWith(500);
  await screen.rerender(<Pager page={3} size={25} shown={10} matching={60} onPage={onPage} onSize={onSize} />);
  await expect.element(page.getByRole("button", { name: "Next page" })).toBeDisabled();
});

test("a list of one page, and an empty one, have nothing to turn", async () => {
  await show(<Pager page={1} size={50} shown={0} matching={0} onPage={() => undefined} />);
  await expect.element(page.getByText("0 on this page / 0 matching")).toBeVisible();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});

test("a failed load shows the sentence, the request and another try", async () => {
  const onRetry = vi.fn();
  await show(
    <FailureState
      message="Failed to fetch hold data"
      requestId="01J9-7Q2M-44XD"
      at={new Date(2026, 10, 20, 14, 32)}
      onRetry={onRetry}
    />,
  );
  await expect.element(page.getByRole("alert")).toHaveTextContent("Failed to fetch hold data");
  await expect.element(page.getByRole("alert")).toHaveTextContent("Request 01J9-7Q2M-44XD, 20/11/2026 | 14:32");
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(await findings()).toEqual([]);
});

test("an empty list says what would fill it and offers that act", async () => {
  await show(
    <BlankState title="No holds for Northlight Jewels" acts={<a href="/search">Search stones</a>}>
      Stones this client holds appear here for 48 h.
    </BlankState>,
  );
  await expect.element(page.getByRole("status")).toHaveTextContent("Stones this client holds appear here for 48 h.");
  await expect.element(page.getByRole("link", { name: "Search stones" })).toBeVisible();
  expect(await findings()).toEqual([]);
});
