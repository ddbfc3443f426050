import { expect, test } from "vitest";
import { canonical } from "#machines/kit/canonical.ts";
import { describeMachine, effectsOf } from "#machines/kit/describe.ts";
import { lockNow, readLock, unversioned } from "#support/machine-lock.ts";
import { sampleWorkflow } from "#support/sample-workflow.ts";

test("nobody changed a machine or the guard library without a new version", () => {
  expect(unversioned(readLock(), lockNow())).toEqual([]);
});

test("the lock is the one of these machines; after a change of version: npm run machines:lock", () => {
  expect(readLock()).toEqual(lockNow());
});

test("a machine that changed under its old version is named", () => {
  const lock = readLock();
  const session = { version: lockNow().session?.version ?? "", hash: "another" };
  expect(unversioned({ ...lock, session }, lockNow())).toEqual(["session"]);
  expect(unversioned({ ...lock, session: { ...session, version: "0.9.0" } }, lockNow())).toEqual([]);
});

test("the hash does not depend on the order in which things were written down", () => {
  expect(canonical({ b: [{ d: 1, c: undefined }], a: null })).toBe(canonical({ a: null, b: [{ d: 1 }] }));
  expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
});

test("a machine is described with states, codes, guards, roles and effects", () => {
  const described = describeMachine(sampleWorkflow.machine);
  expect(JSON.parse(JSON.stringify(described))).toEqual(described);
  expect(described.states.find(({ path }) => path === "sold")).toEqual({
    path: "sold",
    parent: "",
    initial: null,
    isFinal: true,
    code: 3,
    label: "Sold",
    colour: "orange",
  });
  expect(described.transitions.find(({ id }) => id === "sample.sell")).toEqual({
    id: "sample.sell",
    from: "issued",
    event: "SELL",
    to: "sold",
    reenters: false,
    guard: {
      sentence: "the price is more than 0",
      status: 422,
      condition: { type: "positive", params: { at: "event.price" } },
      words: "price is more than 0",
    },
    changes: ["keepPrice"],
    effects: [{ type: "tellStone", params: { event: "SELL" } }],
    roles: { admin: "any", associate: "ownCustomers" },
    call: null,
    seed: true,
  });
  expect(effectsOf(sampleWorkflow.machine)).toEqual(["tellStone"]);
});
