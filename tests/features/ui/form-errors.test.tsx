import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { messages } from "#domain/messages.ts";
import { FormErrors } from "#ui/form/form-errors.tsx";
import { show } from "./show.tsx";

test("the summary names the fields to check, and says what is wrong with no field of the form", async () => {
  const errors = [
    { path: "/data/code", message: "Must not be empty." },
    { path: "/data/parent", message: "Must be a number." },
  ];
  await show(<FormErrors failure={{ message: messages.malformed, errors }} fields={{ code: { label: "Code" } }} />);
  const summary = page.getByRole("alert");
  await expect.element(summary).toHaveTextContent("Please check: Code.");
  await expect.element(summary).toHaveTextContent("Must be a number.");
  await expect.element(summary).not.toHaveTextContent("Must not be empty.");
  await expect.element(summary).not.toHaveTextContent(messages.malformed);
});
