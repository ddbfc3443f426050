import { expect, test } from "vitest";
import { stoneLists } from "#domain/stone-lists.ts";
import { workflows } from "#machines/index.ts";
import { metaOf } from "#machines/kit/workflow.ts";
import { words } from "#stones/life/words.ts";

test("every transition that a stone's life can tell has words of its own", () => {
  const told = [
    ...stoneLists.flatMap((list) => workflows[list].transitions.map(metaOf)),
    ...workflows.stone.transitions.map(metaOf).filter(({ roles }) => "admin" in roles),
  ].map(({ id }) => id);
  const byRote = (id: string) => {
    const said = id.slice(id.indexOf(".") + 1);
    return said.charAt(0).toUpperCase() + said.slice(1);
  };
  const same = ["confirm.approve", "hold.hold"];
  const unsaid = told.filter((id) => !same.includes(id) && words.eventName(id) === byRote(id));
  expect(unsaid).toEqual([]);
});

test("what comes later than these words is told by its name", () => {
  expect(words.eventName("stone.re_measured")).toBe("Re measured");
});
