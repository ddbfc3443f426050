import { existsSync } from "node:fs";
import { runCommand } from "./run-command.mjs";

/** The shell draws the same pages without the windows of a browser around them: half the time of a core. */
const SHELL = "/usr/bin/chromium-headless-shell";
const places = [
  SHELL,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The Chromium that is named, or else installed. */
export const installedChromium = () => [process.env.CHROMIUM, ...places].find((place) => place && existsSync(place));

/** The Chromium for the browser tests; as root on Debian it is fetched. Undefined where there is none. */
export async function findChromium() {
  const found = installedChromium();
  if (found) return found;
  const mayInstall = process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (!mayInstall) return undefined;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await runCommand(["apt-get", "update", "-qq"], env);
  for (const name of ["chromium-headless-shell", "chromium"]) {
    console.log(`test: installing Debian's ${name}…`);
    await runCommand(["apt-get", "install", "-y", "-qq", "--no-install-recommends", name], env);
    if (installedChromium()) return installedChromium();
  }
  return undefined;
}
