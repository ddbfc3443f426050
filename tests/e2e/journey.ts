import { test as base, expect, type Page } from "@playwright/test";
import { BuiltPortal, demoPassword } from "#support/built-portal.ts";
import { Answers } from "./answers.ts";
import { Caused } from "./caused.ts";
import { HouseClient } from "./house-client.ts";
import { watchRefusals } from "./refused-by-policy.ts";
import { sessionKeeper, storeSession } from "./stored-session.ts";
import { noteNotifications } from "./told.ts";
import { tellTroubles, watchTroubles } from "./troubles.ts";

export { expect };

type Fixtures = {
  house: HouseClient;
  /** Signs in by the form, up to the dashboard. */
  signInAtTheDoor: (name: string, page?: Page) => Promise<void>;
  /** Puts a new session of a person into the browser, as if they had signed in before. The journey opens its screen. */
  signIn: (name: string, page?: Page) => Promise<void>;
  freshPage: () => Promise<Page>;
};

/** A journey begins on the sign-in page of a running house. Each worker has a copy of the demo house for all its journeys. */
export const test = base.extend<Fixtures, { portal: BuiltPortal; caused: Caused; keeper: string }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its pattern
    async ({}, use) => {
      const portal = await new BuiltPortal().copyOf(process.env.SEEDED_HOUSE ?? "").start();
      await new HouseClient(portal.address).withoutRest();
      await use(portal);
      await portal.remove();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its pattern
  keeper: [async ({}, use) => use(await sessionKeeper()), { scope: "worker" }],
  /** The transitions that the browsers of this worker cause in its house. */
  caused: [
    async ({ portal }, use) => {
      const caused = new Caused();
      await use(caused);
      await caused.keep(portal.dataDir);
    },
    { scope: "worker" },
  ],
  context: async ({ context, caused, portal }, use, journey) => {
    caused.watch(context);
    const answers = new Answers();
    answers.watch(context);
    await noteNotifications(context);
    const seen = watchTroubles(context);
    const refused = watchRefusals(context, portal.address);
    await use(context);
    if (journey.status !== journey.expectedStatus) await tellTroubles(context, seen);
    expect(await answers.wrong()).toEqual([]);
    expect(refused).toEqual([]);
  },
  baseURL: async ({ portal }, use) => use(portal.address),
  /** The house by its calls, to prepare a journey and to read its results. */
  house: async ({ portal }, use) => use(new HouseClient(portal.address)),
  signInAtTheDoor: async ({ page }, use) => {
    await use(async (name, on = page) => {
      await on.goto("/login");
      await on.getByLabel("E-mail").fill(`${name}@demo.test`);
      await on.getByRole("textbox", { name: "Password" }).fill(demoPassword);
      await on.getByRole("button", { name: "Sign in", exact: true }).click();
      await expect(on).toHaveURL(/\/dashboard$/);
    });
  },
  signIn: async ({ page, house, keeper }, use) => {
    await use(async (name, on = page) => storeSession(on, keeper, await house.openSession(name)));
  },
  /** A browser of another person, with nothing of the first one in it. */
  freshPage: async ({ browser, baseURL, caused, portal }, use, journey) => {
    const opened: { page: Page; seen: string[]; refused: string[] }[] = [];
    await use(async () => {
      const context = await browser.newContext(baseURL ? { baseURL } : {});
      caused.watch(context);
      await noteNotifications(context);
      const seen = watchTroubles(context);
      const refused = watchRefusals(context, portal.address);
      const page = await context.newPage();
      opened.push({ page, seen, refused });
      return page;
    });
    for (const { page, seen, refused } of opened) {
      if (journey.status !== journey.expectedStatus) await tellTroubles(page.context(), seen);
      await page.context().close();
      expect(refused).toEqual([]);
    }
  },
});

/** An entry of the sidebar, with the count of what waits there. A screen may have a link to the same place. */
export const sidebarLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: new RegExp(`^${name}( [\\d,]+)?$`) });

/** Walks to another address of the same page, like a link. Nothing is loaded anew. */
export const walkTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, address);

/** Signs in by the form for guests. */
export async function enterAsGuest(page: Page, name: string, email: string): Promise<void> {
  await page.goto("/login?form=guest");
  await page.getByLabel("Company").fill("Orchard Lane Jewellers");
  await page.getByLabel("Contact person").fill(name);
  await page.getByRole("combobox", { name: "Country code" }).click();
  await page.getByRole("option", { name: /\+46/ }).click();
  await page.getByLabel("Mobile").fill("70 123 45 67");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Continue as a guest" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}
