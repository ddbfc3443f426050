import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { failure, success } from "#support/fake-server.ts";
import { aLoad, discountQuestion, supplyFields } from "./a-load.ts";
import { button, LoadDesk } from "./load-desk.tsx";

let desk: LoadDesk;
beforeEach(() => {
  desk = new LoadDesk();
});

/** Keeps the fields unread until the test has them read. */
function holdFields(): () => void {
  let read: () => void = () => {};
  const answer = new Promise<Response>((resolve) => {
    read = () => resolve(success(supplyFields));
  });
  desk.fields = () => answer;
  return read;
}

const field = (header: string) => page.getByRole("combobox", { name: `${header} is read as` });

test("a column is offered once the fields are read, and a name typed at once chooses one", async () => {
  const read = holdFields();
  await desk.shown({ step: "columns" });
  await expect.element(page.getByRole("status", { name: /all fields/i })).toBeInTheDocument();
  await expect.element(page.getByRole("combobox", { name: "Separator" })).toBeVisible();
  expect(field("Remarks").elements()).toEqual([]);
  expect(page.getByRole("combobox", { name: "Another value for every stone" }).elements()).toEqual([]);
  read();
  await userEvent.click(field("Remarks"));
  await userEvent.keyboard("measure{Enter}");
  await expect.element(page.getByRole("row", { name: /^Remarks/ })).toHaveTextContent("By you, not saved");
});

test("fields that cannot be read are said, and are read again", async () => {
  desk.fields = () => failure(500);
  await desk.shown({ step: "columns" });
  await button("Try again").click();
  desk.fields = () => success(supplyFields);
  await button("Try again").click();
  await expect.element(field("Size")).toHaveValue("Carat");
});

test("questions about columns wait for the fields too", async () => {
  const read = holdFields();
  desk.load = aLoad({ questions: [discountQuestion] });
  await desk.shown({ step: "questions" });
  await expect.element(page.getByRole("status", { name: /all fields/i })).toBeInTheDocument();
  expect(page.getByRole("radio").elements()).toEqual([]);
  read();
  await expect.element(page.getByRole("radio").first()).toBeVisible();
});
