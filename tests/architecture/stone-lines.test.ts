import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { stoneLists } from "#domain/stone-lists.ts";
import { workflows } from "#machines/index.ts";
import { describeMachine, effectsOf } from "#machines/kit/describe.ts";
import { effects } from "#server/workflows/effects.ts";
import { sourceFiles } from "#support/source-files.ts";

/** The last word of the migrations on what a line may be. */
function statesInDatabase(): string[] {
  const checks = sourceFiles(["server/db/migrations"], /\.sql$/).flatMap(({ text }) => [
    ...text.matchAll(/stone_line_state CHECK \(\(list, state, status\) IN \(([\s\S]*?\))\)/g),
  ]);
  const triples = [...(checks.at(-1)?.[1] ?? "").matchAll(/\('(\w+)', '([\w.]+)', (\d+)\)/g)];
  return triples.map(([, list, state, status]) => `${list} ${state} ${status}`).sort();
}

/** The states in which each list's machine can leave a line: the ends of its arrows, with their codes. */
function statesOfMachines(): string[] {
  return stoneLists.flatMap((list) => {
    const { states, transitions } = describeMachine(workflows[list].machine);
    const byPath = new Map(states.map((state) => [state.path, state]));
    const code = (path: string): number | null =>
      byPath.get(path)?.code ?? (path.includes(".") ? code(path.slice(0, path.lastIndexOf("."))) : null);
    const deepest = (path: string): string => {
      const initial = byPath.get(path)?.initial;
      return initial ? deepest(initial) : path;
    };
    const ends = new Set(transitions.map(({ to, from }) => deepest(to ?? from)));
    return [...ends].map((path) => `${list} ${path} ${code(path)}`);
  });
}

test("the database lets a line be exactly what its machine can leave it in, with that code", () => {
  const known = statesInDatabase();
  expect(known.length).toBeGreaterThan(15);
  expect(known).toEqual(statesOfMachines().sort());
});

test("every order of the lists' machines is carried out, and no other is known", () => {
  const ordered = new Set(stoneLists.flatMap((list) => effectsOf(workflows[list].machine)));
  expect(Object.keys(effects).sort()).toEqual([...ordered].sort());
});

test("the claims that the database holds one at a time are those that the engine locks", () => {
  const claims = (text: string) =>
    [...text.matchAll(/\('(hold|confirm|memo)', '([\w.]+)'\)/g)].map(([one]) => one).sort();
  const [migration] = sourceFiles(["server/db/migrations"], /0009.*\.sql$/);
  const index = migration?.text.match(/stone_line_one_claim[\s\S]*?;/)?.[0] ?? "";
  expect(claims(index)).toHaveLength(5);
  expect(claims(readFileSync("server/db/queries/claims.ts", "utf8"))).toEqual(claims(index));
  const others = sourceFiles(["server"], /(?<!claims)\.ts$/).filter(({ text }) => claims(text).length > 1);
  expect(others.map(({ path }) => path)).toEqual([]);
});
