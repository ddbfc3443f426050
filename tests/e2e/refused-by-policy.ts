import type { BrowserContext } from "@playwright/test";

/**
 * The refusals of the rules for content in the pages of a journey (decision 0178): files, styles, frames, text as
 * markup. The browser says it in its console, for a frame without scripts too.
 */
export function watchRefusals(context: BrowserContext): string[] {
  const seen: string[] = [];
  context.on("console", (said) => {
    if (said.type() === "error" && /Content Security Policy|Trusted ?(Types?|HTML|Script)/i.test(said.text()))
      seen.push(`${said.page()?.url()}: ${said.text()}`);
  });
  return seen;
}
