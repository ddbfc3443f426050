import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allWorkflows, workflows } from "#machines/index.ts";
import { describeMachine, type ModelDescription } from "#machines/kit/describe.ts";
import { diffModels } from "#machines/kit/diff.ts";
import { budget } from "#support/budget.ts";

const models = allWorkflows.map(({ machine }) => describeMachine(machine));
const memo = describeMachine(workflows.memo.machine);

/** A machine with some of its parts left out or changed. */
const arbitraryModel: fc.Arbitrary<ModelDescription> = fc
  .constantFrom(...models.filter(({ id }) => id !== "session"))
  .chain((model) =>
    fc
      .record({
        states: fc.subarray(model.states),
        transitions: fc.subarray(model.transitions),
        calls: fc.array(fc.option(fc.constantFrom("sellMemo", "issueMemo")), { minLength: 60, maxLength: 60 }),
      })
      .map(({ states, transitions, calls }) => ({
        ...model,
        states,
        transitions: transitions.map((one, at) => ({ ...one, call: calls[at] ?? one.call })),
      })),
  );
const opposite = { added: "removed", removed: "added", changed: "changed" } as const;
const inOrder = <T extends { what: string; id: string }>(changes: T[]) =>
  [...changes].sort((a, b) => `${a.what} ${a.id}`.localeCompare(`${b.what} ${b.id}`));

describe("what changed between two versions of a machine", () => {
  test("is nothing where they are the same", () => {
    fc.assert(
      fc.property(arbitraryModel, (model) => {
        expect(diffModels(model, structuredClone(model))).toEqual([]);
      }),
      budget(),
    );
  });

  test("is turned round where they are: what came in one direction went in the other", () => {
    fc.assert(
      fc.property(arbitraryModel, arbitraryModel, (a, b) => {
        const there = inOrder(diffModels(a, b)).map((one) => ({ ...one, change: opposite[one.change] }));
        expect(inOrder(diffModels(b, a))).toEqual(there);
      }),
      budget(),
    );
  });

  test("names every state and transition that only one of them has", () => {
    fc.assert(
      fc.property(arbitraryModel, arbitraryModel, (a, b) => {
        const known = new Set(a.transitions.map(({ id }) => id));
        const fresh = b.transitions.map(({ id }) => id).filter((id) => !known.has(id));
        const added = diffModels(a, b).filter(({ what, change }) => what === "transition" && change === "added");
        expect(added.map(({ id }) => id).sort()).toEqual(fresh.sort());
      }),
      budget(),
    );
  });

  test("says which parts are others", () => {
    const changed: ModelDescription = {
      ...memo,
      states: memo.states.map((state) => (state.path === "sold" ? { ...state, label: "Gone" } : state)),
      transitions: memo.transitions
        .filter(({ id }) => id !== "memo.receive")
        .map((one) => (one.id === "memo.sell" ? { ...one, guard: null, roles: { admin: "any" }, to: "issued" } : one)),
    };
    expect(diffModels(memo, changed)).toEqual([
      { id: "sold", what: "state", change: "changed", parts: ["label"] },
      { id: "memo.receive", what: "transition", change: "removed", parts: [] },
      { id: "memo.sell", what: "transition", change: "changed", parts: ["target", "condition", "roles"] },
    ]);
  });
});
