import { readFileSync } from "node:fs";
import path from "node:path";
import { runCommand } from "./run-command.mjs";

const bin = (name) => path.join("node_modules", ".bin", name);
const nothing = { passed: 0, failed: 0, left: 0, seconds: 0, failures: [] };

/** The output of a passed test is of no interest, and hides the rest. */
const QUIET = ["--silent=passed-only"];

/** Runs a check, which passes or fails as a whole. */
export async function runCheck({ name, command }, env) {
  const began = Date.now();
  const { code, processor, output } = await runCommand(command, env);
  const seconds = (Date.now() - began) / 1000;
  const isDone = code === 0;
  const failures = isDone ? [] : ["its words stand above"];
  return told(
    { name, ...nothing, [isDone ? "passed" : "failed"]: 1, seconds, failures, cost: { of: name, seconds: processor } },
    output,
  );
}

/**
 * Runs the vitest projects in one process, where they share its server and its seeded template. Named files are run
 * alone.
 */
export async function runVitest(parts, { folder, env, isBailing }) {
  if (parts.length === 0) return [];
  const file = path.join(folder, `${parts[0].project}.json`);
  const projects = parts.flatMap(({ project }) => ["--project", project]);
  const files = parts.flatMap((part) => part.files ?? []);
  const reporters = ["--reporter=dot", "--reporter=./tools/test/tally-reporter.mjs"];
  const command = [
    bin("vitest"),
    "run",
    ...projects,
    ...files,
    ...reporters,
    ...QUIET,
    ...(isBailing ? ["--bail=1"] : []),
  ];
  const { code, processor, output } = await runCommand(command, {
    ...env,
    ...(env.TIER === "night" ? {} : parts[0].dayEnv),
    TALLY: file,
  });
  const { tally, errors } = read(file) ?? { tally: {}, errors: [`the runner ended without counting: code ${code}`] };
  const results = parts.map(({ name, project }) => ({ name, ...nothing, ...counted(tally[project]) }));
  // A runner that dies without counting, or fails outside its tests, is a failure too.
  if (code !== 0 && errors.length === 0 && results.every(({ failed }) => failed === 0))
    errors.push(`the runner ended with code ${code} after its tests; its words stand above`);
  results[0].failed += errors.length;
  results[0].failures = [...results[0].failures, ...errors.map((error) => `outside its tests: ${error}`)];
  const of = parts.map(({ name }) => name).join(", "); // one process for all of them
  results[0].cost = { of, seconds: processor };
  console.log(output);
  return results.map((result) => told(result));
}

/** The seconds of a project, from the beginning of its first test to the end of its last. */
const counted = (tally) => tally && { ...tally, seconds: (tally.to - tally.from) / 1000 };

/** Runs the journeys through the built portal. */
export async function runJourneys([part], { folder, env, isBailing }) {
  if (!part) return [];
  const file = path.join(folder, "journeys.json");
  const { code, processor, output } = await runCommand(
    [bin("playwright"), "test", ...(part.files ?? []), ...(isBailing ? ["-x"] : [])],
    {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
  );
  const { stats, suites } = read(file) ?? { stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 }, suites: [] };
  const counted = {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    left: stats.skipped,
    seconds: (stats.duration ?? 0) / 1000,
    cost: { of: part.name, seconds: processor },
    failures: failedJourneys(suites),
    files: suites.map((suite) => ({ file: `tests/e2e/${suite.file}`, seconds: secondsOf(suite) })),
  };
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  return [told({ name: part.name, ...counted }, output)];
}

const failedJourneys = (suites) =>
  suites.flatMap(({ suites: inner = [], specs }) => [
    ...failedJourneys(inner),
    ...specs.filter(({ ok }) => !ok).map(({ file, title, tests }) => `${file}: ${title}: ${firstError(tests)}`),
  ]);

/** The seconds of all journeys of a file, those side by side added. */
const secondsOf = ({ suites: inner = [], specs }) =>
  inner.reduce((sum, suite) => sum + secondsOf(suite), 0) +
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration / 1000, 0);

const firstError = (tests) => tests[0]?.results.at(-1)?.error?.message;

function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

function told(result, output = "") {
  const { name, passed, failed, seconds } = result;
  console.log(`${output}\ntest: ${name}: ${passed} passed, ${failed} failed in ${Math.round(seconds)} s`);
  return result;
}
