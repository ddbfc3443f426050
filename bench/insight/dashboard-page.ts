import { execFileSync } from "node:child_process";
import { chromium as chromiumBrowser } from "@playwright/test";
import { chromium } from "#support/chromium.ts";
import { credentials } from "../support/portal.ts";
import { project } from "../support/process.ts";

/** The milliseconds from the click on the dashboard's link until its last figure is painted, for some clicks. */
export async function clicksToFigures(address: string, clicks: number): Promise<number[]> {
  const browser = await chromiumBrowser.launch(chromium);
  try {
    const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
    await page.goto(`${address}/login`);
    const { email, password } = credentials("admin");
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("textbox", { name: "Password" }).fill(password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL(/dashboard/);
    // By attributes: to find a role, every element of the page is looked at again and again while it is drawn.
    const figures = page.locator("[aria-label='How the house stands']");
    const home = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dashboard", exact: true });
    const times: number[] = [];
    for (let at = 0; at <= clicks; at++) {
      await page.goto(`${address}/settings/master-settings/master/all`);
      await page.getByRole("switch").first().waitFor();
      const begun = performance.now();
      await home.click();
      await figures.locator("svg").first().waitFor();
      await figures.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
      if (at > 0) times.push(performance.now() - begun); // The first one loads the program.
    }
    return times;
  } finally {
    await browser.close();
  }
}

/** The kilobytes of JavaScript that come with the first chart, of the built portal. */
export function chartKilobytes(): number {
  const weights = execFileSync(process.execPath, ["--import", "tsx", "tools/bundle-size.ts"], { cwd: project });
  const [, kilobytes] = /^charts +([\d.]+) KB/m.exec(String(weights)) ?? [];
  if (!kilobytes) throw new Error("the charts are not built: npm run build");
  return Number(kilobytes);
}
