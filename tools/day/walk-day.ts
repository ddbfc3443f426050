import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { storeSession } from "../../tests/e2e/stored-session.ts";
import { type Studio, settled } from "../screenshots/take-shots.ts";
import { type Day, steps } from "./steps.ts";

const heights = { 1366: 768, 390: 844 } as const;

async function pageOf({ browser, house, keeper }: Studio, who: string, width: keyof typeof heights): Promise<Page> {
  const context = await browser.newContext({
    baseURL: house.address,
    reducedMotion: "reduce",
    viewport: { width, height: heights[width] },
  });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  // The content of the first visit would lie over the screen.
  await storeSession(page, keeper, { ...(await house.openSession(who)), wasPopupShown: true });
  return page;
}

/** Walks the steps one after the other, each person in a browser of their own, and gives the files of the pictures. */
export async function walkDay(studio: Studio, width: keyof typeof heights, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const pages = new Map<string, Page>();
  const free = await studio.house.freeStones("customer", 40);
  const { data } = await studio.house.callAs("customer", "GET", "/user/profile");
  const [stone = "", returned = ""] = free.slice(width === 390 ? 30 : 20);
  const day: Day = { stone, returned, clientId: (data as { id: number }).id };
  const memo = { stock_numbers: [returned], user_id: day.clientId };
  await studio.house.callAs("admin", "POST", "/inventory/new-arrival/memo", memo);
  const files: string[] = [];
  try {
    for (const [at, { who, name, walk }] of steps.entries()) {
      const page = pages.get(who) ?? (await pageOf(studio, who, width));
      pages.set(who, page);
      const file = path.join(folder, `${width}-${String(at + 1).padStart(2, "0")}-${who}-${name}.png`);
      try {
        await walk(page, day);
        await settled(page);
      } catch (cause) {
        throw new Error(`${who}, ${width} wide: ${name} cannot be walked`, { cause });
      } finally {
        await page.screenshot({ path: file, animations: "disabled" });
        files.push(file);
      }
    }
  } finally {
    for (const page of pages.values()) await page.context().close();
  }
  return files;
}
