import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { fileNameOf } from "#domain/stock-lists.ts";
import { clientEyes } from "../../access/client-eyes.ts";
import { countFetch, type StockListRow } from "../../db/queries/stock-lists.ts";
import { csvParts } from "../../formats/csv.ts";
import { jsonParts } from "../../formats/json.ts";
import type { Sheet } from "../../formats/sheet.ts";
import type { Actor } from "../../ground/actor.ts";
import { Problem } from "../../ground/problem.ts";
import { dayIn } from "../../ground/time-zone.ts";
import type { House } from "../../house/house.ts";
import { inTransaction } from "../../house/unit-of-work.ts";
import type { Viewer } from "../../house/viewer.ts";
import { inExportFolder, mediaTypes, writeList } from "../export-file.ts";
import { sheetOfList } from "./stock-list-sheet.ts";
import { sightOf, stopOf } from "./stock-list-sight.ts";

type Asker = { actor?: Actor; requestId: string; address?: string; device?: string };
type HandedOut = { bytes: Readable; fileName: string; mediaType: string };

/**
 * Hands out a list's file: that of the latest run, or one that is made now if there is none for what its viewer may see
 * today. The log is told what leaves and to whom, before the first byte.
 */
export async function handOutList(house: House, list: StockListRow, asker: Asker): Promise<HandedOut> {
  const stop = await stopOf(house.db, list);
  const viewer = stop ? undefined : await clientEyes(house.db, list.client_id);
  if (!viewer) throw new Problem("stockListStopped");
  const source = (await keptFile(house, list, viewer)) ?? (await newFile(house, list, viewer));
  const { format, place, client_id, markup_percent } = list;
  await inTransaction(house, { ...asker, operation: "fetchStockList" }, async (ctx) => {
    await countFetch(ctx.db, list.id, ctx.now);
    const after = { stones: source.stones, format, place, client_id, markup_percent, made_at: source.at };
    ctx.audit.push({ workflow: "stock_list", item: list.id, transition: "stock_list.fetch", after });
  }).catch((error: unknown) => {
    source.letGo?.();
    throw error;
  });
  return {
    bytes: await source.bytes(),
    fileName: `${fileNameOf(list.name)}-${dayIn(house.timeZone, source.at)}.${format}`,
    mediaType: mediaTypes[format],
  };
}

type Source = { stones: number | null; at: Date; bytes(): Promise<Readable>; letGo?(): void };

/** The file of the latest run of a list with a schedule, unless its viewer may see other stones by now. */
async function keptFile(house: House, list: StockListRow, viewer: Viewer): Promise<Source | undefined> {
  const { file_name, file_at, file_stones } = list;
  if (list.schedule === null || file_name === null || file_at === null || list.file_sight !== sightOf(viewer))
    return undefined;
  const bytes = await house.files.open(file_name);
  return bytes && { stones: file_stones, at: file_at, bytes: async () => bytes, letGo: () => void bytes.destroy() };
}

async function newFile(house: House, list: StockListRow, viewer: Viewer): Promise<Source> {
  const content = { ...list, search: list.params.search };
  const { sheet, stones } = await sheetOfList(content, { house, db: house.db, viewer });
  return { stones, at: house.now(), bytes: () => streamOf(list.format, sheet) };
}

/** A sheet as it is written. Excel is written whole, as its parts name each other. */
async function streamOf(format: StockListRow["format"], sheet: Sheet): Promise<Readable> {
  if (format === "csv") return Readable.from(csvParts(sheet), { objectMode: false });
  if (format === "json") return Readable.from(jsonParts(sheet), { objectMode: false });
  return new Promise((resolve, reject) => {
    inExportFolder(
      { name: "list", format },
      (place) => writeList(format, sheet, place),
      async ({ place }) => {
        const stream = createReadStream(place);
        resolve(stream);
        await finished(stream).catch(() => {}); // a reader who goes away is no fault of the file
      },
    ).catch(reject);
  });
}
