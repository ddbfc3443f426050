import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findChromium } from "./chromium.mjs";
import { missingOf } from "./missing-of.mjs";
import { parts } from "./parts.mjs";
import { report } from "./report.mjs";
import { runCommand } from "./run-command.mjs";
import { ensureServers } from "./servers.mjs";
import { runCheck, runJourneys, runVitest } from "./suites.mjs";
import { isInTier } from "./tiers.mjs";

const CHROMIUM_MISSING = "no Chromium was found: install Debian's chromium, or name one in CHROMIUM=/path/to/it";

/**
 * Runs the parts whose names begin with one of the words, or all. Two lanes run side by side, since each leaves time of
 * a core to the other: the server's suites in one, the checks and then all browser parts in the other. The journeys
 * come last, because they alone keep both cores busy.
 */
export async function runAll({ words, tier, changedSince, isListed, isBailing, isKept }) {
  const began = Date.now();
  const folder = mkdtempSync(path.join(tmpdir(), "loupe-test-"));
  try {
    const named = parts.filter(({ name }) => words.length === 0 || words.some((word) => name.startsWith(word)));
    const timely = named.filter((part) => part.tier === undefined || part.tier === tier);
    const chosen = changedSince ? await chosenBy(changedSince, timely, tier) : timely;
    if (isListed) return list(chosen);
    if (changedSince) for (const { name, files } of chosen) console.log(`test: touched: ${name}${countOf(files)}`);
    const world = { folder, env: environment(tier), isBailing };
    const results = await inLanes(chosen, world);
    const isComplete = words.length === 0 && !changedSince;
    report(results, { tier, seconds: (Date.now() - began) / 1000, isComplete, isKept });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function chosenBy(since, timely, tier) {
  const { touched } = await import("./changed/touched.mjs");
  const { changedFiles, textAt } = await import("./changed/changes.mjs");
  return touched(timely, changedFiles(since), { before: textAt(since), isIn: isInTier(tier) });
}

function list(chosen) {
  for (const { name, files = [] } of chosen) for (const file of files) console.log(`${name}: ${file}`);
  console.log(`test: ${chosen.flatMap(({ files = [] }) => files).length} files of tests`);
}

const countOf = (files) => (files ? `, ${files.length} files` : "");

/** The environment of all parts. By night properties have a new seed, else a fixed one; SEED repeats one. */
function environment(tier) {
  const seed = process.env.SEED ?? (tier === "night" ? String(Math.floor(Math.random() * 2 ** 31)) : undefined);
  console.log(
    seed ? `test: seed ${seed} (SEED=${seed} gives it again)` : `test: the ${tier} tier, with its fixed seeds`,
  );
  // Without a terminal, a dot in colour is twenty letters.
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: "1" };
  return { ...plain, TIER: tier, ...(seed && { SEED: seed }) };
}

async function inLanes(chosen, world) {
  const of = (kind) => chosen.filter((part) => part.kind === kind);
  const chromium = chosen.some(({ needsChromium }) => needsChromium) ? findChromium() : Promise.resolve();
  // One installs after the other: the packages of a machine have one lock.
  const served = chromium.then(() => (of("server").length > 0 ? ensureServers(world.env.TIER) : undefined));
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
    const isOver = () => world.isBailing && results.some(({ failed }) => failed > 0);
    for (const check of of("check")) if (!isOver()) results.push(await runCheck(check, world.env));
    await built;
    if (!isOver()) results.push(...(await inBrowser(of("browser"), runVitest)));
    if (!isOver()) results.push(...(await inBrowser(of("journeys"), runJourneys)));
    return results;
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
