import { existsSync } from "node:fs";
import { installPackages, mayInstall } from "./debian.mjs";

/** The shell draws the same pages without a browser's windows, in half the time of a core. */
const SHELL = "/usr/bin/chromium-headless-shell";
const places = [
  SHELL,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The named Chromium, else an installed one. */
export const installedChromium = () => [process.env.CHROMIUM, ...places].find((place) => place && existsSync(place));

/**
 * The Chromium for the browser tests; undefined without one. As root on Debian it is installed, and so is the shell
 * beside a whole Chromium.
 */
export async function findChromium() {
  const isServed = process.env.CHROMIUM !== undefined || existsSync(SHELL);
  const names = installedChromium() ? ["chromium-headless-shell"] : ["chromium-headless-shell", "chromium"];
  if (!isServed && mayInstall()) await installPackages(names, () => existsSync(SHELL));
  const found = installedChromium();
  if (found) console.log(`test: the browser is ${found}`);
  return found;
}
