import type { BrowserCommand } from "vitest/node";

/** The pointer leaves the page, where the test before has left it. */
export const pointerAside: BrowserCommand<[]> = ({ page }) => page.mouse.move(-1, -1);

declare module "vitest/browser" {
  interface BrowserCommands {
    pointerAside: () => Promise<void>;
  }
}
