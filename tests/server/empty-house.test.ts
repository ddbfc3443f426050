import { beforeEach, describe, expect, test } from "vitest";
import type { OperationId } from "#api/operation-types.ts";
import type { DemoName } from "#support/actors.ts";
import { useApp } from "#support/app.ts";
import { contractOperations } from "#support/contract.ts";

/** A house of one's own begins with people and masters, and with no stone and no list price. */
const portal = useApp();
const people: DemoName[] = ["admin", "associate", "customer", "qc", "auditor"];

const isOpen = ({ info, parameters }: (typeof contractOperations)[number]) =>
  !info.writes && !info.path.includes("{") && !parameters.some((one) => one.required && one.in === "query");

beforeEach(async () => {
  await portal.pool.query("TRUNCATE stone, list_price CASCADE");
});

describe("a house without a stone", () => {
  test.each(people)("meets %s with no defect", async (name) => {
    const who = portal.as(name);
    const bad: string[] = [];
    for (const operation of contractOperations.filter(isOpen)) {
      const id = operation.info.id as OperationId;
      const input = operation.requestBody ? { body: {} } : {};
      const { status } = await who.send(id, input);
      if (status >= 500) bad.push(`${id} ${status}`);
    }
    expect(bad).toEqual([]);
  });

  test("is searched, and finds nothing", async () => {
    const { data } = await portal.as("admin").call("searchStones", { body: {} });
    expect([data.stockList, data.pagination.totalRecords]).toEqual([[], 0]);
  });
});
