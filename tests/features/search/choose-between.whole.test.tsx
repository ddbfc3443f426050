import { expect, test } from "vitest";
import { fakeServer } from "#support/fake-server.ts";
import { showScreen } from "#support/show-screen.tsx";
import { answers, chip, latest, Search } from "./search-house.tsx";

const shift = { modifiers: ["Shift" as const] };

test("with Shift all grades from the last chosen one up to another are chosen, as the chip says before", async () => {
  const server = fakeServer(answers());
  await showScreen(server, <Search />);
  await expect.element(chip("F 0")).not.toHaveAttribute("title");
  await chip("D 3").click();
  await expect.element(chip("F 0")).toHaveAttribute("title", "Shift and click: D to F");
  await chip("F 0").click(shift);
  await expect.poll(() => latest(server)).toEqual({ attributes: { color: { values: ["D", "E", "F"] } } });
  await expect.element(chip("E 12")).toHaveAttribute("aria-pressed", "true");
});

test("with Shift a range of weights is widened, and a lab is chosen alone, since none lies between two", async () => {
  const server = fakeServer(answers());
  await showScreen(server, <Search start={{ what: { ranges: { carat: { from: 1, to: 1.49 } } } }} />);
  await expect.element(chip("1.50–1.99 7")).toHaveAttribute("title", "Shift and click: 1.00 to 1.99");
  await chip("1.50–1.99 7").click(shift);
  await expect.poll(() => latest(server)).toEqual({ ranges: { carat: { from: 1, to: 1.99 } } });
  await chip("GIA").click();
  await expect.element(chip("IGI")).not.toHaveAttribute("title");
  await chip("IGI").click(shift);
  await expect.poll(() => latest(server)).toMatchObject({ attributes: { lab: { values: ["GIA", "IGI"] } } });
});
