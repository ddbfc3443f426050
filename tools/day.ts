/**
 * `npm run day`: walks one working day through a demo house of its own, as customer, administrator, associate and quality
 * control, on a desk and on a telephone, and writes a picture of each step into build/day for people to look at. It needs
 * what `npm run build` built.
 */
import { rm } from "node:fs/promises";
import path from "node:path";
import { chromium as browsers } from "@playwright/test";
import { projectFolder } from "#server/ground/project-folder.ts";
import { BuiltPortal } from "#support/built-portal.ts";
import { chromium } from "#support/chromium.ts";
import { HouseClient } from "../tests/e2e/house-client.ts";
import { sessionKeeper } from "../tests/e2e/stored-session.ts";
import { walkDay } from "./day/walk-day.ts";
import { runTool } from "./run-tool.ts";

await runTool("npm run day", async (log) => {
  const folder = path.join(projectFolder, "build", "day");
  await rm(folder, { recursive: true, force: true });
  const portal = await new BuiltPortal().start();
  const browser = await browsers.launch(chromium);
  try {
    const house = new HouseClient(portal.address);
    await house.withoutRest();
    const studio = { browser, house, keeper: await sessionKeeper() };
    for (const width of [1366, 390] as const) {
      const files = await walkDay(studio, width, folder);
      log.info(`${files.length} pictures, ${width} wide, in build/day`);
    }
  } finally {
    await browser.close();
    await portal.remove();
  }
});
