import type { BrowserContext } from "@playwright/test";

/** The troubles in the pages of a journey: files that did not arrive, errors that nothing caught. */
export function watchTroubles(context: BrowserContext): string[] {
  const seen: string[] = [];
  context.on("requestfailed", (request) => {
    seen.push(`${request.method()} ${request.url()}: ${request.failure()?.errorText ?? "failed"}`);
  });
  context.on("weberror", (error) => seen.push(String(error.error().stack)));
  return seen;
}

/** Prints the troubles and the content of the screens, for a reader of a failed journey without its picture. */
export async function tellTroubles(context: BrowserContext, seen: readonly string[]): Promise<void> {
  for (const page of context.pages()) {
    const shown = await page.locator("main").ariaSnapshot({ timeout: 5_000 }).catch(String);
    process.stdout.write(`${page.url()} shows:\n${shown.split("\n").slice(0, 40).join("\n")}\n`);
  }
  for (const trouble of seen.slice(0, 20)) process.stdout.write(`${trouble}\n`);
}
