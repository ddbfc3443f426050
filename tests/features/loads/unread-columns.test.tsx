import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { LoadDetail } from "#features/loads/load.ts";
import { findings } from "../ui/findings.ts";
import { aColumn, aLoad, aMapping, aQuestion, aReadLoad } from "./a-load.ts";
import { button, LoadDesk } from "./load-desk.tsx";

type Column = NonNullable<LoadDetail["mapping"]>["columns"][number];

let desk: LoadDesk;
beforeEach(() => {
  desk = new LoadDesk();
  desk.onAct = desk.becomes(aReadLoad({ version: 4 }));
});

/** A load with further columns that give nothing, each chosen by nobody or by a person. */
function withUnread(names: readonly string[], chosen_by: Column["chosen_by"] = null, more: Partial<LoadDetail> = {}) {
  const added = names.map((header, at) => ({ column: 6 + at, header, field: null, chosen_by, values: [] }));
  const mapping = { ...aMapping(), columns: [...aMapping().columns.slice(0, 6), ...added] };
  const known = aLoad().columns.slice(0, 6);
  const facts = added.map(({ column, header }) =>
    aColumn(column, { header, samples: [`${header} 1`], field: null, chosen_by }),
  );
  return aLoad({ mapping, columns: [...known, ...facts], ...more });
}
const understood = page.getByText("Every column and every value of the file is understood.");
const named = (title: string) => page.getByRole("table", { name: title });
const sent = () => (desk.sent()[0]?.body.mapping as LoadDetail["mapping"])?.columns.slice(6);

test("a file is said to be understood only if each column is read, or was set aside by a person", async () => {
  desk.load = withUnread(["Note"], "person");
  const { unmount } = await desk.shown({ step: "questions" });
  await expect.element(understood).toBeVisible();
  await unmount();
  desk.load = withUnread(["Note"], "earlier");
  const again = await desk.shown({ step: "questions" });
  await expect.element(understood).toBeVisible();
  await again.unmount();
  desk.load = withUnread(["Taglio", "Misure"]);
  await desk.shown({ step: "questions" });
  await expect.element(page.getByText("What is read is understood. 2 columns are not read.")).toBeVisible();
  expect(understood.elements()).toEqual([]);
});

test("columns that are not read are named with their values, and lead to the columns", async () => {
  desk.load = withUnread(["Taglio", "Misure"]);
  await desk.shown({ step: "questions" });
  const unread = named("2 columns are not read");
  await expect.element(unread.getByRole("row", { name: /^Taglio/ })).toHaveTextContent("TaglioTaglio 1");
  await expect.element(unread.getByRole("row", { name: /^Misure/ })).toBeVisible();
  expect(await findings()).toEqual([]);
  await page.getByRole("link", { name: "Look at them" }).click();
  expect(desk.gone).toEqual(["/inventory/loads/7?step=columns"]);
  const row = page.getByRole("table", { name: "Columns" }).getByRole("row", { name: /^Taglio/ });
  await expect.element(row).toHaveTextContent("Not read");
});

test("a person sets them aside, together or one by one, and the file is read again", async () => {
  desk.load = withUnread(["Taglio", "Misure"]);
  await desk.shown({ step: "questions" });
  await button("Set 2 columns aside").click();
  await expect.poll(() => named("2 columns are not read").elements()).toEqual([]);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.poll(() => desk.sent()).toHaveLength(1);
  expect(sent()).toMatchObject([
    { header: "Taglio", field: null, chosen_by: "person" },
    { header: "Misure", field: null, chosen_by: "person" },
  ]);
});

test("under Columns one of them is set aside, and the other stays", async () => {
  desk.load = withUnread(["Taglio", "Misure"]);
  await desk.shown({ step: "columns" });
  await button("Set aside Taglio").click();
  const row = (name: RegExp) => page.getByRole("table", { name: "Columns" }).getByRole("row", { name });
  await expect.element(row(/^Taglio/)).toHaveTextContent("By you, not saved");
  await expect.element(row(/^Misure/)).toHaveTextContent("Not read");
  expect(await findings()).toEqual([]);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.poll(() => desk.sent()).toHaveLength(1);
  expect(sent()).toMatchObject([{ chosen_by: "person" }, { chosen_by: null }]);
});

test("a column that is asked about is named once; one without a name and without values is none", async () => {
  const question = aQuestion("column", { column: 6, header: "", samples: ["6.43"], candidates: ["measurements"] });
  desk.load = withUnread(["", "Note"], null, { questions: [question] });
  desk.load.columns.push(aColumn(8, { header: "", samples: [], field: null, chosen_by: null }));
  desk.load.mapping?.columns.push({ column: 8, header: "", field: null, chosen_by: null, values: [] });
  await desk.shown({ step: "questions" });
  await expect.element(page.getByRole("group", { name: "What is in the column “Column 7”?" })).toBeVisible();
  await expect.element(named("1 column is not read").getByRole("row", { name: /^Note/ })).toBeVisible();
});

test("of a thousand columns that are not read the first are named, and as long as the sheet is in question none", async () => {
  const tables = ["Natural", "Lab grown"].map((name) => ({ name, is_hidden: false }));
  const many = Array.from({ length: 300 }, (_, at) => `Extra ${at}`);
  desk.load = withUnread(many);
  const { unmount } = await desk.shown({ step: "questions" });
  await expect.element(page.getByText("and 280 more")).toBeVisible();
  await expect.poll(() => named("300 columns are not read").getByRole("row").elements().length).toBe(21);
  await unmount();
  desk.load = withUnread(["Taglio"], null, {
    tables,
    questions: [aQuestion("table", { candidates: ["Natural", "Lab grown"] })],
  });
  await desk.shown({ step: "questions" });
  await expect.element(page.getByRole("group", { name: /several sheets/ })).toBeVisible();
  expect(named("1 column is not read").elements()).toEqual([]);
});

test("whoever may not change how the file is read sees the columns, and cannot set them aside", async () => {
  desk.load = withUnread(["Taglio"]);
  await desk.shown({ step: "questions" }, false);
  await expect.element(button("Set 1 column aside")).toHaveAttribute("aria-disabled", "true");
});
