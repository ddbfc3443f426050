import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeServer } from "#support/fake-server.ts";
import { showScreen } from "#support/show-screen.tsx";
import { answers, Search } from "./search-house.tsx";

test("the label of a group and the acts on its choice have room beside each other", async () => {
  await showScreen(fakeServer(answers()), <Search start={{ what: { attributes: { cut: { values: ["EX"] } } } }} />);
  await page.viewport(1366, 768);
  const choice = page.getByRole("combobox", { name: "Cut, polish, symmetry: selected values" });
  await expect.element(choice).toBeVisible();
  await document.fonts.ready;
  const label = page.getByText("Cut, polish, symmetry", { exact: true });
  const room = () => {
    const [first, second] = [label, choice].map((one) => one.element().getBoundingClientRect());
    return (second?.left ?? 0) - (first?.right ?? 0);
  };
  expect(room()).toBeGreaterThanOrEqual(0);
  await choice.selectOptions("Does not contain");
  await expect.element(choice).toHaveValue("out");
  expect(room()).toBeGreaterThanOrEqual(0);
});
