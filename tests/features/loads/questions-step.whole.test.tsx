import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { findings } from "../ui/findings.ts";
import { aLoad, aQuestion, aReadLoad, discountQuestion, purityQuestion } from "./a-load.ts";
import { button, LoadDesk, step } from "./load-desk.tsx";

let desk: LoadDesk;
beforeEach(() => {
  desk = new LoadDesk();
  desk.onAct = desk.becomes(aReadLoad({ version: 4 }));
});

const radio = (name: string | RegExp) => page.getByRole("radio", { name });
const asked = (name: string) => page.getByRole("group", { name });
const savedMapping = () => desk.sent()[0]?.body.mapping as ReturnType<typeof aLoad>["mapping"];

async function withQuestions(...questions: ReturnType<typeof aQuestion>[]) {
  desk.load = aLoad({ questions });
  await desk.shown({ step: "questions" });
}
async function saved() {
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.poll(() => desk.sent()).toHaveLength(1);
}

test("the discount is asked in words and answered by keyboard alone", async () => {
  await withQuestions(discountQuestion);
  await expect.element(asked("Discounts are written as 38,5. Below or above the list?")).toBeVisible();
  await expect.element(page.getByText("The first values: 38,5, 41, 22.5")).toBeVisible();
  await expect.element(radio("Below the list: 38,5 is 38.5 % less")).toBeVisible();
  await expect.element(button(/^Read again/)).toHaveAccessibleDescription("Answer a question first.");
  expect(await findings()).toEqual([]);
  (radio(/^Below the list/).element() as HTMLElement).focus();
  await userEvent.keyboard(" ");
  await expect.element(button(/^Read again with 1 answer/)).toBeVisible();
  await saved();
  expect(savedMapping()?.discount).toBe("below");
});

test("a field that is called by its answers is asked for without another word before it", async () => {
  await withQuestions({ ...purityQuestion, field: "stone_origin", header: "Type", raw: "natürlich", rows: 31 });
  await expect.element(asked("“natürlich” in 31 rows: natural or lab grown?")).toBeVisible();
});

test("a value that is in no list is asked once, with its rows counted, and any value of the list may be the answer", async () => {
  await withQuestions(purityQuestion);
  await expect.element(asked("“FL.” in 12 rows: which clarity?")).toBeVisible();
  await radio("FL").click();
  await expect.element(page.getByText("1 change")).toBeVisible();
  await userEvent.click(page.getByRole("combobox", { name: "Another value" }));
  await page.getByRole("option", { name: "IF" }).click();
  await expect.element(radio("FL")).not.toBeChecked();
  await saved();
  expect(savedMapping()?.columns[4]?.values).toEqual([{ raw: "FL.", code: "IF" }]);
});

test("a value may be left empty", async () => {
  await withQuestions(purityQuestion);
  await radio("Leave it empty").click();
  await saved();
  expect(savedMapping()?.columns[4]?.values).toEqual([{ raw: "FL.", code: null }]);
});

test("a column that may be two things is asked, and never taken silently", async () => {
  await withQuestions(
    aQuestion("column", {
      column: 6,
      header: "Remarks",
      samples: ["6.43-6.47"],
      candidates: ["measurements", "carat"],
    }),
  );
  await expect.element(asked("What is in the column “Remarks”?")).toBeVisible();
  await radio("Measurements in one").click();
  await saved();
  expect(savedMapping()?.columns[6]).toMatchObject({ field: "measurements", chosen_by: "person" });
});

test("a field that no column gives comes from a column, or is the same for every stone", async () => {
  await withQuestions(aQuestion("missing", { field: "stone_origin" }));
  await expect.element(asked("No column says “Natural or lab grown”. Where does it come from?")).toBeVisible();
  await userEvent.click(page.getByRole("combobox", { name: "From the column" }));
  await page.getByRole("option", { name: "Remarks" }).click();
  await userEvent.click(page.getByRole("combobox", { name: "The same for every stone" }));
  await page.getByRole("option", { name: "Natural" }).click();
  await expect.element(page.getByRole("combobox", { name: "From the column" })).toHaveValue("");
  expect(await findings()).toEqual([]);
  await saved();
  expect(savedMapping()?.fixed).toEqual([{ field: "stone_origin", value: "2" }]);
  expect(savedMapping()?.columns[6]?.field).toBeNull();
});

test("numbers in another unit are asked by what one of them would mean", async () => {
  await withQuestions(
    aQuestion("scale", { column: 2, header: "Size", field: "carat", samples: ["102"], candidates: ["1", "0.01"] }),
  );
  await expect.element(asked("Carat is written as 102. What does it mean?")).toBeVisible();
  await expect.element(radio("102 means 102.00")).toBeVisible();
  await radio("102 means 1.02").click();
  await saved();
  expect(savedMapping()?.columns[2]?.factor).toBe(0.01);
});

test("of several sheets the person says which lists the stones, and its columns are matched anew", async () => {
  const tables = ["Read me", "Natural", "Lab grown"].map((name) => ({ name, is_hidden: false }));
  desk.load = aLoad({ tables, questions: [aQuestion("table", { candidates: ["Natural", "Lab grown"] })] });
  await desk.shown({ step: "questions" });
  await radio("Lab grown").click();
  await saved();
  expect(savedMapping()).toMatchObject({ table: 2, sheet: "Lab grown", columns: [] });
});

test("a number with two meanings is asked by what it would be", async () => {
  await withQuestions(aQuestion("decimal", { samples: ["1,234", "5.000"] }));
  await expect.element(asked("Decimals are written with points and with commas. What is 1,234?")).toBeVisible();
  await expect.element(radio("The point is the decimal sign: 1,234 is 1234")).toBeVisible();
  await radio("The comma is the decimal sign: 1,234 is 1.234").click();
  await saved();
  expect(savedMapping()?.decimal).toBe("comma");
  expect(savedMapping()?.columns).toHaveLength(7);
});

test("answers are counted, and survive a walk through the other steps", async () => {
  await withQuestions(discountQuestion, purityQuestion);
  await radio(/^Below the list/).click();
  await page.getByRole("link", { name: /Columns/ }).click();
  await expect.element(button("Save 1 change and read again")).toBeVisible();
  await page.getByRole("link", { name: /Questions/ }).click();
  await expect.element(radio(/^Below the list/)).toBeChecked();
  await radio("FL").click();
  await expect.element(button(/^Read again with 2 answers/)).toBeVisible();
});

test("the step of the questions is done only once none is open, from whatever step one looks", async () => {
  const place = () =>
    step(/Questions/)
      .element()
      .querySelector("[data-done]");
  desk.load = aLoad({ questions: [aQuestion("missing", { field: "stone_origin" })] });
  await desk.shown({ step: "columns" });
  for (const name of [/Columns/, /Difference/, /Commit/]) {
    await step(name).click();
    await expect.element(step(name)).toHaveAttribute("aria-current", "step");
    await expect.element(step(/Questions/)).toHaveTextContent("1");
    expect(place()).toBeNull();
  }
  desk.load = aLoad({ version: 4 });
  window.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(place).not.toBeNull();
});

test("three hundred questions are shown twenty-five at a time", async () => {
  const many = Array.from({ length: 300 }, (_, at) => ({ ...purityQuestion, raw: `X${at}` }));
  await withQuestions(...many);
  await expect.poll(() => page.getByRole("group").elements().length).toBe(25);
  await button("Show 25 more questions").click();
  await expect.poll(() => page.getByRole("group").elements().length).toBe(50);
});

test("a load without questions says so and leads on to the difference", async () => {
  await withQuestions();
  await expect.element(page.getByText("No questions are open").first()).toBeVisible();
  await button(/^Go on to difference/).click();
  expect(desk.gone).toEqual(["/inventory/loads/7?step=difference"]);
});
