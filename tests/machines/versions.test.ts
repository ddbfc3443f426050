import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { allWorkflows } from "#machines/index.ts";
import { canonical } from "#machines/kit/canonical.ts";
import { describeMachine, effectsOf } from "#machines/kit/describe.ts";
import { modelFaults } from "#machines/kit/model-faults.ts";
import { isReleased } from "#machines/released-machines.ts";
import { earlierModels, folded, unfolded } from "#server/workflows/earlier-models.ts";
import { lockNow, readLock, replaced, unversioned } from "#support/machine-lock.ts";
import { sampleWorkflow } from "#support/sample-workflow.ts";

test("nobody changed a machine or the guard library without a new version", () => {
  expect(unversioned(readLock(), lockNow())).toEqual([]);
});

test("the lock is the one of these machines; after a change of version: npm run machines:lock", () => {
  expect(readLock()).toEqual(lockNow());
});

test("every machine that may judge was released: those of now, and those of before", () => {
  const models = [...earlierModels(), ...allWorkflows.map(({ machine }) => describeMachine(machine))];
  const hashOf = (model: object) => createHash("sha256").update(canonical(model)).digest("hex");
  expect(models.filter((model) => !isReleased(hashOf(model))).map(({ id, version }) => `${id} ${version}`)).toEqual([]);
  expect(isReleased(hashOf({ ...models[0], version: "9.9.9" }))).toBe(false);
});

test("a machine that changed under its old version is named", () => {
  const lock = readLock();
  const session = { version: lockNow().session?.version ?? "", hash: "another" };
  expect(unversioned({ ...lock, session }, lockNow())).toEqual(["session"]);
  expect(unversioned({ ...lock, session: { ...session, version: "0.9.0" } }, lockNow())).toEqual([]);
});

test("a machine that is beyond its first version has those before it kept, from the first on", () => {
  for (const { name, version } of allWorkflows) {
    const earlier = earlierModels().filter(({ id }) => id === name);
    const versions = earlier.map((model) => model.version);
    if (version === "1.0.0") expect(versions, name).toEqual([]);
    else expect(versions[0], name).toBe("1.0.0");
    expect(new Set([...versions, version]).size, name).toBe(versions.length + 1);
    for (const model of earlier) expect(modelFaults(model, name, "")).toEqual([]);
  }
});

test("versions are kept as they differ from those before, and nothing of them is lost", () => {
  const models = earlierModels();
  expect(unfolded(folded(models))).toEqual(models);
  expect(JSON.stringify(folded(models)).length).toBeLessThan(JSON.stringify(models).length / 1.5);
});

test("a version that is raised keeps what was locked before, and nothing that was drawn since", () => {
  const memo = allWorkflows.find(({ name }) => name === "memo")?.machine;
  if (!memo) throw new Error("there is no memo");
  const was = describeMachine(memo);
  const [lock, now] = [readLock(), lockNow()];
  const raised = { ...now, memo: { version: "9.0.0", hash: "another" } };
  expect(replaced(lock, now, () => was)).toEqual([]);
  expect(replaced(lock, raised, () => was)).toEqual([was]);
  expect(() => replaced(lock, raised, () => ({ ...was, version: "9.0.0" }))).toThrow(`memo is not ${was.version}`);
  expect(() => replaced(lock, raised, () => ({ ...was, transitions: [] }))).toThrow(`memo is not ${was.version}`);
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
