/** `npm run bench:web`: the weight of the sign-in page, and a table of 500 rows × 14 columns in a real browser. */
import { chromium as chromiumBrowser, type Page } from "@playwright/test";
import { findRunningServer } from "#server/db/backup-running-server.ts";
import { ROLES, socketUrl } from "#server/db/embedded/settings.ts";
import { openPool } from "#server/db/pool.ts";
import { chromium } from "#support/chromium.ts";
import { silent } from "#support/silent-log.ts";
import { credentials, startPortal } from "./support/portal.ts";
import { report } from "./support/report.ts";
import { round } from "./support/timing.ts";
import { loginWeight } from "./web/login-weight.ts";
import { openPlainTable } from "./web/plain-page.ts";
import { measureScroll, measureToggles } from "./web/table.ts";

const ROWS = 500;
const SCREEN = "/settings/master-settings/master/all";

const { build } = (await import("../tools/build.mjs" as string)) as { build(): void };
build();
const portal = await startPortal({ program: ["dist-server/main.js"] });
const browser = await chromiumBrowser.launch(chromium);
try {
  await fill(portal.dataDir);
  const weight = await loginWeight(browser, portal.address);

  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  await signIn(page);
  await page.goto(`${portal.address}${SCREEN}`);
  await page.getByRole("switch").first().waitFor();
  const { heads, rows } = await readTable(page);
  const nodes = await countNodes(page);
  const toggles = await measureToggles(browser, page, true);
  const scroll = await measureScroll(browser, page);

  const plain = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  await openPlainTable(plain, heads, rows);
  const plainNodes = await countNodes(plain);
  const plainToggles = await measureToggles(browser, plain, false);
  const plainScroll = await measureScroll(browser, plain);

  // The frames that the machine itself drops: a page of the same height with nothing to do.
  const empty = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  await empty.setContent(`<div style="height: ${34 * ROWS}px; background: linear-gradient(#fff, #eee)"></div>`);
  const emptyScroll = await measureScroll(browser, empty);

  console.log(`\n/login loads ${weight.script.files} scripts and ${weight.stylesheet.files} style sheets`);
  report(
    "web: what the sign-in page loads, and a table of 500 rows and 14 columns",
    [
      { what: "JavaScript for /login, gzip KB", portal: weight.script.gzipKb, "plain table": "" },
      { what: "CSS for /login, gzip KB", portal: weight.stylesheet.gzipKb, "plain table": "" },
      { what: "elements of the table's page", portal: nodes, "plain table": plainNodes },
      { what: "script of a toggle, ms", portal: toggles.clickMs, "plain table": plainToggles.clickMs },
      { what: "script of its answer and the fresh list, ms", portal: toggles.answerMs, "plain table": "" },
      { what: "longest piece of script in both, ms", portal: toggles.longestMs, "plain table": plainToggles.longestMs },
      {
        what: "frames while scrolling",
        portal: scroll.frames,
        "plain table": plainScroll.frames,
        "empty page": emptyScroll.frames,
      },
      {
        what: "of them dropped, %",
        portal: scroll.droppedPercent,
        "plain table": plainScroll.droppedPercent,
        "empty page": emptyScroll.droppedPercent,
      },
      {
        what: "script while scrolling, % of time",
        portal: scroll.scriptPercent,
        "plain table": plainScroll.scriptPercent,
      },
    ],
    {
      "login JavaScript gzip KB": weight.script.gzipKb,
      "toggle script ms": toggles.clickMs,
      "longest piece of script ms": toggles.longestMs,
      "toggle ratio to the plain table": round(toggles.clickMs / plainToggles.clickMs),
      "dropped frames %": scroll.droppedPercent,
      "dropped frames of an empty page %": emptyScroll.droppedPercent,
    },
    {
      "login JavaScript gzip KB": 150,
      "toggle script ms": 16,
      "longest piece of script ms": 16,
      "dropped frames %": 5,
    },
  );
} finally {
  await browser.close();
  await portal.stop();
}

/** Adds sub-masters until a page is full. */
async function fill(dataDir: string): Promise<void> {
  const pool = openPool(socketUrl((await findRunningServer(dataDir)) ?? "", ROLES.runtime, "portal"), {
    log: silent,
    max: 1,
  });
  await pool.query(
    `INSERT INTO sub_master (master_id, code, name, description, keyword, sequence)
     SELECT (SELECT min(id) FROM master), 'BENCH_' || n, 'Bench entry number ' || n, 'Written for the measurement ' || n,
       'KEYWORD ' || n, 10000 + n FROM generate_series(1, $1 - (SELECT count(*) FROM sub_master)) AS n`,
    [ROWS],
  );
  await pool.end();
}

async function signIn(page: Page): Promise<void> {
  const { email, password } = credentials("admin");
  await page.goto(`${portal.address}/login`);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(/\/dashboard$/);
}

/** The table's heads and cells as in the portal. The rows in sight are repeated up to the length of its list. */
async function readTable(page: Page) {
  const heads = await page.getByRole("columnheader").allInnerTexts();
  if (heads.length !== 14) throw new Error(`the table has ${heads.length} columns: ${heads.join(", ")}`);
  const seen = await page
    .getByRole("row")
    .evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll('[role="gridcell"], [role="rowheader"], td, th[scope="row"]')].map(
          (cell) => cell.textContent ?? "",
        ),
      ),
    );
  const whole = seen.filter((cells) => cells.length === 14);
  if (whole.length < 10) throw new Error(`only ${whole.length} rows of the table are in sight`);
  const rows = Array.from({ length: ROWS }, (_, at) => ({ cells: whole[at % whole.length] ?? [], isActive: true }));
  return { heads, rows };
}

function countNodes(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll("*").length);
}
