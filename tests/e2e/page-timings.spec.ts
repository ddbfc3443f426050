import type { Page } from "@playwright/test";
import { BuiltPortal } from "#support/built-portal.ts";
import { freePort } from "#support/free-port.ts";
import { expect, test as journey } from "./journey.ts";

/** A house that times its pages, and whose figures are read. */
const test = journey.extend<object, { metrics: string; portal: BuiltPortal }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its pattern
  metrics: [async ({}, use) => use(`127.0.0.1:${await freePort()}`), { scope: "worker" }],
  portal: [
    async ({ metrics }, use) => {
      const portal = await new BuiltPortal().start({ METRICS: metrics, PAGE_TIMINGS: "on" });
      await use(portal);
      await portal.remove();
    },
    { scope: "worker", timeout: 240_000 },
  ],
});

const figuresAt = async (metrics: string) => (await fetch(`http://${metrics}/metrics`)).text();
const piece = /\/time-page-[^/]*\.js$/;

/** The effect of another tab that comes before this one. */
const putOutOfSight = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    Reflect.deleteProperty(document, "visibilityState");
  });

test("a house that times its pages knows how fast each was, by the pattern of its screen alone", {
  tag: "@whole",
}, async ({ page, metrics, signIn }) => {
  /** The figures of the house once the page was out of sight. What measures it may come late. */
  const figuresAfter = async () => {
    await page.keyboard.press("Shift"); // what is shown largest is settled by a first touch
    await putOutOfSight(page);
    return figuresAt(metrics);
  };

  await page.goto("/login?from=%2Fsearch");
  await page.getByLabel("E-mail").fill("nora@harbour.test");
  await expect.poll(figuresAfter).toContain('loupe_page_seconds_count{figure="LCP",screen="/login"} 1');
  await signIn("admin");
  await page.goto("/client/7?search=harbour");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  const ofClient = /^loupe_page_seconds_count\{figure="TTFB",screen="\/client\/\$id"\} 1$/m;
  await expect.poll(figuresAfter).toMatch(ofClient);
  const figures = await figuresAt(metrics);
  for (const word of ["harbour", "nora", "from=", "/client/7"]) expect(figures).not.toContain(word);
});

journey("any other house fetches nothing to time its pages, and is told nothing", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/login");
  await page.getByLabel("E-mail").fill("nora@harbour.test");
  await page.waitForLoadState("networkidle");
  await page.goto("/icon.svg");
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((url) => piece.test(url) || url.endsWith("/page-timings"))).toEqual([]);
});
