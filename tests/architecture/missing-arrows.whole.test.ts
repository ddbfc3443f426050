import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { missingFromPicture } from "#features/workflows/missing-from-picture.ts";
import type { ModelDescription } from "#machines/kit/describe.ts";
import { diffModels } from "#machines/kit/diff.ts";
import type { Layout } from "#ui/workflow-picture/layout.ts";
import { withMissing } from "#ui/workflow-picture/with-missing.ts";
import { described, names } from "../../tools/diagrams/files.ts";
import { layoutFile } from "../../tools/diagrams/kept-layouts.ts";
import { overlapsIn } from "../../tools/diagrams/overlaps.ts";

const patience = { timeout: 180_000 };

const machines = names.map((name) => ({
  name,
  model: described(name).model,
  layout: JSON.parse(readFileSync(layoutFile(name), "utf8")) as Layout,
}));

/** The picture of a machine that lost some of what it had, with that drawn in again. */
function drawnAgain(layout: Layout, before: ModelDescription, isGone: (id: string) => boolean): Layout {
  const stays = ({ path, from, to }: { path?: string; from?: string; to?: string | null }) =>
    ![path, from, to].some((state) => state != null && isGone(state));
  const after = {
    ...before,
    states: before.states.filter(stays),
    transitions: before.transitions.filter((one) => !isGone(one.id) && stays(one)),
  };
  const ids = new Set(after.transitions.map(({ id }) => id));
  const present = {
    ...layout,
    states: layout.states.filter(stays),
    transitions: layout.transitions.filter(({ id }) => ids.has(id)),
  };
  return withMissing(present, missingFromPicture(present, { changes: diffModels(before, after), before, after }));
}
const idsOf = ({ transitions }: Layout) => transitions.map(({ id }) => id).sort();

test(
  "any one arrow that was removed is drawn again, through no box and with its words on nothing else",
  patience,
  () => {
    const found = machines.flatMap(({ name, model, layout }) =>
      model.transitions.flatMap(({ id }) => {
        const again = drawnAgain(layout, model, (one) => one === id);
        expect(idsOf(again)).toEqual(idsOf(layout));
        return overlapsIn(again).map((overlap) => `${name} without ${id}: ${overlap}`);
      }),
    );
    expect(found).toEqual([]);
  },
);

test("a state that was removed stands below the picture, with the arrows that led to it and from it", patience, () => {
  const found = machines.flatMap(({ name, model, layout }) =>
    layout.states
      .filter(({ kind }) => kind === "leaf")
      .flatMap(({ path }) => {
        const again = drawnAgain(layout, model, (one) => one === path);
        expect(idsOf(again)).toEqual(idsOf(layout));
        expect(again.states.find((state) => state.path === path)?.y).toBeGreaterThan(layout.height);
        return overlapsIn(again).map((overlap) => `${name} without ${path}: ${overlap}`);
      }),
  );
  expect(found).toEqual([]);
});

test("where nothing is missing the picture is the one that is kept", () => {
  for (const { layout } of machines) expect(withMissing(layout, { states: [], transitions: [] })).toBe(layout);
});
