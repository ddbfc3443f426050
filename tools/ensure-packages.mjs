// Runs before anything is installed, with Node alone. Installs the packages if they are missing or older than the lock.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const project = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), "..");
const stamp = path.join(project, "node_modules", ".loupe-packages");

/** The key of the right packages: the lock file, and the Node that native ones were chosen for. */
function wanted() {
  const lock = readFileSync(path.join(project, "package-lock.json"));
  return createHash("sha256").update(lock).update(process.versions.modules).update(process.platform).digest("hex");
}

export function ensurePackages() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const isFit = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
  if (!isFit) {
    console.error(`loupe: Node ${process.versions.node} is too old; it needs 20.19, 22.12, or 24 and later`);
    process.exit(1);
  }
  const want = wanted();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === want) return;
  console.log("loupe: installing packages (npm ci)…");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  // No package needs an install script here. The embedded PostgreSQL would have one, but its supervisor does that work.
  const { status } = spawnSync(npm, ["ci", "--ignore-scripts", "--loglevel=error"], { cwd: project, stdio: "inherit" });
  if (status !== 0) {
    console.error("loupe: the packages could not be installed; see npm's words above");
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, want);
}
