import { writeFileSync } from "node:fs";
import path from "node:path";
import type { LoadMode } from "#domain/load.ts";
import { inTransaction } from "#server/house/unit-of-work.ts";
import { type Taken, takeDelivery } from "#server/supply/take-delivery.ts";
import { type TestApp, useApp } from "./app.ts";
import { aRow, csvOf, type FileRow, type Supplier } from "./supplier.ts";
import { useThrowAwayDir } from "./use-throw-away-dir.ts";

export const letters = async ({ pool }: TestApp) =>
  (await pool.query("SELECT to_address, text FROM mail WHERE kind = 'loadWaits' ORDER BY id")).rows;

export const ten = Array.from({ length: 10 }, (_, n) => aRow(`A${n}`));

export function useDeliveryWorld() {
  const portal = useApp();
  const folder = useThrowAwayDir();
  /** Leaves a file as a provider's own folder or program does, without anybody. */
  async function deliver(
    supplier: Supplier,
    rows: readonly FileRow[] | string,
    mode: LoadMode = "whole",
  ): Promise<Taken> {
    const text = typeof rows === "string" ? rows : await csvOf(rows).text();
    const place = path.join(folder.dir, "stock.csv");
    writeFileSync(place, text);
    const file = { place, name: "stock.csv", bytes: Buffer.byteLength(text) };
    const taken = await inTransaction(portal.house, { requestId: "morning", operation: "walk" }, (ctx) =>
      takeDelivery(ctx, { provider_id: supplier.id, mode, via: "folder", feed_id: null, file }),
    );
    return taken;
  }
  async function delivered(supplier: Supplier, rows: readonly FileRow[], mode?: LoadMode) {
    const { load_id } = await deliver(supplier, rows, mode);
    await portal.runJobs();
    return supplier.load(load_id);
  }
  const pending = async () => (await portal.as("admin").call("listTasks", { query: { status: 1 } })).data.data;
  return { portal, deliver, delivered, pending, folder };
}
