import { expect, test } from "vitest";
import { hold } from "#machines/hold.ts";
import { memo } from "#machines/memo.ts";
import { mutantsOf } from "#support/mutants.ts";
import { sampleWorkflow } from "#support/sample-workflow.ts";

const faultsOf = (workflow: Parameters<typeof mutantsOf>[0], id: string) =>
  mutantsOf(workflow).flatMap(({ name, transition }) => (transition === id ? [name.slice(id.length + 1)] : []));

test("a fault forgets each effect, or tells the stone and the claim something else", () => {
  const faults = faultsOf(memo, "memo.issueHeld");
  expect(faults).toContain("without closeClaim");
  expect(faults).toContain("without tellStone");
  expect(faults).toContain("with closeClaim confirm for hold");
  expect(faults.filter((fault) => fault.startsWith("with tellStone"))).toHaveLength(1);
});

test("a fault forgets a guard, or one part of it", () => {
  expect(faultsOf(hold, "hold.hold").filter((fault) => fault.startsWith("without"))).toEqual([
    "without its guard",
    "without asking whether business is 11",
    "without asking whether stone is 1",
    "without asking whether liveHolds is less than mostHolds",
    "without asking whether restsUntil is null or at is not before restsUntil",
    "without asking whether restsUntil is null",
    "without asking whether at is not before restsUntil",
    "without keepUntil",
    "without tellStone",
  ]);
});

test("what changes nothing is no fault: an earlier arrow takes every stone that is free", () => {
  const faults = faultsOf(sampleWorkflow, "sample.issueOwn");
  expect(faults).toContain("without asking whether stone is 4");
  expect(faults).not.toContain("without asking whether not (stone is 1 and business is 10 or 11)");
});
