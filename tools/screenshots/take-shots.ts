import { mkdir } from "node:fs/promises";
import path from "node:path";
import { type Browser, expect, type Page } from "@playwright/test";
import type { HouseClient } from "../../tests/e2e/house-client.ts";
import { storeSession } from "../../tests/e2e/stored-session.ts";
import type { Shot } from "./shots.ts";

export type Studio = { browser: Browser; house: HouseClient; keeper: string };
type Session = Awaited<ReturnType<HouseClient["openSession"]>>;

/** Until the screen shows what it asked for: its rows, its pictures and its letters, with nothing on the move. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator("main")).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter(({ loading }) => loading !== "lazy");
    return pictures.every(({ complete }) => complete);
  });
}

async function take({ browser, house, keeper }: Studio, shot: Shot, session: Session | undefined, folder: string) {
  const { name, who, address, scheme = "light", width = 1366 } = shot;
  const context = await browser.newContext({
    baseURL: house.address,
    colorScheme: scheme,
    reducedMotion: "reduce",
    viewport: { width, height: width === 390 ? 844 : 768 },
  });
  try {
    const page = await context.newPage();
    // The content of the first visit would lie over the screen.
    if (session) await storeSession(page, keeper, { ...session, wasPopupShown: true });
    const answer = await page.goto(address);
    if (!answer?.ok()) throw new Error(`${name}: ${address} answers ${answer?.status()}`);
    await settled(page);
    if (new URL(page.url()).pathname !== new URL(address, house.address).pathname)
      throw new Error(`${name}: ${who ?? "nobody"} is led from ${address} to ${page.url()}`);
    const file = path.join(folder, `${name}.png`);
    await page.screenshot({ path: file, animations: "disabled" });
    return file;
  } finally {
    await context.close();
  }
}

/** Takes the pictures one after the other, each person with one session, and gives their files. */
export async function takeShots(studio: Studio, shots: readonly Shot[], folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const sessions = new Map<string, Session>();
  const files: string[] = [];
  for (const shot of shots) {
    const session = shot.who ? (sessions.get(shot.who) ?? (await studio.house.openSession(shot.who))) : undefined;
    if (shot.who && session) sessions.set(shot.who, session);
    files.push(await take(studio, shot, session, folder));
  }
  return files;
}
