import type { BrowserContext } from "@playwright/test";

/**
 * The refusals of the rules for content in the house's own pages of a journey (decision 0178): files, styles, frames,
 * text as markup. The browser says it in its console, for a frame without scripts too. A sign-in service has pages and
 * rules of its own, at another port.
 */
export function watchRefusals(context: BrowserContext, address: string): string[] {
  const seen: string[] = [];
  const { port } = new URL(address);
  context.on("console", (said) => {
    if (said.type() !== "error" || !/Content Security Policy|Trusted ?(Types?|HTML|Script)/i.test(said.text())) return;
    const from = said.location().url || (said.page()?.url() ?? "");
    if (!from.startsWith("http") || new URL(from).port === port) seen.push(`${from}: ${said.text()}`);
  });
  return seen;
}
