// Builds portal and server if their sources have changed since the last time.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const project = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), "..");
const stamp = path.join(project, "dist-server", ".built-from");
const sources = [
  "src",
  "server",
  "public",
  "index.html",
  "openapi.yaml",
  "openapi",
  "vite.config.ts",
  "vite.server.config.ts",
  "vite.verifier.config.ts",
  "package-lock.json",
  "tools/pieces.ts",
  "tools/precompress.ts",
  "docs",
  "README.md",
  "CHANGELOG.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "tools/docs",
  "tools/docs.ts",
  "tools/screenshots/shots.ts",
];

function filesBelow(name) {
  const place = path.join(project, name);
  if (!existsSync(place)) return [];
  const listed = readdirSync(path.dirname(place), { withFileTypes: true }).find(
    (one) => one.name === path.basename(place),
  );
  if (!listed?.isDirectory()) return [name];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(project, path.join(entry.parentPath ?? entry.path, entry.name)));
}

function madeOf() {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesBelow).sort()) {
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(path.join(project, file)));
  }
  return hash.digest("hex");
}

export function build({ force = false } = {}) {
  const now = madeOf();
  if (!force && existsSync(stamp) && readFileSync(stamp, "utf8") === now) return;
  console.log("loupe: building…");
  for (const args of [
    ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"],
    ["--import", "tsx", "tools/precompress.ts"],
    ["--import", "tsx", "tools/docs.ts"],
    ["node_modules/vite/bin/vite.js", "build", "-c", "vite.server.config.ts", "--logLevel", "warn"],
    ["node_modules/vite/bin/vite.js", "build", "-c", "vite.verifier.config.ts", "--logLevel", "warn"],
  ]) {
    const { status } = spawnSync(process.execPath, args, { cwd: project, stdio: "inherit" });
    if (status !== 0) {
      console.error("loupe: the build failed");
      process.exit(status ?? 1);
    }
  }
  // The build itself writes the route tree, so the stamp is made after it.
  writeFileSync(stamp, madeOf());
}

if (process.argv[1] === path.join(project, "tools", "build.mjs")) build({ force: process.argv.includes("--force") });
