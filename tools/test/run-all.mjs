import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { changedFiles, touched } from "./changed/touched.mjs";
import { findChromium } from "./chromium.mjs";
import { missingOf } from "./missing-of.mjs";
import { parts } from "./parts.mjs";
import { report } from "./report.mjs";
import { runCommand } from "./run-command.mjs";
import { ensureServers } from "./servers.mjs";
import { runCheck, runJourneys, runVitest } from "./suites.mjs";

const CHROMIUM_MISSING = "no Chromium was found: install Debian's chromium, or name one in CHROMIUM=/path/to/it";

/**
 * Runs the parts whose names begin with one of the words, or all. Two lanes run side by side, since each leaves time of
 * a core to the other: the server's suites in one, the checks and then all browser parts in the other. The journeys
 * come last, because they alone keep both cores busy.
 */
export async function runAll({ words, isNight, changedSince, isKept }) {
  const began = Date.now();
  const folder = mkdtempSync(path.join(tmpdir(), "loupe-test-"));
  try {
    const named = parts.filter(({ name }) => words.length === 0 || words.some((word) => name.startsWith(word)));
    const timely = named.filter((part) => isNight || !part.isNightly);
    const chosen = changedSince ? touched(timely, changedFiles(changedSince)) : timely;
    if (changedSince) for (const { name, files } of chosen) console.log(`test: touched: ${name}${countOf(files)}`);
    const world = { folder, env: environment(isNight) };
    const results = await inLanes(chosen, world);
    const isWhole = words.length === 0 && !changedSince && !isNight;
    report(results, { seconds: (Date.now() - began) / 1000, isWhole, isKept });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const countOf = (files) => (files ? `, ${files.length} files` : "");

/** The environment of all parts. By day properties have a fixed seed, by night a new one; SEED repeats one. */
function environment(isNight) {
  const seed = process.env.SEED ?? (isNight ? String(Math.floor(Math.random() * 2 ** 31)) : undefined);
  console.log(seed ? `test: seed ${seed} (SEED=${seed} gives it again)` : "test: seeds of the day");
  // Without a terminal, a dot in colour is twenty letters.
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: "1" };
  return { ...plain, ...(isNight && { NIGHT: "true" }), ...(seed && { SEED: seed }) };
}

async function inLanes(chosen, world) {
  const of = (kind) => chosen.filter((part) => part.kind === kind);
  const chromium = chosen.some(({ needsChromium }) => needsChromium) ? findChromium() : Promise.resolve();
  // One installs after the other: the packages of a machine have one lock.
  const served = chromium.then(() => (of("server").length > 0 ? ensureServers(world.env.NIGHT === "true") : undefined));
  const inBrowser = async (some, work) => {
    const found = await chromium;
    if (found) return work(some, { ...world, env: { ...world.env, CHROMIUM: found } });
    return some.map(({ name }) => skippedFor(name, CHROMIUM_MISSING));
  };
  // The build empties its folders first, so nothing that reads them begins before its end.
  const built = chosen.some(({ needsBuild }) => needsBuild) ? build() : Promise.resolve();

  const suites = async () => {
    await Promise.all([built, served]);
    return runVitest(of("server"), world);
  };
  const checksAndBrowsers = async () => {
    const results = [];
    for (const check of of("check")) results.push(await runCheck(check, world.env));
    await built;
    results.push(...(await inBrowser(of("browser"), runVitest)));
    return [...results, ...(await inBrowser(of("journeys"), runJourneys))];
  };
  const results = (await Promise.all([suites(), checksAndBrowsers()])).flat();
  // The long proofs of a night run alone on the machine.
  for (const proof of of("proof")) {
    const missing = missingOf(proof.needs ?? []);
    if (missing.length > 0) {
      results.push(skippedFor(proof.name, `there is no ${missing.join(", no ")}`));
      continue;
    }
    const prove = async (_, { env }) => [await runCheck(proof, env)];
    results.push(...(await (proof.needsChromium ? inBrowser([proof], prove) : prove([], world))));
  }
  return results;
}

const skippedFor = (name, skipped) => ({ name, passed: 0, failed: 0, left: 0, seconds: 0, skipped });

async function build() {
  const { code, output } = await runCommand(["node", "tools/build.mjs"]);
  console.log(output);
  if (code !== 0) throw new Error("the portal was not built: its words stand above");
}
