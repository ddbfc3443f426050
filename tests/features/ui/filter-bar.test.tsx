import { useState } from "react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SearchField } from "#ui/form/search-field.tsx";
import type { Filter, FilterValues } from "#ui/list/filter.ts";
import { FilterBar } from "#ui/list/filter-bar.tsx";
import { activeFilters } from "#ui/list/filter-chips.tsx";
import { findings } from "./findings.ts";
import { show } from "./show.tsx";

const filters: Filter[] = [
  { kind: "search", name: "search", label: "Name or code" },
  {
    kind: "choice",
    name: "status",
    label: "Status",
    choices: [
      { value: "1", label: "Available" },
      { value: "4", label: "Hold" },
    ],
  },
  { kind: "dates", from: "startDate", to: "endDate", label: "Added" },
];
let values: FilterValues;
let patches: FilterValues[];

beforeEach(async () => {
  await page.viewport(1280, 800);
  patches = [];
});

function Bar({ start = {} }: { start?: FilterValues }) {
  const [now, setNow] = useState(start);
  values = now;
  return (
    <FilterBar
      filters={filters}
      values={now}
      onChange={(patch) => {
        patches.push(patch);
        setNow((before) => ({ ...before, ...patch }));
      }}
    />
  );
}

test("a search asks once when one stops typing, and at once on Enter", async () => {
  await show(<Bar />);
  const field = page.getByRole("searchbox", { name: "Name or code" });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await userEvent.type(field, "rou");
  expect(patches).toEqual([]);
  await vi.advanceTimersByTimeAsync(300);
  expect(patches).toEqual([{ search: "rou" }]);
  await userEvent.type(field, "nd{Enter}");
  expect(patches).toEqual([{ search: "rou" }, { search: "round" }]);
});

test("the search follows the address when Back changes it", async () => {
  const onChange = () => undefined;
  const screen = await show(<SearchField label="Search" value="round" onChange={onChange} />);
  const field = page.getByRole("searchbox");
  await expect.element(field).toHaveValue("round");
  await screen.rerender(<SearchField label="Search" value="" onChange={onChange} />);
  await expect.element(field).toHaveValue("");
});

test("a choice filters, its chip says so in words and lifts it", async () => {
  await show(<Bar />);
  await userEvent.click(page.getByRole("combobox", { name: "Status" }));
  await userEvent.click(page.getByRole("option", { name: "Hold" }));
  await expect.poll(() => values.status).toBe("4");
  expect(await findings()).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: "Remove the filter Status Hold" }));
  await expect.poll(() => values.status).toBeUndefined();
});

test("days are shown as DD/MM/YYYY and handed out as YYYY-MM-DD", async () => {
  await show(<Bar start={{ startDate: "2026-11-05", endDate: "2026-11-20" }} />);
  await expect
    .element(page.getByRole("button", { name: "Remove the filter Added from 05/11/2026 to 20/11/2026" }))
    .toBeVisible();
  await expect.element(page.getByText("05/11/2026 – 20/11/2026")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Added 05/11/2026 – 20/11/2026" }));
  const dialog = page.getByRole("dialog");
  await userEvent.click(dialog.getByRole("button", { name: "10 November 2026" }));
  await userEvent.click(dialog.getByRole("button", { name: "12 November 2026" }));
  await expect.poll(() => values).toEqual({ startDate: "2026-11-10", endDate: "2026-11-12" });
  expect(await findings()).toEqual([]);
});

test("all filters are lifted at once", async () => {
  await show(<Bar start={{ search: "round", status: "4", endDate: "2026-11-20" }} />);
  await userEvent.click(page.getByRole("button", { name: "Clear 3 filters" }));
  await expect
    .poll(() => values)
    .toEqual({ search: undefined, status: undefined, startDate: undefined, endDate: undefined });
  await expect.element(page.getByRole("searchbox")).toHaveValue("");
});

test("a filter of a value that is no longer offered still shows and can be lifted", () => {
  expect(activeFilters(filters, { status: "99" })).toEqual([{ label: "Status 99", patch: { status: undefined } }]);
});
