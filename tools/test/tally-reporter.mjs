import { writeFileSync } from "node:fs";

const nothing = { passed: 0, failed: 0, left: 0, failures: [], files: [], from: Number.POSITIVE_INFINITY, to: 0 };

/** Counts the tests of a vitest run by project, into the file named in TALLY; suites.mjs reads it. */
export default class TallyReporter {
  onTestRunEnd(modules, errors) {
    const tally = {};
    for (const module of modules) {
      const [project] = module.project.name.split(" "); // A browser's name comes after the project's.
      tally[project] = added(tally[project] ?? nothing, module);
    }
    writeFileSync(process.env.TALLY, JSON.stringify({ tally, errors: errors.map(wordsOf) }));
  }
}

/** An error outside all tests, with the place where it was thrown. */
const wordsOf = ({ name, message, stack }) => `${name}: ${message} ${stack ?? ""}`;

function added(sum, module) {
  const tests = [...module.children.allTests()];
  const results = tests.map((test) => test.result().state);
  const times = tests.flatMap((test) => test.diagnostic() ?? []);
  const isBroken = module.state() === "failed" && !results.includes("failed"); // An error outside its tests.
  const failed = tests.filter((test) => test.result().state === "failed").map((test) => nameOf(module, test));
  return {
    passed: sum.passed + results.filter((state) => state === "passed").length,
    failed: sum.failed + failed.length + (isBroken ? 1 : 0),
    failures: [...sum.failures, ...failed, ...(isBroken ? [module.relativeModuleId] : [])],
    files: [...sum.files, { file: module.relativeModuleId, seconds: module.diagnostic().duration / 1000 }],
    left: sum.left + results.filter((state) => state === "skipped" || state === "pending").length,
    from: Math.min(sum.from, ...times.map(({ startTime }) => startTime)),
    to: Math.max(sum.to, ...times.map(({ startTime, duration }) => startTime + duration)),
  };
}

const nameOf = (module, test) => `${module.relativeModuleId}: ${test.fullName}: ${test.result().errors?.[0]?.message}`;
