/**
 * `npm run bench:click -- --stones 1000000`: the time from a click on a chip to the new counts on the screen, in a real
 * browser, against the same search only fetched and parsed in the same page.
 */
import { parseArgs } from "node:util";
import { chromium as chromiumBrowser, type Page } from "@playwright/test";
import { chromium } from "#support/chromium.ts";
import { credentials, startPortal } from "./support/portal.ts";
import { report } from "./support/report.ts";
import { percentile, round } from "./support/timing.ts";
import { untilIndexed } from "./support/until-indexed.ts";

const CLICKS = 60;
const WARM_UP = 10;
const { values } = parseArgs({ options: { stones: { type: "string", default: "20000" } } });

const portal = await startPortal({ program: ["dist-server/main.js"], env: { DEMO_STONES: values.stones } });
const browser = await chromiumBrowser.launch(chromium);
try {
  await untilIndexed(portal.address);
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  await page.goto(`${portal.address}/login`);
  const { email, password } = credentials("customer");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(/dashboard/);
  await page.goto(`${portal.address}/search?diamond_type=white`);
  await page.getByRole("group", { name: "Colour" }).getByRole("button", { name: /^D/ }).waitFor();

  const clicks: number[] = [];
  const fetches: number[] = [];
  for (let at = 0; at < WARM_UP + CLICKS; at++) {
    const asked = page.waitForRequest((request) => /inventory\/(filter-)?search/.test(request.url()));
    const [clicked, request] = await Promise.all([clickToCounts(page, at % 8), asked]);
    const fetched = await page.evaluate(fetchAgain, {
      url: request.url(),
      headers: await request.allHeaders(),
      body: request.postData() ?? "",
    });
    if (at < WARM_UP) continue;
    clicks.push(clicked);
    fetches.push(fetched);
  }
  const [p50, bare] = [percentile(clicks), percentile(fetches)];
  report(
    `click: a chip until its counts, ${values.stones} stones`,
    [
      { what: "click until the counts are painted", "p50 ms": round(p50), "p95 ms": round(percentile(clicks, 0.95)) },
      {
        what: "the same search, fetched and parsed",
        "p50 ms": round(bare),
        "p95 ms": round(percentile(fetches, 0.95)),
      },
    ],
    { click_p50_ms: round(p50), click_ratio: round(p50 / bare) },
    { click_p50_ms: 100 },
  );
} finally {
  await browser.close();
  await portal.stop();
}

/** Clicks a colour, and waits for the frame after the clarities show other counts. */
async function clickToCounts(page: Page, colour: number): Promise<number> {
  const group = (name: string) => page.getByRole("group", { name, exact: true });
  const chip = await group("Colour").getByRole("button").nth(colour).elementHandle();
  const counts = await group("Clarity").elementHandle();
  if (!chip || !counts) throw new Error("the chips are not there");
  return page.evaluate(
    ([chip, counts]) =>
      new Promise<number>((resolve) => {
        const before = counts.textContent;
        const begun = performance.now();
        const watcher = new MutationObserver(() => {
          if (counts.textContent === before) return;
          watcher.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
        });
        watcher.observe(counts, { subtree: true, childList: true, characterData: true });
        (chip as HTMLElement).click();
      }),
    [chip, counts] as const,
  );
}

async function fetchAgain({ url, headers, body }: { url: string; headers: Record<string, string>; body: string }) {
  const own = Object.fromEntries(
    Object.entries(headers).filter(([name]) => /^(authorization|content-type|location)$/.test(name)),
  );
  const begun = performance.now();
  const response = await fetch(url, { method: body ? "POST" : "GET", headers: own, ...(body && { body }) });
  await response.json();
  return performance.now() - begun;
}
