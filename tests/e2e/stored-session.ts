import type { Page } from "@playwright/test";
import { build } from "vite";

/** The portal's own code that stores a session in a browser, as a script for a page. */
export async function sessionKeeper(): Promise<string> {
  const entry = "src/features/session/persisted-state.ts";
  const lib = { entry, formats: ["iife" as const], name: "kept" };
  const built = await build({ configFile: false, publicDir: false, logLevel: "silent", build: { write: false, lib } });
  const [first] = [built].flat();
  if (!first || !("output" in first)) throw new Error(`${entry} was not built`);
  return first.output[0].code;
}

/** Stores a session in the page's browser, like signing in. */
export async function storeSession(page: Page, keeper: string, session: object): Promise<void> {
  await page.goto("/icon.svg"); // A page of the portal's origin without a running portal.
  await page.evaluate(`(() => { ${keeper}; return kept.encryptedStore().save(${JSON.stringify(session)}); })()`);
}
