import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { exportMax, ftpResultsListed } from "#domain/limits.ts";
import { stoneColumns } from "#domain/search/stone-columns.ts";
import { folderFileName } from "#domain/stock-lists.ts";
import { viewerOf } from "../access/viewer.ts";
import { ftpResult, ftpResults } from "../db/queries/ftp-orders.ts";
import { type StockListRow, stockListsInFolder } from "../db/queries/stock-lists.ts";
import { inExportFolder, writeList } from "../export/export-file.ts";
import { sheetOf } from "../export/make-export.ts";
import { handOutList } from "../export/stock-list/hand-out-list.ts";
import { csvParts } from "../formats/csv.ts";
import type { Sheet } from "../formats/sheet.ts";
import type { Actor } from "../ground/actor.ts";
import { insistOnPermission } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import type { House } from "../house/house.ts";
import { readingContext } from "../house/unit-of-work.ts";
import { allIds } from "../search/all-ids.ts";
import type { Entry } from "./listing.ts";
import type { Left, Spool } from "./spool.ts";
import { SupplyFolder } from "./supply-folder.ts";
import { kindOfUpload, spoolNameOf } from "./upload-place.ts";

/** The whole folder of a client. None of its files is a real one. */
export const folderLayout = [
  { path: "/stock.csv", holds: "The stock at the client's prices, created when it is downloaded." },
  { path: "/stock.xlsx", holds: "The same as an Excel file." },
  { path: "/lists/", holds: "The stock lists that the house publishes for the client." },
  { path: "/orders/", holds: "Where orders are left, as CSV." },
  { path: "/results/", holds: "The result of each order." },
] as const;

const stockFiles = ["stock.csv", "stock.xlsx"] as const;
const folders = ["lists", "orders", "results"] as const;
type StockFile = (typeof stockFiles)[number];

async function found<T>(asked: Promise<T | undefined>): Promise<T> {
  const one = await asked;
  if (one === undefined) throw new Problem("notFound");
  return one;
}

/** A client's folder as the client sees it: stock, waiting orders, results. */
export class ClientFolder {
  readonly #house: House;
  readonly #spool: Spool;
  readonly #accountId: number;
  readonly #supply: SupplyFolder;

  constructor(house: House, spool: Spool, accountId: number) {
    this.#supply = new SupplyFolder(house, spool, accountId);
    this.#house = house;
    this.#spool = spool;
    this.#accountId = accountId;
  }

  async isFolder([folder, ...more]: readonly string[]): Promise<boolean> {
    if (folder === "supply") return this.#supply.isFolder(more);
    return folder === undefined || (more.length === 0 && folders.some((one) => one === folder));
  }

  /** True if the client delivers stock here. */
  takesStock = async (): Promise<boolean> => (await this.#supply.provider()) !== null;

  /** The entries of a folder, or the one file at this path; undefined for an unknown path. */
  async list(steps: readonly string[]): Promise<Entry[] | undefined> {
    const [folder, name, ...more] = steps;
    if (folder === "supply") return this.#supply.list(steps.slice(1));
    if (more.length > 0) return undefined;
    if (folder === undefined) return this.#root();
    if (name === undefined && (await this.isFolder([folder]))) return this.#entriesOf(folder);
    const one = await this.find(steps);
    return one && [one];
  }

  /** The entry of one file. */
  async find(steps: readonly string[]): Promise<Entry | undefined> {
    const [folder, name, ...more] = steps;
    if (folder === "supply" && name !== undefined) return this.#supply.find(steps.slice(1));
    if (more.length > 0) return undefined;
    if (name === undefined) return (await this.#root()).find((one) => one.name === folder);
    return (await this.#entriesOf(folder)).find((one) => one.name === name);
  }

  /** Hands on a file's present bytes. */
  async read(actor: Actor, steps: readonly string[], handOn: (bytes: Readable) => Promise<void>) {
    const [folder, name, ...more] = steps;
    if (folder === "supply") return handOn(await found(this.#supply.read(steps.slice(1))));
    if (more.length > 0) throw new Problem("notFound");
    const stock = stockFiles.find((one) => one === folder && name === undefined);
    if (stock) return this.#stock(actor, stock, handOn);
    const list = folder === "lists" && name ? await this.#listNamed(name) : undefined;
    if (list) return this.#handOut(actor, list, handOn);
    const result = folder === "results" && name ? await ftpResult(this.#house.db, this.#accountId, name) : undefined;
    if (result) return handOn(Readable.from([result.result], { objectMode: false }));
    const order = await found(this.waiting(steps));
    return handOn(Readable.from([await this.#spool.bytesOf(order)], { objectMode: false }));
  }

  /** A waiting file: the client left it and nobody has read it. */
  async waiting(steps: readonly string[]): Promise<Left | undefined> {
    if (steps[0] === "supply") return this.#supply.waiting(steps.slice(1));
    const spooled = spoolNameOf(steps);
    return (await this.#spool.waiting(this.#accountId)).findLast(({ fileName }) => fileName === spooled);
  }

  async #root(): Promise<Entry[]> {
    const isSupplied = await this.takesStock();
    const at = this.#house.now();
    return [
      ...stockFiles.map((name) => ({ name, bytes: null, at })),
      { name: "lists", isFolder: true, bytes: null, at },
      { name: "orders", isFolder: true, isOwn: true, bytes: null, at },
      { name: "results", isFolder: true, bytes: null, at },
      ...(isSupplied ? [{ name: "supply", isFolder: true, isOwn: true, bytes: null, at }] : []),
    ];
  }

  async #entriesOf(folder: string | undefined): Promise<Entry[]> {
    if (folder === "lists") return this.#lists();
    if (folder === "orders") return this.#orders();
    return folder === "results" ? this.#results() : [];
  }

  /** The lists that the house publishes here. The size of one is known if a run has made its file. */
  async #lists(): Promise<Entry[]> {
    const lists = await stockListsInFolder(this.#house.db, this.#accountId);
    return lists.map((list) => ({
      name: folderFileName(list),
      bytes: list.file_bytes,
      at: list.file_at ?? this.#house.now(),
    }));
  }

  async #listNamed(name: string) {
    const lists = await stockListsInFolder(this.#house.db, this.#accountId);
    return lists.find((list) => folderFileName(list) === name);
  }

  async #handOut(actor: Actor, list: StockListRow, handOn: (bytes: Readable) => Promise<void>): Promise<void> {
    const { bytes } = await handOutList(this.#house, list, { actor, requestId: "ftp" });
    await handOn(bytes);
  }

  async #orders(): Promise<Entry[]> {
    const all = await this.#spool.waiting(this.#accountId);
    const waiting = all.filter(({ fileName }) => kindOfUpload(fileName) === "order");
    const byName = new Map(waiting.map((one) => [one.fileName, one]));
    return [...byName.values()].map(({ fileName, bytes, at }) => ({ name: fileName, bytes, at, isOwn: true }));
  }

  async #results(): Promise<Entry[]> {
    const results = await ftpResults(this.#house.db, this.#accountId, ftpResultsListed);
    return results.map(({ result_name, bytes, left_at }) => ({ name: result_name, bytes, at: left_at }));
  }

  /** Hands on the stones of a search without conditions for this client, with every column that it may see. */
  async #stock(actor: Actor, file: StockFile, handOn: (bytes: Readable) => Promise<void>): Promise<void> {
    const house = this.#house;
    insistOnPermission(actor, ["search:read"]);
    const ctx = readingContext(house, { actor, requestId: "ftp", operation: "fetchFtpStock" });
    const viewer = await viewerOf(ctx);
    const isCsv = file === "stock.csv";
    const ids = await allIds(ctx, viewer, {}, isCsv ? Number.POSITIVE_INFINITY : exportMax);
    if (!ids) throw new Problem("exportTooLong");
    const columns = stoneColumns.filter(({ needsCost }) => !needsCost).map(({ id }) => id);
    const sheet: Sheet = { ...(await sheetOf({ ids, columns }, { house, db: house.db, viewer })), isForPrograms: true };
    if (isCsv) return handOn(Readable.from(csvParts(sheet), { objectMode: false }));
    const named = { name: "stock", format: "xlsx" } as const;
    await inExportFolder(
      named,
      (place) => writeList("xlsx", sheet, place),
      ({ place }) => handOn(createReadStream(place)),
    );
  }
}
