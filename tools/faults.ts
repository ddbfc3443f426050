// npm run faults [-- --tier whole] [-- WORDS]: plants faults (tools/faults/list.ts) in a copy of this checkout, one after
// the other, and says which test notices each. WORDS choose faults by their names.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Fault, faults } from "./faults/list.ts";

/** The parts of the suite in the order of their time. The rest is not asked once one has noticed a fault. */
const asked = [
  ["unit"],
  ["server"],
  ["generated", "contract", "lint", "types", "architecture", "unused"],
  ["parts"],
  ["journeys"],
];

const args = process.argv.slice(2);
const tier = args.includes("--tier") ? args[args.indexOf("--tier") + 1] : "day";
const words = args.filter((one, at) => !one.startsWith("--") && args[at - 1] !== "--tier");
const chosen = faults.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

/** A copy of the committed sources that shares the installed packages. */
const folder = mkdtempSync(path.join(tmpdir(), "loupe-faults-"));
execFileSync("git", ["worktree", "add", "--detach", folder, "HEAD"], { stdio: "ignore" });
symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));

function plant({ file, from, to, isGenerated }: Fault): void {
  const place = path.join(folder, file);
  const text = readFileSync(place, "utf8");
  const planted = isGenerated ? withoutRight(text, from, to) : text.replace(from, () => to);
  if (planted === text) throw new Error(`${file} has no "${from}"`);
  writeFileSync(place, planted);
  if (isGenerated) execFileSync("npm", ["run", "gen"], { cwd: folder, stdio: "ignore" });
}

/** The chapter with another right for an operation. */
const withoutRight = (text: string, id: string, right: string) =>
  text.replace(new RegExp(`(operationId: ${id}\\n(?:(?!operationId)[^])*?x-permission: ).*`), `$1${right}`);

/** The first test of the tier that notices what is planted, or undefined. */
function noticed(): string | undefined {
  for (const parts of asked) {
    const command = ["tools/test.mjs", ...parts, "--changed", "--bail", ...(tier === "whole" ? ["--whole"] : [])];
    const { stdout } = spawnSync(process.execPath, command, { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 28 });
    const failed = stdout.split("\n").find((line) => line.startsWith("test: FAILED: "));
    if (failed) return failed.slice("test: FAILED: ".length, 160);
  }
  return undefined;
}

let count = 0;
try {
  for (const fault of chosen) {
    execFileSync("git", ["checkout", "--quiet", "--", "."], { cwd: folder });
    plant(fault);
    const by = noticed();
    if (by) count++;
    process.stdout.write(`${by ? "noticed  " : "UNNOTICED"}  ${fault.name}${by ? `\n             ${by}` : ""}\n`);
  }
} finally {
  execFileSync("git", ["worktree", "remove", "--force", folder]);
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(`faults: the ${tier} tier notices ${count} of ${chosen.length}\n`);
