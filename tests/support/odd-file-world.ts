import { expect } from "vitest";
import type { Data } from "#api/operation-types.ts";
import { useApp } from "./app.ts";
import { aRow, type FileRow } from "./supplier.ts";

export type Load = Data<"getLoad">;

type Mapping = NonNullable<Load["mapping"]>;

export const linesOf = (rows: readonly FileRow[]): string[][] => [
  Object.keys(rows[0] ?? {}),
  ...rows.map((row) => Object.values(row).map(String)),
];

export const named = (stock: string, count: number, more: FileRow = {}) =>
  Array.from({ length: count }, (_, n) => aRow(`${stock}${n + 1}`, more));

export const [head = [], ...data] = linesOf(named("A", 3));

export function useOddFileWorld() {
  const portal = useApp();
  /** Has a load read anew by another mapping, its columns matched again unless they are sent. */
  function correct({ mapping, id, version }: Load, change: Partial<Mapping>) {
    if (!mapping) throw new Error("the load has no mapping");
    const body = { version, mapping: { ...mapping, columns: [], ...change } };
    return portal.as("admin").send("setLoadMapping", { path: { id }, body });
  }
  async function corrected(load: Load, change: Partial<Mapping>): Promise<Load> {
    expect(await correct(load, change)).toMatchObject({ status: 200 });
    await portal.runJobs();
    return (await portal.as("admin").call("getLoad", { path: { id: load.id } })).data;
  }
  return { portal, corrected, correct };
}
