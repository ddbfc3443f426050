import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeServer } from "#support/fake-server.ts";
import { showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { answers, chip, latest, Search } from "./search-house.tsx";

test("what is typed as a bound is asked once one rests, and a range upside down not at all", async () => {
  const server = fakeServer(answers());
  await showScreen(server, <Search />);
  await expect.element(chip("E 12")).toBeVisible();
  await page.getByRole("textbox", { name: "Carat from" }).fill("1.2");
  await expect.poll(() => latest(server)).toEqual({ ranges: { carat: { from: 1.2 } } });
  await page.getByRole("textbox", { name: "Carat to" }).fill("1");
  await expect.element(page.getByText("The end is before the start")).toBeVisible();
  expect(latest(server)).toEqual({ ranges: { carat: { from: 1.2 } } });
});

test("what cannot be read as a bound is said at its field, and the other bound counts", async () => {
  const server = fakeServer(answers());
  await showScreen(server, <Search />);
  await expect.element(chip("E 12")).toBeVisible();
  const from = page.getByRole("textbox", { name: "Carat from" });
  const to = page.getByRole("textbox", { name: "Carat to" });
  await from.fill("-1");
  await to.fill("1e3");
  await expect.poll(() => latest(server)).toEqual({ ranges: { carat: { from: -1 } } });
  await expect.element(page.getByText("“1e3” is not a number. The search goes on without it.")).toBeVisible();
  await expect.element(to).toHaveAccessibleDescription(/“1e3” is not a number/);
  await expect.element(from).not.toHaveAccessibleDescription(/not a number/);
  await expect.element(from).toHaveAttribute("aria-invalid", "false");
  expect(await findings()).toEqual([]);
});

test("a bound is read like every typed number, and shows how when its field is left", async () => {
  const server = fakeServer(answers());
  await showScreen(server, <Search />);
  await expect.element(chip("E 12")).toBeVisible();
  const from = page.getByRole("textbox", { name: "Carat from" });
  for (const [typed, read] of [
    ["5,000", 5000],
    ["1,5", 1.5],
    ["12 000", 12_000],
  ] as const) {
    await from.fill(typed);
    await page.getByRole("textbox", { name: "Carat to" }).click();
    await expect.poll(() => latest(server)).toEqual({ ranges: { carat: { from: read } } });
    await expect.element(from).toHaveValue(String(read));
  }
});
