import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "#server/ground/project-folder.ts";
import { houseGauges } from "#server/services/metrics/house-gauges.ts";
import { startMeters } from "#server/services/metrics/meters.ts";
import { useRollback } from "#support/database.ts";
import { RecordedJobs } from "#support/recorded-jobs.ts";
import { skipLoudly } from "#support/skip-loudly.ts";
import { testHouse } from "#support/test-house.ts";

const folder = path.join(projectFolder, "ops/prometheus");
const database = useRollback();

/** The names of the metrics that a text asks for. */
const asked = (text: string): Set<string> =>
  new Set(
    text.match(/\b(?:loupe|nodejs|process)_[a-z0-9_]+/g)?.map((name) => name.replace(/_(?:bucket|count|sum)$/, "")),
  );

function told(): Set<string> {
  const { registry, stop } = startMeters();
  houseGauges(testHouse({ pool: database.pool, jobs: new RecordedJobs() }), registry);
  const names = registry.getMetricsAsArray().map(({ name }) => name);
  stop();
  return new Set(names);
}

test.each(["prometheus/alerts.yml", "grafana/loupe.json"])("%s asks for nothing that no portal tells", (name) => {
  const text = readFileSync(path.join(projectFolder, "ops", name), "utf8");
  const rules = text.replaceAll(/^\s*#.*$/gm, "");
  expect(asked(rules).size).toBeGreaterThan(5);
  expect([...asked(rules)].filter((metric) => !told().has(metric))).toEqual([]);
});

test("every alert fires in its trouble, and none on a quiet day", (context) => {
  if (spawnSync("promtool", ["--version"]).status !== 0)
    skipLoudly(context, "there is no promtool (Debian: prometheus)");
  expect(execFileSync("promtool", ["check", "rules", "alerts.yml"], { cwd: folder, encoding: "utf8" })).toContain(
    "SUCCESS",
  );
  expect(execFileSync("promtool", ["test", "rules", "alerts.test.yml"], { cwd: folder, encoding: "utf8" })).toContain(
    "SUCCESS",
  );
  const names = readFileSync(path.join(folder, "alerts.yml"), "utf8").match(/(?<=alert: )\w+/g) ?? [];
  const tests = readFileSync(path.join(folder, "alerts.test.yml"), "utf8");
  for (const name of names) expect(tests.split(`alertname: ${name}\n`), name).not.toHaveLength(1);
});
