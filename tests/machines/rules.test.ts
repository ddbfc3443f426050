import { describe, expect, test } from "vitest";
import type { AnyStateNode } from "xstate";
import { operations } from "#api/operations.gen.ts";
import { parties } from "#domain/roles.ts";
import { saidToClient } from "#domain/said-to-client.ts";
import { allWorkflows } from "#machines/index.ts";
import type { StateMeta } from "#machines/kit/meta.ts";
import { allNodes, metaOf } from "#machines/kit/workflow.ts";

test("no condition that a client can meet speaks of them as somebody else", () => {
  const ofClients = (sentence: string) => /\bclient\b/.test(sentence);
  const guards = allWorkflows.flatMap(({ transitions }) =>
    transitions.map(metaOf).flatMap(({ roles, guard }) => {
      const isTheirs = "customer" in roles || "guest" in roles;
      return guard && isTheirs ? (guard.parts?.map(({ meta }) => meta) ?? [guard]) : [];
    }),
  );
  const told = guards.filter(({ message }) => message === undefined).map(({ sentence }) => sentence);
  const spoken = [...new Set(told.filter(ofClients))];
  expect(spoken.toSorted()).toEqual(Object.keys(saidToClient).toSorted());
  for (const sentence of Object.values(saidToClient)) expect(ofClients(sentence)).toBe(false);
});

for (const workflow of allWorkflows) {
  const { name, machine, transitions } = workflow;

  describe(name, () => {
    test("every transition has an id of its own under the machine's name", () => {
      const ids = transitions.map((transition) => metaOf(transition).id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id.startsWith(`${name}.`)).toBe(true);
    });

    test("every transition says who may send it, and whether the specification has it", () => {
      for (const transition of transitions) {
        const { roles, seed } = metaOf(transition);
        expect(Object.keys(roles).length).toBeGreaterThan(0);
        for (const party of Object.keys(roles)) expect(parties).toContain(party);
        expect(typeof seed).toBe("boolean");
      }
    });

    test("a guard is data, and has a sentence for people", () => {
      for (const transition of transitions) {
        const { guard } = metaOf(transition);
        expect(Boolean(guard)).toBe(Boolean(transition.guard));
        if (!guard) continue;
        expect(guard.sentence.trim()).not.toBe("");
        expect(guard.sentence).not.toMatch(/\.$/);
        expect(JSON.parse(JSON.stringify(transition.guard))).toEqual(transition.guard);
      }
    });

    test("a state has a sentence only about an event that it does not take", () => {
      for (const node of allNodes(machine)) {
        const own = Object.keys((node.meta as StateMeta | undefined)?.refusals ?? {});
        for (const event of own) expect([...node.transitions.keys()]).not.toContain(event);
        for (const event of own) expect(workflow.events).toContain(event);
      }
    });

    test("every call that it names is an operation of the contract", () => {
      for (const transition of transitions) {
        const { call } = metaOf(transition);
        if (call) expect(Object.keys(operations)).toContain(call);
      }
    });

    test("every action has a name, and hangs on a transition", () => {
      for (const { actions } of transitions) {
        for (const action of actions) expect(typeof action).not.toBe("function");
      }
      for (const node of allNodes(machine)) expect([...node.entry, ...node.exit]).toEqual([]);
    });

    test("it is pure: no clock, no invoked work, no transition without an event", () => {
      for (const node of allNodes(machine) as AnyStateNode[]) {
        expect(node.invoke).toEqual([]);
        expect(node.after).toEqual([]);
        expect(node.always ?? []).toEqual([]);
      }
    });
  });
}
