import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Dialog } from "#ui/act/dialog.tsx";
import { DateField } from "#ui/form/date-field.tsx";
import { Drawer } from "#ui/list/drawer.tsx";
import { show } from "./show.tsx";

const onClose = vi.fn();
beforeEach(() => onClose.mockClear());

function Due() {
  const [value, setValue] = useState<string | null>("2026-11-20");
  return <DateField label="Due" value={value} onChange={setValue} />;
}
const due = () => page.getByRole("textbox", { name: "Due" });
const days = () => page.getByRole("table");

test.each([
  { around: "drawer", Around: Drawer },
  { around: "dialog", Around: Dialog },
])("Escape closes the calendar first, and the $around only then", async ({ Around }) => {
  await show(
    <Around title="Task" onClose={onClose}>
      <Due />
    </Around>,
  );
  await due().click();
  await expect.element(days()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(days()).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await expect.element(due()).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test("a day that is chosen closes the calendar over the fields below it", async () => {
  await show(<Due />);
  await due().click();
  await page.getByRole("button", { name: /^26 November 2026/ }).click();
  await expect.element(days()).not.toBeInTheDocument();
  await expect.element(due()).toHaveValue("26/11/2026");
});

test("a day that is missing is called required, whatever form a program would have to give it in", async () => {
  await show(<DateField label="From" required value={null} onChange={() => {}} error="Must be a date (YYYY-MM-DD)." />);
  await expect.element(page.getByText("Required.")).toBeVisible();
  await expect.element(page.getByText("YYYY-MM-DD")).not.toBeInTheDocument();
});
