import { expect, test } from "vitest";
import { type WorkflowName, workflows } from "#machines/index.ts";
import { walkMachine } from "#support/walk-all.ts";

for (const machine of Object.keys(workflows) as WorkflowName[]) {
  test(`${machine}: every transition is walked, every refusal changes nothing`, async () => {
    const report = await walkMachine(machine);
    expect(report.missing).toEqual([]);
    expect(report.covered).toBe(report.transitions);
    expect(report.refusals).toBeGreaterThan(0);
  });
}
