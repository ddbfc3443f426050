import { beforeEach, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { roleIds } from "#domain/roles.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { giveScreen } from "#support/rights.ts";

const portal = useApp();
beforeEach(() => giveScreen(portal, "search", Object.values(roleIds)));

const view = "search" as const;
const shown = (...ids: string[]) => ids.map((id) => ({ id, is_shown: true, width: null }));
type Columns = { id: string; is_shown: boolean; width: number | null }[];
const keep = (name: string, columns: Columns = shown("carat"), who: "customer" | "customer2" = "customer") =>
  portal.as(who).call("keepStoneFieldSet", { query: { view }, body: { name, columns } });
const setsOf = async (who: "customer" | "customer2" = "customer", of: "search" | "arrival" = view) =>
  (await portal.as(who).call("listStoneFields", { query: { view: of } })).data.sets;

test("a person keeps arrangements of a table by name, and one of the same name is replaced", async () => {
  expect(await setsOf()).toEqual([]);
  await keep("Pricing", [{ id: "carat", is_shown: true, width: 90 }, ...shown("rap")]);
  await keep("make ", shown("cut", "polish"));
  expect((await keep("PRICING", shown("markup_ppc"))).data.sets).toEqual([
    { name: "make", columns: shown("cut", "polish") },
    { name: "PRICING", columns: shown("markup_ppc") },
  ]);
  expect([await setsOf("customer2"), await setsOf("customer", "arrival")]).toEqual([[], []]);
  const arranged = (await portal.as("customer").call("listStoneFields", { query: { view } })).data.columns;
  expect(arranged[0]?.id).toBe("stock_no");
});

test("a set has no column that its person may not see", async () => {
  expect((await keep("All", shown("carat", "price_per_ct", "nonsense"))).data.sets).toEqual([
    { name: "All", columns: shown("carat") },
  ]);
});

test("a set is deleted by its name, once; another person's stays", async () => {
  await keep("Pricing");
  await keep("Pricing", shown("rap"), "customer2");
  const drop = () => portal.as("customer").call("deleteStoneFieldSet", { query: { view, name: "pricing" } });
  expect((await drop()).data.sets).toEqual([]);
  expectRefusal(await drop(), 404, "notFound");
  expect(await setsOf("customer2")).toHaveLength(1);
});

test("sets that are kept in two windows at once are both there, and there are at most twenty", async () => {
  await Promise.all(Array.from({ length: 20 }, (_, at) => keep(`Set ${at}`)));
  expect(await setsOf()).toHaveLength(20);
  const refused = await keep("One more");
  expectRefusal(refused, 409, "tooManyFieldSets");
  expect(refused.body.message).toBe(messages.tooManyFieldSets);
  expect((await keep("set 7", shown("rap"))).data.sets).toHaveLength(20);
});

test("a set without a name that can be seen is refused", async () => {
  for (const name of ["", "  ", "\u200b", "x".repeat(41)]) {
    expect(
      (await portal.as("customer").send("keepStoneFieldSet", { query: { view }, body: { name, columns: [] } })).status,
    ).toBe(400);
  }
});
