import { installedChromium } from "../../tools/test/chromium.mjs";

/** How every browser test starts Chromium: the one that is installed, without its calls home. */
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
