/**
 * `npm run screenshots [-- NAME…]`: starts a demo house of its own, signs in as each of its people and writes the pictures
 * of the main screens into docs/pictures/screens, where the documents show them. It needs what `npm run build` built.
 */
import path from "node:path";
import { chromium as browsers } from "@playwright/test";
import { projectFolder } from "#server/ground/project-folder.ts";
import { BuiltPortal } from "#support/built-portal.ts";
import { chromium } from "#support/chromium.ts";
import { HouseClient } from "../tests/e2e/house-client.ts";
import { sessionKeeper } from "../tests/e2e/stored-session.ts";
import { runTool } from "./run-tool.ts";
import { shots } from "./screenshots/shots.ts";
import { takeShots } from "./screenshots/take-shots.ts";

await runTool("npm run screenshots [-- NAME...]", async (log) => {
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !shots.some((shot) => shot.name === name));
  if (unknown.length > 0) throw new Error(`no picture is called ${unknown.join(", ")}`);
  const wanted = named.length > 0 ? shots.filter(({ name }) => named.includes(name)) : shots;
  const portal = await new BuiltPortal().start();
  const browser = await browsers.launch(chromium);
  try {
    const studio = { browser, house: new HouseClient(portal.address), keeper: await sessionKeeper() };
    const files = await takeShots(studio, wanted, path.join(projectFolder, "docs", "pictures", "screens"));
    log.info(`${files.length} pictures in docs/pictures/screens; \`npm run docs\` shows them`);
  } finally {
    await browser.close();
    await portal.remove();
  }
});
