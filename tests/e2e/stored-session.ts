import type { Page } from "@playwright/test";
import { build } from "vite";

/** The portal's own way of keeping a session in a browser, as a script that a page can run. */
export async function sessionKeeper(): Promise<string> {
  const entry = "src/features/session/persisted-state.ts";
  const lib = { entry, formats: ["iife" as const], name: "kept" };
  const built = await build({ configFile: false, publicDir: false, logLevel: "silent", build: { write: false, lib } });
  const [first] = [built].flat();
  if (!first || !("output" in first)) throw new Error(`${entry} was not built`);
  return first.output[0].code;
}

/** Leaves a session in the page's browser as a sign-in at the door does. */
export async function storeSession(page: Page, keeper: string, session: object): Promise<void> {
  await page.goto("/icon.svg"); // of the portal's origin, and no portal runs on it
  await page.evaluate(`(() => { ${keeper}; return kept.encryptedStore().save(${JSON.stringify(session)}); })()`);
}
