import { installedChromium } from "../../tools/test/chromium.mjs";

/** The start of Chromium for every browser test: the installed one, without its calls home. */
export const chromium = {
  executablePath: installedChromium() ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};
