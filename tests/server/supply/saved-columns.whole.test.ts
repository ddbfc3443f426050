import { expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { aRow, Supplier } from "#support/supplier.ts";

const portal = useApp();

/** Two loads of one provider that wait, and how each is saved with a column that is not read. */
async function twoLoads() {
  const supplier = await Supplier.of(portal);
  const first = await supplier.dryRun([aRow("A1")], "changes");
  const second = await supplier.dryRun([aRow("A2")], "changes");
  const save = async (id: number, by: "admin" | "admin2", without: string, more: object = {}) => {
    const { version, mapping } = await supplier.load(id);
    const columns = mapping?.columns.map((one) =>
      one.header === without ? { ...one, field: null, chosen_by: "person" } : one,
    );
    const body = { version, mapping: { ...mapping, columns }, ...more };
    return portal.as(by).send("setLoadMapping", { path: { id }, body } as never);
  };
  return { supplier, first: first.id, second: second.id, save };
}

test("columns that somebody saves with another load are told before one's own are saved over them", async () => {
  const { supplier, first, second, save } = await twoLoads();
  expect((await supplier.load(first)).columns_saved).toBeNull();
  expect((await save(second, "admin2", "Report #", { columns_saved_id: null })).status).toBe(200);
  const late = await save(first, "admin", "Lab", { columns_saved_id: null });
  expectRefusal(late, 409, "staleVersion");
  const told = (await supplier.load(first)).columns_saved;
  expect(told).toMatchObject({ load_id: second, by: "Lars Peeters", at: "2026-11-20T09:00:00.000Z" });
  expect(late.body.current).toMatchObject({ id: first, columns_saved: told });
  expect((await supplier.load(first)).mapping?.columns.find(({ header }) => header === "Lab")?.field).toBe("lab");
  const seen = { columns_saved_id: told?.mapping_configuration_id };
  expect((await save(first, "admin", "Lab", seen)).status).toBe(200);
  expect((await supplier.load(first)).columns_saved).toBeNull();
  expect((await supplier.load(second)).columns_saved).toMatchObject({ load_id: first, by: "Ines Novak" });
});

test("a file that arrives meanwhile is no correction, and a program need not say what it has seen", async () => {
  const { supplier, first, second, save } = await twoLoads();
  await supplier.dryRun([aRow("A3")], "changes");
  expect((await supplier.load(first)).columns_saved).toBeNull();
  expect((await save(second, "admin2", "Report #")).status).toBe(200);
  expect((await save(first, "admin", "Lab")).status).toBe(200);
});

test("a load that is only compared again leaves the columns that were saved with another load the last", async () => {
  const { supplier, first, second, save } = await twoLoads();
  expect((await save(second, "admin2", "Report #")).status).toBe(200);
  expect((await save(first, "admin", "none of them")).status).toBe(200);
  await portal.runJobs();
  const later = await supplier.dryRun([aRow("A3")], "changes");
  expect(later.mapping?.columns.find(({ header }) => header === "Report #")?.field).toBeNull();
});
