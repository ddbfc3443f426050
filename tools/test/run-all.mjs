import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "../build.mjs";
import { findChromium } from "./chromium.mjs";

const project = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), "../..");
const bin = (name) => path.join("node_modules", ".bin", name);
const CHROMIUM_MISSING = "no Chromium was found: install Debian's chromium, or name one in CHROMIUM=/path/to/it";

/** Checks pass or fail as a whole; suites count their tests, by the JSON that their runner writes. */
const parts = [
  { name: "generated types", command: ["node", "--import", "tsx", "tools/generate-api.ts", "--check"] },
  { name: "generated kernel", command: ["node", "--import", "tsx", "tools/build-kernel.ts", "--check"] },
  // TypeScript 7 checks; it stands beside TypeScript 6, which the generator of the client types still needs.
  { name: "types", command: ["node", "node_modules/@typescript/native/bin/tsc", "-b"] },
  { name: "lint", command: [bin("biome"), "check", "--error-on-warnings", "."] },
  { name: "architecture", command: [bin("depcruise"), "src", "server", "tests", "tools", "bench"] },
  { name: "unused", command: [bin("knip")] },
  { name: "documents", command: ["node", "--import", "tsx", "tools/architecture-picture.ts", "--check"] },
  { name: "unit", suite: "vitest", args: ["--project", "unit"] },
  { name: "server by its door", suite: "vitest", args: ["--project", "door"] },
  { name: "server and its database", suite: "vitest", args: ["--project", "server"] },
  { name: "parts in the browser", suite: "vitest", args: ["--project", "browser"], needsChromium: true },
  { name: "journeys in the browser", suite: "playwright", needsChromium: true, needsBuild: true },
];

export async function runAll(only) {
  const folder = mkdtempSync(path.join(tmpdir(), "loupe-test-"));
  const results = [];
  try {
    const chosen = parts.filter(({ name }) => only.length === 0 || only.some((word) => name.startsWith(word)));
    const chromium = chosen.some(({ needsChromium }) => needsChromium) ? findChromium() : undefined;
    for (const part of chosen) results.push(await runPart(part, folder, chromium));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  report(results);
}

async function runPart(part, folder, chromium) {
  if (part.needsChromium && !chromium) return { name: part.name, passed: 0, failed: 0, skipped: CHROMIUM_MISSING };
  if (part.needsBuild) build();
  const started = Date.now();
  const outcome = part.suite ? await runSuite(part, folder, chromium) : await runCheck(part);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`test: ${part.name}: ${outcome.passed} passed, ${outcome.failed} failed in ${seconds} s`);
  return { name: part.name, ...outcome };
}

async function runCheck({ name, command }) {
  console.log(`\ntest: ${name}`);
  const code = await run(command);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function runSuite({ name, suite, args = [] }, folder, chromium) {
  console.log(`\ntest: ${name}`);
  const file = path.join(folder, `${name.replaceAll(" ", "-")}.json`);
  const env = chromium ? { CHROMIUM: chromium } : {};
  const code =
    suite === "vitest"
      ? await run(
          [bin("vitest"), "run", ...args, "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`],
          env,
        )
      : await run([bin("playwright"), "test"], { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  const counted = count(suite, file);
  // A runner that dies without counting, or fails outside its tests, is a failure all the same.
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

function count(suite, file) {
  try {
    const report = JSON.parse(readFileSync(file, "utf8"));
    if (suite === "vitest")
      return { passed: report.numPassedTests, failed: report.numFailedTests, left: report.numPendingTests };
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, left: skipped };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function run([command, ...args], env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command === "node" ? process.execPath : command, args, {
      cwd: project,
      stdio: "inherit",
      env: { ...process.env, ...env },
    });
    child.on("error", () => resolve(1));
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

function report(results) {
  const sum = (key) => results.reduce((all, result) => all + (result[key] ?? 0), 0);
  const skipped = results.filter((result) => result.skipped);
  const left = results.filter((result) => result.left > 0);
  console.log("");
  for (const { name, skipped: why } of skipped) console.log(`test: !!!! SKIPPED: ${name}: ${why}`);
  for (const { name, left: tests } of left) console.log(`test: !!!! ${tests} tests skipped in: ${name}`);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  const mustBeWhole = process.env.CI === "true" && (skipped.length > 0 || left.length > 0);
  process.exit(sum("failed") > 0 || mustBeWhole ? 1 : 0);
}
