import { expect, test } from "vitest";
import { type WorkflowName, workflows } from "#machines/index.ts";
import { describeMachine } from "#machines/kit/describe.ts";
import { mermaid } from "#machines/kit/mermaid.ts";
import { transitionTable } from "#machines/kit/transition-table.ts";
import { sampleWorkflow } from "#support/sample-workflow.ts";

const models = (Object.keys(workflows) as WorkflowName[]).map((name) => describeMachine(workflows[name].machine));
const confirm = describeMachine(workflows.confirm.machine);
const session = describeMachine(workflows.session.machine);

test("the table has every transition once, in the order of the machine", () => {
  for (const model of models) {
    expect(transitionTable(model).map(({ transition }) => transition)).toEqual(model.transitions.map(({ id }) => id));
  }
});

test("a row says who, on which condition, what it leads to and what it orders", () => {
  expect(transitionTable(describeMachine(sampleWorkflow.machine)).find(({ event }) => event === "SELL")).toEqual({
    transition: "sample.sell",
    from: "issued",
    event: "SELL",
    condition: "the price is more than 0",
    rule: "price is more than 0",
    who: "A B",
    to: "sold",
    code: 3,
    changes: "keepPrice",
    effects: "tellStone (event SELL)",
    call: "",
    source: "spec",
  });
});

test("a state inside of another has the other's code, and a transition that stays leads to where it began", () => {
  const rows = transitionTable(confirm);
  expect(rows.find(({ transition }) => transition === "confirm.fulfil")?.code).toBe(2);
  expect(rows.find(({ transition }) => transition === "confirm.update")?.to).toBe("pending");
  expect(transitionTable(session).find(({ transition }) => transition === "session.maintenance")?.from).toBe("");
});

test("Mermaid gets every state and every arrow, under names that it can read", () => {
  for (const model of models) {
    const lines = mermaid(model).split("\n");
    const arrows = lines.filter((line) => / : /.test(line));
    expect(arrows).toHaveLength(model.transitions.length);
    for (const arrow of arrows) expect(arrow).toMatch(/^ {2}\w+ --> \w+ : [^:;#"]+$/);
    const declared = new Set(lines.flatMap((line) => line.match(/^ *state ".*" as (\w+)/)?.[1] ?? []));
    const named = arrows.flatMap((arrow) => arrow.match(/^ {2}(\w+) --> (\w+)/)?.slice(1) ?? []);
    expect(named.filter((name) => !declared.has(name))).toEqual([]);
  }
});

test("in Mermaid, what holds in any state of a box starts at a state of its own inside of it", () => {
  const text = mermaid(session);
  expect(text).toContain("  machine__any --> signedOut_form : UNAUTHORIZED");
  expect(text).toContain("  signedIn__any --> signedIn__any : PROFILE");
  expect(mermaid(confirm)).not.toContain("any state");
});
