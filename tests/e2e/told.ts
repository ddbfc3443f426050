import { type BrowserContext, expect, type Page } from "@playwright/test";

type Noting = { noted?: string[] };

/**
 * Notes each notification of the pages of a context. It goes away after three seconds, or five (spec §8), and a busy
 * machine looks later.
 */
export async function noteNotifications(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const noted: string[] = [];
    const seen = new WeakSet<Element>();
    (window as Noting).noted = noted;
    const note = (toast: Element) => {
      if (seen.has(toast)) return;
      seen.add(toast);
      noted.push(toast.textContent ?? "");
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element) {
            if (node.matches(".toast")) note(node);
            for (const toast of node.querySelectorAll(".toast")) note(toast);
          }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Waits for a notification of this page with these words. Those up to it are done with: the next one is another. */
export async function expectTold(page: Page, words: string): Promise<void> {
  const take = () =>
    page.evaluate((said) => {
      const { noted = [] } = window as Noting;
      const at = noted.findIndex((text) => text.includes(said));
      noted.splice(0, at + 1);
      return at >= 0;
    }, words);
  await expect.poll(take, `a notification says “${words}”`).toBe(true);
}
