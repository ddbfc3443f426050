import { expect, test } from "vitest";
import type { WorkflowName } from "#machines/index.ts";
import type { Box, Point } from "#ui/workflow-picture/layout.ts";
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

test("no words on any picture lie on others, on a title, on a box or on a line, and no line runs through a box", () => {
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

test("a line under the title of a box that holds others, or through a state, is noticed", () => {
  const layout = layoutOf("stone");
  const [holder, leaf] = [
    layout?.states.find(({ title }) => title !== null),
    layout?.states.find(({ kind }) => kind === "leaf"),
  ];
  const [one, ...others] = layout?.transitions ?? [];
  if (!layout || !one || !holder?.title || !leaf) throw new Error("stone has no layout with a title");
  const across = ({ x, y, width, height }: Box): Point[] => [
    [x - 5, y + height / 2],
    [x + width + 5, y + height / 2],
  ];
  const through = (box: Box) =>
    overlapsIn({ states: layout.states, transitions: [{ ...one, points: across(box) }, ...others] });
  expect(through(holder.title)).toContain(`the line of ${one.id} under the title of ${holder.path}`);
  expect(through(leaf)).toContain(`the line of ${one.id} through ${leaf.path}`);
});
