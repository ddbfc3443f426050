import type { BrowserContext } from "@playwright/test";

/** What went wrong in the pages of a journey: files that did not come, errors that nobody caught. */
export function watchTroubles(context: BrowserContext): string[] {
  const seen: string[] = [];
  context.on("requestfailed", (request) => {
    seen.push(`${request.method()} ${request.url()}: ${request.failure()?.errorText ?? "failed"}`);
  });
  context.on("weberror", (error) => seen.push(String(error.error().stack)));
  return seen;
}

/** Says it with what the pages show, for whoever reads of a failed journey and has no picture of it. */
export async function tellTroubles(context: BrowserContext, seen: readonly string[]): Promise<void> {
  for (const page of context.pages()) {
    const shown = await page.locator("body").ariaSnapshot({ timeout: 5_000 }).catch(String);
    process.stdout.write(`${page.url()} shows:\n${shown.split("\n").slice(0, 40).join("\n")}\n`);
  }
  for (const trouble of seen.slice(0, 20)) process.stdout.write(`${trouble}\n`);
}
