import { expect, test } from "vitest";
import type { WorkflowName } from "#machines/index.ts";
import { described, names } from "../../tools/diagrams/files.ts";
import { keptLayout } from "../../tools/diagrams/kept-layouts.ts";
import { overlapsIn } from "../../tools/diagrams/overlaps.ts";
import { staleFiles } from "../../tools/diagrams/stale.ts";

const layoutOf = (name: WorkflowName) => keptLayout(name, described(name).hash);

test("the pictures and tables of the workflows are those of the machines; else: npm run diagrams", () => {
  expect(staleFiles()).toEqual([]);
});

test("a layout of an earlier machine is none", () => {
  expect(layoutOf("memo")).not.toBeNull();
  expect(keptLayout("memo", described("hold").hash)).toBeNull();
});

test("every arrow of every machine is on its picture once, and so is every state", () => {
  for (const name of names) {
    const { model } = described(name);
    const layout = layoutOf(name);
    const sorted = (found: string[] | undefined) => [...(found ?? [])].sort();
    expect(sorted(layout?.transitions.map(({ id }) => id))).toEqual(sorted(model.transitions.map(({ id }) => id)));
    const drawn = layout?.states.filter(({ kind }) => kind !== "any").map(({ path }) => path);
    expect(sorted(drawn)).toEqual(sorted(model.states.map(({ path }) => path).filter((path) => path !== "")));
  }
});

test("no words on any picture lie on others, on a box or on a line", () => {
  const found = names.flatMap((name) => {
    const layout = layoutOf(name);
    return layout ? overlapsIn(layout).map((overlap) => `${name}: ${overlap}`) : [`${name}: no layout`];
  });
  expect(found).toEqual([]);
});

test("words that lie on others are noticed", () => {
  const layout = layoutOf("memo");
  const [one, ...others] = layout?.transitions ?? [];
  const [other] = others;
  if (!layout || !one || !other) throw new Error("memo has no layout");
  const states = layout.states;
  expect(overlapsIn({ states, transitions: [{ ...one, label: other.label }, ...others] })).not.toEqual([]);
  const box = states[0];
  expect(overlapsIn({ states, transitions: [{ ...one, label: box ?? one.label }] })).not.toEqual([]);
});
