import { expect, test } from "vitest";
import { type WorkflowName, workflows } from "#machines/index.ts";
import { describeMachine } from "#machines/kit/describe.ts";
import { mutantsOfMachine } from "#support/walk-all.ts";

for (const machine of Object.keys(workflows) as WorkflowName[]) {
  test(`${machine}: its walk notices every fault in it`, () => {
    const { all, survivors } = mutantsOfMachine(machine);
    expect(all).toBeGreaterThan(describeMachine(workflows[machine].machine).transitions.length);
    expect(survivors).toEqual([]);
  });
}
