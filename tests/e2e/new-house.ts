import type { Page } from "@playwright/test";
import { BuiltPortal } from "#support/built-portal.ts";
import { test as base, expect } from "./journey.ts";

/** A house on its first day, with nobody in it: the portal has printed the address that sets it up. */
export const test = base.extend<object, { houseName: string; portal: BuiltPortal }>({
  /** Files that name another house get a portal of their own. */
  houseName: ["new", { scope: "worker", option: true }],
  portal: [
    async ({ houseName: _ }, use) => {
      const portal = await new BuiltPortal().start({ DEMO_HOUSE: "false" });
      await expect.poll(() => portal.setUp).toMatch(/#/);
      await use(portal);
      await portal.remove();
    },
    { scope: "worker", timeout: 240_000 },
  ],
});

export const administrator = { first_name: "Ines", last_name: "Novak", email: "admin@demo.test" };

/** The link of a step of the first day, on the page that lists them. */
export const firstStep = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });
