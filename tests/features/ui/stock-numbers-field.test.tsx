import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { messages } from "#domain/portal-messages.ts";
import { pasteInto } from "#support/paste-into.ts";
import { type RefusedNumber, StockNumbersField } from "#ui/form/stock-numbers-field.tsx";
import { show } from "./show.tsx";

function Numbers({ refused = [] }: { refused?: readonly RefusedNumber[] }) {
  const [value, setValue] = useState("NW1");
  return (
    <StockNumbersField
      label="Numbers"
      hint=""
      name="numbers"
      value={value}
      refused={refused}
      most={500}
      onChange={setValue}
    />
  );
}
const field = page.getByRole("textbox", { name: "Numbers" });
const many = Array.from({ length: 100_000 }, (_, place) => `NW${1_000_000 + place}`);
const refusal = "No more than 500 numbers at a time, and this text is longer. Nothing was added.";

test("a list that is far too long is not written into the field: it says so at once, until something is typed", async () => {
  await show(<Numbers />);
  for (const text of [many.join("\n"), many.join(" ")]) {
    pasteInto(field, text);
    await expect.element(page.getByText(refusal)).toBeVisible();
    await expect.element(field).toHaveValue("NW1");
  }
  await field.fill("NW2");
  await expect.element(page.getByText(refusal)).not.toBeInTheDocument();
});

test("a column with the empty rows of a whole sheet below it is read by its numbers", async () => {
  await show(<Numbers />);
  (field.element() as HTMLTextAreaElement).select();
  pasteInto(field, `NW7\r\nNW8${"\r\n".repeat(1_000_000)}`);
  await expect.element(field).toHaveValue("NW7\nNW8");
  await expect.element(page.getByText("2 numbers.")).toBeVisible();
});

test("a number that is out says to whom in place of the rule, and a number of no stone says the rule", async () => {
  const now = { is: "onMemo", is_own: false, client: "Northlight Jewels", paper: "M-2026-0042" } as const;
  const refused = [
    { stock_no: "NW1", reason: messages.onlyAvailableStones, now: { ...now, until: null, sold_at: null } },
    { stock_no: "NW2", reason: messages.stoneUnknown },
  ];
  await show(<Numbers refused={refused} />);
  await field.fill("NW1 NW2");
  await expect
    .element(page.getByRole("listitem").first())
    .toHaveTextContent(/^NW1\s*On memo to Northlight Jewels \(M-2026-0042\)\.$/);
  await expect.element(page.getByRole("listitem").last()).toHaveTextContent(/^NW2\s*No stone has this number\.$/);
});

test("the numbers that were refused can be copied, and a number with its prefix apart is one of them", async () => {
  const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const refused = [
    { stock_no: "HL 1000009", reason: "No stone has this number." },
    { stock_no: "GIA1794710872", reason: "No stone has this number." },
  ];
  function Refused() {
    const [value, setValue] = useState("AA-1000001\nHL 1000009, GIA1794710872");
    return (
      <StockNumbersField label="Numbers" hint="" name="numbers" value={value} refused={refused} onChange={setValue} />
    );
  }
  await show(<Refused />);
  await expect.element(page.getByText("3 numbers.")).toBeVisible();
  await page.getByRole("button", { name: "Copy them" }).click();
  expect(written).toHaveBeenCalledWith("HL 1000009\nGIA1794710872");
  await page.getByRole("button", { name: "Remove these 2" }).click();
  await expect.element(field).toHaveValue("AA-1000001");
});
