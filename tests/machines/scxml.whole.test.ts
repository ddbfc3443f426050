import fc from "fast-check";
import { expect, test } from "vitest";
import { type WorkflowName, workflows } from "#machines/index.ts";
import { type Condition, holds } from "#machines/kit/conditions.ts";
import { describeMachine } from "#machines/kit/describe.ts";
import { ecmascript } from "#machines/kit/ecmascript.ts";
import { scxml } from "#machines/kit/scxml.ts";
import { budget } from "#support/budget.ts";
import { OtherInterpreter } from "#support/other-interpreter.ts";
import { schemaErrors } from "#support/scxml-schema.ts";
import { walk } from "#support/walk.ts";
import { walks } from "#support/walks.ts";

const names = Object.keys(workflows) as WorkflowName[];
const textOf = (name: WorkflowName) => scxml(describeMachine(workflows[name].machine), "0".repeat(64));

test("every machine is SCXML that the W3C's schema allows", () => {
  expect(names.flatMap((name) => schemaErrors(textOf(name)).map((error) => `${name}: ${error}`))).toEqual([]);
});

test("the schema notices what is no SCXML", () => {
  expect(schemaErrors(textOf("confirm").replaceAll("<final ", "<ended "))).not.toEqual([]);
  expect(schemaErrors(textOf("memo").replace(' event="ISSUE"', ' when="ISSUE"'))).not.toEqual([]);
});

for (const name of names) {
  test(`${name}: another interpreter takes the same transitions and refuses the same events`, async () => {
    for (const spec of walks[name]) {
      const report = await walk(spec, new OtherInterpreter(spec, textOf(name)));
      expect(report.refusals).toBeGreaterThan(0);
    }
  });
}

test("another interpreter notices a condition that was written wrongly", async () => {
  const [spec] = walks.memo;
  if (!spec) throw new Error("memo is not walked");
  const wrong = textOf("memo").replaceAll("&gt; 0", "&gt;= 0");
  expect(wrong).not.toBe(textOf("memo"));
  await expect(walk(spec, new OtherInterpreter(spec, wrong))).rejects.toThrow("memo.issue");
});

const place = fc.constantFrom("event.a", "event.b.c", "context.d", "context.e.f");
const value = fc.constantFrom<string | number | boolean | null>(null, "", " ", "x", 0, -1, 2, 2.5, true, false);
const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { depthSize: "small" },
    fc.record({ type: fc.constant("hasText"), params: fc.record({ at: place }) }),
    fc.record({ type: fc.constant("positive"), params: fc.record({ at: place }) }),
    fc.record({ type: fc.constant("equals"), params: fc.record({ at: place, value }) }),
    fc.record({ type: fc.constant("sameAs"), params: fc.record({ at: place, as: place }) }),
    fc.record({ type: fc.constant("atOrAfter"), params: fc.record({ at: place, than: place }) }),
    fc.record({
      type: fc.constant("fewerThan"),
      params: fc.record({ at: place, limit: fc.oneof(fc.integer(), place) }),
    }),
    fc.record({
      type: fc.constant("facts"),
      params: fc.dictionary(fc.constantFrom("s", "t"), fc.oneof(value, fc.array(value))),
    }),
    fc.record({ type: fc.constant("and"), params: fc.record({ all: fc.array(tie("condition"), { maxLength: 3 }) }) }),
    fc.record({ type: fc.constant("or"), params: fc.record({ any: fc.array(tie("condition"), { maxLength: 3 }) }) }),
    fc.record({ type: fc.constant("not"), params: fc.record({ one: tie("condition") }) }),
  ) as fc.Arbitrary<Condition>,
}));
const some = { requiredKeys: [] };
const subject = fc.record({
  event: fc.record(
    { a: value, b: fc.record({ c: value }, some), facts: fc.record({ s: value, t: value }, some) },
    some,
  ),
  context: fc.record({ d: value, e: fc.record({ f: value }, some) }, some),
});

test("every condition means in SCXML what it means here, also where something is missing", () => {
  fc.assert(
    fc.property(condition, subject, (one, data) => {
      const judge = new Function("_event", `return ${ecmascript(one)};`) as (event: { data: object }) => boolean;
      expect(judge({ data })).toBe(holds(one, data));
    }),
    budget({ rounds: 500 }),
  );
});
