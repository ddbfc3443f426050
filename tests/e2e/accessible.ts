import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
type Axe = { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
type Rules = { type: "tag" | "rule"; values: string[] };

/** What axe finds on the page as it is, and whether the page scrolls sideways. */
async function findings(page: Page, runOnly: Rules): Promise<string[]> {
  // Rows that are read anew are dimmed for that moment.
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  // A page that was not loaded anew has it already.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  return page.evaluate(async (rules) => {
    const { axe: checker } = window as unknown as { axe: Axe };
    // A colour on its way to another is read by nobody; where one arrives, those that inherit it set out.
    const onTheWay = () => document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity);
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let still = 0; still < 2; still++) {
      await nextFrame();
      if (onTheWay().length > 0) still = -1;
      await Promise.allSettled(onTheWay().map((one) => one.finished));
    }
    const { violations } = await checker.run({ runOnly: rules, resultTypes: ["violations"] });
    const tooWide = document.documentElement.scrollWidth > window.innerWidth ? ["the page scrolls sideways"] : [];
    return [
      ...tooWide,
      ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`)),
    ];
  }, runOnly);
}

/** Nothing that axe knows stands in anybody's way, and the page does not scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  const values = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
  expect(await findings(page, { type: "tag", values })).toEqual([]);
}

/** What other colours of the same page can spoil: its text is read on its ground. */
export async function expectReadable(page: Page): Promise<void> {
  expect(await findings(page, { type: "rule", values: ["color-contrast", "link-in-text-block"] })).toEqual([]);
}

/** The same in the light and in the dark, as the page stands. */
export async function expectAccessibleInBothColours(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  await expectReadable(page);
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "light");
}

/** What another width of the same parts can spoil: they are hit by a finger, can be scrolled to, and fit. */
export async function expectRoomy(page: Page): Promise<void> {
  const values = ["target-size", "scrollable-region-focusable", "color-contrast"];
  expect(await findings(page, { type: "rule", values })).toEqual([]);
}
