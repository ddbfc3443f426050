import { existsSync } from "node:fs";
import { runCommand } from "./run-command.mjs";

const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The Chromium for the browser tests: named, found, or, as root on Debian, installed. Undefined where there is none. */
export async function findChromium() {
  const found = [process.env.CHROMIUM, ...places].find((place) => place && existsSync(place));
  if (found) return found;
  const mayInstall = process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (!mayInstall) return undefined;
  console.log("test: installing Debian's chromium…");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await runCommand(["apt-get", "update", "-qq"], env);
  await runCommand(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"], env);
  return existsSync("/usr/bin/chromium") ? "/usr/bin/chromium" : undefined;
}
