/** `npm run bench:start`: the time from `npm start` to a ready portal, on a fresh clone and once more. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { makeThrowAwayDir } from "#support/throw-away.ts";
import { project } from "./support/process.ts";
import { report } from "./support/report.ts";
import { round } from "./support/timing.ts";

const folder = makeThrowAwayDir();
const clone = path.join(folder, "clone");
const dataDir = path.join(folder, "data");

/** Seconds from the command to the portal's line that it is ready. Then it is stopped. */
async function secondsToReady(): Promise<{ isBuilding: boolean; ready: number }> {
  const { DATABASE_URL, FILES_DIR, S3_BUCKET, SMTP_URL, NODE_ENV, ...plain } = process.env;
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  const npm = spawn("npm", ["start"], {
    cwd: clone,
    env: { ...plain, PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir, LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true, // npm and its children get the signal together.
  });
  const ended = once(npm, "exit");
  let isBuilding = false;
  try {
    for await (const line of createInterface(npm.stdout)) {
      if (line.includes("building")) isBuilding = true;
      const address = line.match(/Loupe is open at (\S+)/)?.[1];
      if (!address) continue;
      const { status } = await fetch(`${address}/readyz`);
      if (status !== 200) throw new Error(`/readyz answered ${status}`);
      const page = await fetch(`${address}/login`, { headers: { accept: "text/html" } });
      if (page.status !== 200) throw new Error(`/login answered ${page.status}`);
      return { isBuilding, ready: seconds() };
    }
    throw new Error("npm start ended without a portal");
  } finally {
    npm.stdout.resume();
    if (npm.pid && npm.exitCode === null) process.kill(-npm.pid, "SIGTERM");
    await ended;
  }
}

try {
  execFileSync("git", ["clone", "--quiet", "--no-hardlinks", project, clone]);
  const packages = path.join(project, "node_modules");
  if (fs.existsSync(path.join(packages, ".loupe-packages"))) execFileSync("cp", ["-a", packages, clone]);
  // Installing missing packages is not measured.
  const ensure = `import("./tools/ensure-packages.mjs").then(({ ensurePackages }) => ensurePackages())`;
  execFileSync(process.execPath, ["-e", ensure], { cwd: clone, stdio: "inherit" });
  const first = await secondsToReady();
  const second = await secondsToReady();
  if (!first.isBuilding || second.isBuilding) throw new Error("the first start builds, and the second one does not");
  report(
    "start: from npm start to ready, packages being there",
    [
      { start: "first, a fresh clone", does: "build, new database, migrate, seed", seconds: round(first.ready, 1) },
      { start: "second", does: "what is there", seconds: round(second.ready, 1) },
    ],
    { "first start s": round(first.ready, 1), "second start s": round(second.ready, 1) },
    { "first start s": 60, "second start s": 5 },
  );
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
