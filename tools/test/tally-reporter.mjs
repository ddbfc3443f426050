import { writeFileSync } from "node:fs";

/** Counts the tests of a vitest run project by project, into the file that TALLY names; suites.mjs reads it. */
export default class TallyReporter {
  onTestRunEnd(modules, errors) {
    const tally = {};
    for (const module of modules) {
      const counted = tally[module.project.name] ?? { passed: 0, failed: 0, left: 0, seconds: 0 };
      tally[module.project.name] = counted;
      const { collectDuration, setupDuration, duration } = module.diagnostic();
      counted.seconds += (collectDuration + setupDuration + duration) / 1000;
      const results = [...module.children.allTests()].map((test) => test.result().state);
      const isBroken = module.state() === "failed" && !results.includes("failed"); // outside its tests
      counted.passed += results.filter((state) => state === "passed").length;
      counted.failed += results.filter((state) => state === "failed").length + (isBroken ? 1 : 0);
      counted.left += results.filter((state) => state === "skipped" || state === "pending").length;
    }
    writeFileSync(process.env.TALLY, JSON.stringify({ tally, errors: errors.length }));
  }
}
