import { describe, expect, test } from "vitest";
import type { AnyMachineSnapshot, EventObject } from "xstate";
import { parties } from "#domain/roles.ts";
import { allWorkflows, type WorkflowName, workflows } from "#machines/index.ts";
import { decide } from "#machines/kit/decide.ts";
import { deciderOf } from "#machines/kit/decide-by-data.ts";
import { describeMachine, type ModelDescription } from "#machines/kit/describe.ts";
import type { Step } from "#machines/kit/judge.ts";
import { modelFaults } from "#machines/kit/model-faults.ts";
import { WhatIf } from "#machines/kit/what-if.ts";
import { statePath } from "#machines/kit/workflow.ts";
import { changedMemo, changedTransition, presentMemo as memo, notBelow } from "#support/changed-memo.ts";
import { planWalk, sampleOf, startOf, stepOf, type WalkSpec } from "#support/walk.ts";
import { walks } from "#support/walks.ts";

const anywhere = ["any", "ownCustomers", "own"] as const;
const rowOf = ({ value, context }: AnyMachineSnapshot) => ({ state: statePath(value), context });

type Visited = { before: AnyMachineSnapshot; event: EventObject; item: string };
/** Every step of every tour of a walk, each tour an item. */
function visited(spec: WalkSpec): Visited[] {
  return planWalk(spec).tours.flatMap((tour, at) => {
    let here = startOf(spec);
    return tour.map((sample) => {
      const event = sampleOf(spec, here, sample);
      const one = { before: here, event, item: String(at) };
      here = stepOf(spec, here, event)[0];
      return one;
    });
  });
}

/** The log's record of a step, taken by the first party that may. */
function stepIn(name: WorkflowName, { before, event }: Visited): Step {
  for (const party of parties) {
    const decided = decide(workflows[name], rowOf(before), event, { party, reach: anywhere });
    if (!decided.ok) continue;
    const { transition, from, to, known } = decided;
    return { transition, from, to, party, role: null, event, known, model: "now" };
  }
  throw new Error(`nobody may ${event.type}`);
}

describe.each(allWorkflows.map(({ name }) => name as WorkflowName))("%s", (name) => {
  const workflow = workflows[name];
  const model = describeMachine(workflow.machine);

  test("decides by its data as by its code, whoever asks, in every state, good samples and bad", {
    timeout: 180_000,
  }, () => {
    const otherwise: unknown[] = [];
    const byData = deciderOf(model);
    for (const spec of walks[name]) {
      for (const { before } of visited(spec).slice(0, 60)) {
        const row = rowOf(before);
        for (const event of spec.samples(before)) {
          for (const party of parties) {
            const code = decide(workflow, row, event, { party, reach: anywhere });
            const data = byData({ from: row.state, party, event, context: row.context });
            const told = data.ok ? [data.taken.id, data.to] : [data.code];
            const wanted = code.ok ? [code.transition, code.to] : [code.code];
            if (String(told) !== String(wanted)) otherwise.push({ row, event, party, told, wanted });
          }
        }
      }
    }
    expect(otherwise).toEqual([]);
  });

  test("would have decided nothing differently where it is the same, and is a machine that can be asked", () => {
    expect(modelFaults(structuredClone(model), name, "")).toEqual([]);
    const whatIf = new WhatIf(structuredClone(model), () => model);
    const steps = walks[name].flatMap(visited);
    for (const [seq, one] of steps.entries()) whatIf.add({ item: one.item, seq, at: seq, step: stepIn(name, one) });
    expect([whatIf.steps, whatIf.differing, whatIf.moot]).toEqual([steps.length, [], 0]);
  });
});

describe("a memo that was issued, sold and taken back, as a changed machine would have it", () => {
  const facts = { stone: 1, business: 11 };
  const known = { reversibleUntil: null, price: null };
  const by = { party: "associate", role: 5, known, model: "now" } as const;
  const history: Step[] = [
    { ...by, transition: "memo.issue", from: "absent", to: "issued", event: { type: "ISSUE", facts, price: null } },
    {
      ...by,
      transition: "memo.sell",
      from: "issued",
      to: "sold",
      event: { type: "SELL", price: 90, reversibleUntil: 9, facts: { cost: 80, lowest: 80, highest: 120 } },
    },
    {
      ...by,
      transition: "memo.reverseSold",
      from: "sold",
      to: "issued",
      party: "admin",
      role: 1,
      event: { type: "REVERSE", at: 5, reason: "a slip", facts: { stone: 8 } },
      known: { reversibleUntil: 9, price: 90 },
    },
  ];
  const replay = (changed: ModelDescription) => {
    const whatIf = new WhatIf(changed, (hash) => (hash === "now" ? memo : undefined));
    for (const [at, step] of history.entries()) whatIf.add({ item: "7", seq: 10 + at, at, step });
    return whatIf;
  };
  const sell = (change: Parameters<typeof changedTransition>[2]) => changedTransition(memo, "memo.sell", change);

  test.each<[string, ModelDescription, string, number, string]>([
    [
      "demands a higher price",
      changedMemo(notBelow(100)),
      "refusedCondition 11",
      1,
      "memo.sell requires: not (price is less than 100).",
    ],
    [
      "lets administrators alone sell",
      sell({ roles: { admin: "any" } }),
      "refusedRole 11",
      1,
      "SELL is not for associate.",
    ],
    [
      "lets nobody issue",
      { ...memo, transitions: memo.transitions.filter(({ event }) => event !== "ISSUE") },
      "refusedState 10",
      2,
      `memo ${memo.version} has no event ISSUE.`,
    ],
    [
      "sells from what came back",
      sell({ from: "received" }),
      "refusedState 11",
      1,
      "There is no SELL in the state issued.",
    ],
    [
      "counts a sale as a return",
      sell({ to: "received" }),
      "elsewhere 11",
      1,
      "memo.sell leads to received, not to sold.",
    ],
    [
      "writes no invoice",
      sell({ effects: [{ type: "tellStone", params: { event: "SELL" } }] }),
      "otherOrders 11",
      0,
      "memo.sell does openWindow, keepPrice, tellStone SELL instead of openWindow, keepPrice, tellStone SELL, writeInvoice.",
    ],
    [
      "calls it another name",
      sell({ id: "memo.vend" }),
      "otherArrow 11",
      0,
      "memo.vend is taken instead of memo.sell.",
    ],
    [
      "asks whose client it is",
      sell({ roles: { admin: "any", associate: "own" } }),
      "scope 11",
      0,
      "associate may take memo.sell only for own rows. The log does not say whose row it was.",
    ],
  ])("that %s, parts where it does so, and says what it would not have come to", (_, changed, told, moot, detail) => {
    const whatIf = replay(changed);
    const [found] = whatIf.differing;
    expect([`${found?.kind} ${found?.seq}`, found?.detail, found?.moot]).toEqual([told, detail, moot]);
    expect([whatIf.differing.length, whatIf.steps, whatIf.moot]).toEqual([1, 3, moot]);
  });

  test("is told by the step that would have led elsewhere, also where an earlier one is otherwise in less", () => {
    const changed = changedTransition(sell({ to: "received" }), "memo.issue", { id: "memo.hand" });
    expect(replay(changed).differing).toMatchObject([{ kind: "elsewhere", seq: 11, moot: 1 }]);
  });

  test("whose machine is lost is told by where it leads, and not by what it ordered", () => {
    const whatIf = new WhatIf(sell({ effects: [] }), () => undefined);
    for (const [at, step] of history.entries()) whatIf.add({ item: "7", seq: at, at, step });
    expect(whatIf.differing).toEqual([]);
  });
});

describe("a machine that came as data and cannot decide", () => {
  const at = (index: number, change: object): ModelDescription => ({
    ...memo,
    transitions: memo.transitions.map((one, place) => (place === index ? { ...one, ...change } : one)),
  });
  const guarded = (condition: object) => at(4, { guard: { sentence: "so", status: 422, condition, words: "so" } });

  test.each<[string, ModelDescription, string, RegExp]>([
    ["is another", { ...memo, id: "hold" }, "/id", /^This is the machine hold, not memo\.$/],
    [
      "begins nowhere",
      { ...memo, states: memo.states.map((one) => ({ ...one, initial: null })) },
      "/states/0",
      /does not name a valid initial state/,
    ],
    ["has no outermost state", { ...memo, states: memo.states.slice(1) }, "/states", /is missing/],
    [
      "has a state twice",
      { ...memo, states: [...memo.states, ...memo.states.slice(-1)] },
      "/states/5",
      /two states sold/,
    ],
    [
      "leads out of itself",
      at(4, { to: "given" }),
      "/transitions/4/to",
      /memo\.sell leads to given, which is not a state/,
    ],
    ["begins outside of itself", at(4, { from: "lent" }), "/transitions/4/from", /which is not a state/],
    ["has an arrow twice", at(4, { id: "memo.receive" }), "/transitions/4/id", /two transitions/],
    ["lets strangers act", at(4, { roles: { king: "any" } }), "/transitions/4/roles/king", /king is not a known role/],
    ["leaves a state alone", at(4, { to: "received" }), "/states/4", /No transition leads to sold/],
    [
      "asks what nobody judges",
      guarded({ type: "above", params: {} }),
      "/transitions/4/guard/condition/type",
      /one of facts, hasText/,
    ],
    [
      "asks it of no place",
      guarded({ type: "positive", params: { at: "price" } }),
      "/transitions/4/guard/condition/params",
      /at is a path/,
    ],
    [
      "asks it deep inside",
      guarded({ type: "and", params: { all: [{ type: "not", params: {} }] } }),
      "/transitions/4/guard/condition/params/params",
      /one is a condition/,
    ],
  ])("because it %s, is refused where that stands", (_, model, path, message) => {
    const [fault] = modelFaults(model, "memo", "");
    expect(fault).toEqual({ path, message: expect.stringMatching(message) });
  });
});
