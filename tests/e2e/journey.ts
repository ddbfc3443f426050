import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test as base, expect, type Page } from "@playwright/test";
import { BuiltPortal, demoPassword } from "#support/built-portal.ts";
import { Caused } from "./caused.ts";
import { HouseClient } from "./house-client.ts";

export { expect };

type Fixtures = {
  house: HouseClient;
  signIn: (name: string, page?: Page) => Promise<void>;
  freshPage: () => Promise<Page>;
};

/** A journey starts at the door of a running house; each worker has one house for all its journeys. */
export const test = base.extend<Fixtures, { portal: BuiltPortal; caused: Caused }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its pattern
    async ({}, use) => {
      const portal = await new BuiltPortal().start();
      await use(portal);
      await portal.remove();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  /** What the browsers of this worker do to its house. */
  caused: [
    async ({ portal }, use) => {
      const caused = new Caused();
      await use(caused);
      await caused.keep(portal.dataDir);
    },
    { scope: "worker" },
  ],
  context: async ({ context, caused }, use) => {
    caused.watch(context);
    await use(context);
  },
  baseURL: async ({ portal }, use) => use(portal.address),
  /** The house by its calls: to arrange what a journey begins with, and to read what it left. */
  house: async ({ portal }, use) => use(new HouseClient(portal.address)),
  signIn: async ({ page }, use) => {
    await use(async (name, on = page) => {
      await on.goto("/login");
      await on.getByLabel("E-mail").fill(`${name}@demo.test`);
      await on.getByRole("textbox", { name: "Password" }).fill(demoPassword);
      await on.getByRole("button", { name: "Sign in", exact: true }).click();
      await expect(on).toHaveURL(/\/dashboard$/);
    });
  },
  /** A browser of somebody else: nothing of the first one is in it. */
  freshPage: async ({ browser, baseURL, caused }, use) => {
    const opened: Page[] = [];
    await use(async () => {
      const context = await browser.newContext(baseURL ? { baseURL } : {});
      caused.watch(context);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

/** An entry of the sidebar; a screen may well lead to the same place. */
export const sidebarLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });

/** Somebody comes in by the form for guests. */
export async function enterAsGuest(page: Page, name: string, email: string): Promise<void> {
  await page.goto("/login?form=guest");
  await page.getByLabel("Company").fill("Orchard Lane Jewellers");
  await page.getByLabel("Contact person").fill(name);
  await page.getByRole("combobox", { name: "Country code" }).click();
  await page.getByRole("option", { name: /\+46/ }).click();
  await page.getByLabel("Mobile").fill("70 123 45 67");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Enter as a guest" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
type Axe = { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };

/** Nothing that axe knows stands in anybody's way, and the page does not scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: Axe };
    // A colour on its way to another is read by nobody.
    const passing = document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map((one) => one.finished));
    const { violations } = await checker.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] });
    const tooWide = document.documentElement.scrollWidth > window.innerWidth ? ["the page scrolls sideways"] : [];
    return [
      ...tooWide,
      ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`)),
    ];
  });
  expect(found).toEqual([]);
}
