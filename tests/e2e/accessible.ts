import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
type Axe = { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
type Rules = { type: "tag" | "rule"; values: string[] };

/** axe's findings on the present page, and whether the page scrolls sideways. */
async function findings(page: Page, runOnly: Rules): Promise<string[]> {
  // Rows are dimmed while they are read anew.
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  // axe is in the page already, unless the page was loaded anew.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  return page.evaluate(async (rules) => {
    const { axe: checker } = window as unknown as { axe: Axe };
    // A colour in transition is not measured. Where one transition ends, others that inherit the colour may begin.
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

/** Expects no finding of axe, and a page that does not scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  const values = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
  expect(await findings(page, { type: "tag", values })).toEqual([]);
}

/** Checks what other colours of the same page can spoil: the contrast of its text. */
export async function expectReadable(page: Page): Promise<void> {
  expect(await findings(page, { type: "rule", values: ["color-contrast", "link-in-text-block"] })).toEqual([]);
}

/** Checks the present page in the light and in the dark. */
export async function expectAccessibleInBothColours(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  await expectReadable(page);
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "light");
}

/** Checks what another width of the same parts can spoil: targets for a finger, scrolling, and room. */
export async function expectRoomy(page: Page): Promise<void> {
  const values = ["target-size", "scrollable-region-focusable", "color-contrast"];
  expect(await findings(page, { type: "rule", values })).toEqual([]);
}
