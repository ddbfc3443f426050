import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fieldMessages } from "#domain/field-messages.ts";
import { DateField } from "#ui/form/date-field.tsx";
import { FileField } from "#ui/form/file-field.tsx";
import type { FileValue } from "#ui/form/file-value.ts";
import { NumberField } from "#ui/form/number-field.tsx";
import { OtpField } from "#ui/form/otp-field.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { PhoneField, type PhoneValue } from "#ui/form/phone-field.tsx";
import { findings } from "./findings.ts";
import { show } from "./show.tsx";

let heard: unknown;

function Otp({ onComplete }: { onComplete?: (code: string) => void }) {
  const [code, setCode] = useState("");
  heard = code;
  return <OtpField value={code} onChange={setCode} onComplete={onComplete} />;
}

test("a pasted code fills the field, whatever stands between its digits", async () => {
  const onComplete = vi.fn();
  await show(<Otp onComplete={onComplete} />);
  const field = page.getByRole("textbox", { name: "Code" });
  await expect.element(field).toHaveAttribute("autocomplete", "one-time-code");
  await expect.element(field).toHaveAttribute("inputmode", "numeric");
  await userEvent.fill(field, "Your code: 123 456.");
  await expect.element(field).toHaveValue("123456");
  expect(onComplete).toHaveBeenCalledExactlyOnceWith("123456");
});

test("a code takes six digits and nothing else", async () => {
  await show(<Otp />);
  const field = page.getByRole("textbox", { name: "Code" });
  await userEvent.click(field);
  await userEvent.keyboard("1a2-3.4567");
  await expect.element(field).toHaveValue("123456");
});

test("a wrong code is said at the field", async () => {
  await show(<OtpField value="123456" onChange={() => undefined} error="The code is wrong." />);
  const field = page.getByRole("textbox", { name: "Code" });
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await expect.element(field).toHaveAccessibleDescription("The code is wrong.");
  expect(await findings()).toEqual([]);
});

test("the password can be shown, by keyboard too, and the button says which it does", async () => {
  await show(<PasswordField label="Password" defaultValue="correct-horse" />);
  const field = page.getByLabelText("Password", { exact: true });
  await userEvent.click(field);
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("button", { name: "Show the password" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveAttribute("type", "text");
  await expect.element(page.getByRole("button", { name: "Hide the password" })).toBeVisible();
  expect(await findings()).toEqual([]);
});

const countries = [
  { id: 21, phonecode: "32", name: "Belgium" },
  { id: 205, phonecode: "46", name: "Sweden" },
  { id: 231, phonecode: "1", name: "United States" },
  { id: 38, phonecode: "1", name: "Canada" },
];
function Phone() {
  const [value, setValue] = useState<PhoneValue>({ countryId: null, number: "" });
  heard = value;
  return <PhoneField countries={countries} value={value} onChange={setValue} errors={{ number: "Too short." }} />;
}

test("a country code is found by its number or by its country, shown as + and number, handed out as id", async () => {
  await show(<Phone />);
  const code = page.getByRole("combobox", { name: "Country code" });
  await userEvent.fill(code, "swe");
  await expect.element(page.getByRole("option")).toHaveTextContent("+46Sweden");
  expect(await findings()).toEqual([]);
  await userEvent.click(page.getByRole("option", { name: "Sweden" }));
  await expect.element(code).toHaveValue("+46");
  expect(heard).toEqual({ countryId: 205, number: "" });
  await userEvent.fill(code, "+1");
  await expect.poll(() => page.getByRole("option").elements().length).toBe(2);
  await userEvent.click(page.getByRole("option", { name: "Canada" }));
  await userEvent.fill(page.getByRole("textbox", { name: "Mobile" }), "6135550100");
  expect(heard).toEqual({ countryId: 38, number: "6135550100" });
  await code.click();
  await userEvent.keyboard("belg");
  await userEvent.click(page.getByRole("option", { name: "Belgium" }));
  expect(heard).toEqual({ countryId: 21, number: "6135550100" });
  await userEvent.fill(page.getByRole("textbox", { name: "Mobile" }), "+46 (0)70 123 45 67");
  expect(heard).toEqual({ countryId: 205, number: "70 123 45 67" });
  await expect.element(code).toHaveValue("+46");
  await expect.element(page.getByText("Too short.")).toBeVisible();
  expect(await findings()).toEqual([]);
});

test("part of a country and Enter choose its code; Enter on the list that is opened again changes nothing", async () => {
  await show(<Phone />);
  const code = page.getByRole("combobox", { name: "Country code" });
  await code.click();
  await userEvent.keyboard("belg{Enter}");
  expect(heard).toEqual({ countryId: 21, number: "" });
  await expect.element(code).toHaveValue("+32");
  await userEvent.keyboard("{Enter}{Enter}");
  await userEvent.keyboard("belg{Enter}");
  expect(heard).toEqual({ countryId: 21, number: "" });
  await userEvent.keyboard("{Tab}");
  await expect.element(code).toHaveValue("+32");
});

const picture = new File([new Uint8Array([137, 80, 78, 71])], "round.png", { type: "image/png" });
function Picture({ start }: { start: FileValue }) {
  const [value, setValue] = useState(start);
  heard = value;
  return <FileField label="Image" value={value} onChange={setValue} hint="PNG or JPEG" />;
}

test("a picture is chosen, shown and removed", async () => {
  await show(<Picture start={null} />);
  await userEvent.upload(page.getByLabelText("Image", { exact: true }), picture);
  await expect.poll(() => heard).toBeInstanceOf(File);
  await expect.element(page.getByText("round.png")).toBeVisible();
  expect(document.querySelector(".file-field img")?.getAttribute("src")).toMatch(/^blob:/);
  expect(await findings()).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: "Remove the file: Image" }));
  await expect.poll(() => heard).toBeNull();
});

test("a picture can be dropped in the place of the stored one", async () => {
  await show(<Picture start="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />);
  const transfer = new DataTransfer();
  transfer.items.add(picture);
  document
    .querySelector(".file-field")
    ?.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
  await expect.poll(() => (heard as File).name).toBe("round.png");
});

function Day() {
  const [value, setValue] = useState<string | null>("2026-11-20");
  heard = value;
  return <DateField label="Due" value={value} onChange={setValue} />;
}

test("a day is typed with or without zeros, or as a file has it", async () => {
  await show(<Day />);
  const field = page.getByRole("textbox", { name: "Due" });
  await expect.element(field).toHaveValue("20/11/2026");
  for (const [text, day, shown] of [
    ["05-12-2026", "2026-12-05", "05/12/2026"],
    ["3/2/2027", "2027-02-03", "03/02/2027"],
    ["2026-12-05", "2026-12-05", "05/12/2026"],
  ] as const) {
    await userEvent.fill(field, text);
    await userEvent.keyboard("{Tab}");
    expect(heard).toBe(day);
    await expect.element(field).toHaveValue(shown);
  }
  await field.click();
  await page.getByRole("button", { name: "24 December 2026" }).click();
  expect(heard).toBe("2026-12-24");
  await expect.element(field).toHaveValue("24/12/2026");
  await userEvent.click(page.getByRole("button", { name: "Clear" }));
  expect(heard).toBeNull();
  await expect.element(field).toHaveValue("");
});

test("a day that no calendar has stays in the field as it was typed, and the field says what it expects", async () => {
  await show(<Day />);
  const field = page.getByRole("textbox", { name: "Due" });
  for (const text of ["31-02-2026", "tomorrow", "01/01/0001"]) {
    await userEvent.fill(field, text);
    await expect.element(field).not.toHaveAttribute("aria-invalid", "true");
    await userEvent.keyboard("{Tab}");
    await expect.element(field).toHaveValue(text);
    await expect.element(field).toHaveAccessibleDescription(fieldMessages.day);
    expect(heard).toBe(text);
  }
  expect(await findings()).toEqual([]);
});

function Share() {
  const [value, setValue] = useState<number | string>(20);
  heard = value;
  return <NumberField label="Share" unit=" %" places={2} least={0} most={10_000} value={value} onChange={setValue} />;
}

test("a number is read with either decimal sign, and shown as it was read when it is left", async () => {
  await show(<Share />);
  const field = page.getByRole("textbox", { name: "Share" });
  await expect.element(field).toHaveValue("20 %");
  for (const [text, value, shown] of [
    ["12,5", 12.5, "12.5 %"],
    ["1,234", 1234, "1234 %"],
    ["1,234.50", 1234.5, "1234.5 %"],
  ] as const) {
    await userEvent.fill(field, text);
    expect(heard).toBe(value);
    await userEvent.keyboard("{Tab}");
    await expect.element(field).toHaveValue(shown);
  }
});

test("a text that is no number, or one out of its bounds, is handed out as it was typed, and said when it is left", async () => {
  await show(<Share />);
  const field = page.getByRole("textbox", { name: "Share" });
  for (const [text, said] of [
    ["1e3", fieldMessages.number(2)],
    ["1.2.3", fieldMessages.number(2)],
    ["12.345", fieldMessages.number(2)],
    ["-5", "Must be at least 0."],
    ["20,000", "Must be at most 10,000."],
  ] as const) {
    await userEvent.fill(field, text);
    await userEvent.keyboard("{Tab}");
    expect(heard).toBe(text);
    await expect.element(field).toHaveValue(text);
    await expect.element(field).toHaveAccessibleDescription(said);
  }
  expect(await findings()).toEqual([]);
});
