import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { ftpResultsListed } from "#domain/limits.ts";
import type { LoadMode } from "#domain/load.ts";
import { providerOfAccount } from "../db/queries/providers.ts";
import { suppliedFile, suppliedFiles } from "../db/queries/supply-files.ts";
import type { House } from "../house/house.ts";
import type { Entry } from "./listing.ts";
import { resultName } from "./result-file.ts";
import type { Left, Spool } from "./spool.ts";
import { supplyResult } from "./supply-result.ts";
import { kindOfUpload, modeOfUpload, plainNameOf, spoolNameOf } from "./upload-place.ts";

/** The folder of whoever delivers a provider's stock. */
export const supplyLayout = [
  { path: "/supply/", holds: "Where the provider's whole list is left." },
  { path: "/supply/changes/", holds: "Where additions and changes to it are left." },
  { path: "/supply/results/", holds: "What became of each whole list." },
  { path: "/supply/results/changes/", holds: "What became of each file of additions and changes." },
] as const;

/** The path of the folder that a file was left in. */
export const supplyFolderOf: Record<LoadMode, string> = { whole: "/supply/", changes: "/supply/changes/" };

const END = resultName("");

/** The result of a provider's file: its name lies in the folder that has the name of its own. */
export const supplyResultPlace = (mode: LoadMode, fileName: string): string[] => [
  "supply",
  "results",
  ...(mode === "changes" ? ["changes"] : []),
  resultName(fileName),
];

/** The kind of files whose results lie in a folder; undefined for a folder without results. */
const resultsIn = ([folder, inside, ...more]: readonly string[]): LoadMode | undefined => {
  if (folder !== "results" || more.length > 0) return undefined;
  return inside === undefined ? "whole" : inside === "changes" ? "changes" : undefined;
};

/** The folder of a provider: files that wait, and what became of those that were taken. Steps are those within it. */
export class SupplyFolder {
  readonly #house: House;
  readonly #spool: Spool;
  readonly #accountId: number;

  constructor(house: House, spool: Spool, accountId: number) {
    this.#house = house;
    this.#spool = spool;
    this.#accountId = accountId;
  }

  /** The provider whose folder it is. Whoever delivers for none has no such folder. */
  provider = (): Promise<number | null> => providerOfAccount(this.#house.db, this.#accountId);

  async isFolder(steps: readonly string[]): Promise<boolean> {
    const [inside, ...more] = steps;
    const isKnown = more.length === 0 && (inside === undefined || inside === "changes");
    return (isKnown || resultsIn(steps) !== undefined) && (await this.provider()) !== null;
  }

  async list(steps: readonly string[]): Promise<Entry[] | undefined> {
    const provider = await this.provider();
    if (provider === null) return undefined;
    if (!(await this.isFolder(steps))) {
      const one = await this.find(steps);
      return one && [one];
    }
    const folder = { isFolder: true, bytes: null, at: this.#house.now() };
    const changes = { ...folder, name: "changes" };
    const results = resultsIn(steps);
    if (results === "whole") return [changes, ...(await this.#results(provider, results))];
    if (results === "changes") return this.#results(provider, results);
    if (steps.length > 0) return this.#waiting("changes");
    return [{ ...changes, isOwn: true }, { ...folder, name: "results" }, ...(await this.#waiting("whole"))];
  }

  async find(steps: readonly string[]): Promise<Entry | undefined> {
    const name = steps.at(-1);
    const folder = steps.slice(0, -1);
    if (name === undefined || !(await this.isFolder(folder))) return undefined;
    return (await this.list(folder))?.find((one) => one.name === name);
  }

  /** The bytes of a file that waits, or of a result as it is now. */
  async read(steps: readonly string[]): Promise<Readable | undefined> {
    const provider = await this.provider();
    if (provider === null) return undefined;
    const results = resultsIn(steps.slice(0, -1));
    if (results) {
      const fileName = (steps.at(-1) ?? "").slice(0, -END.length);
      const file = await suppliedFile(this.#house.db, this.#whose(provider), results, fileName);
      return file && Readable.from([await supplyResult(this.#house, file)], { objectMode: false });
    }
    const left = await this.waiting(steps);
    return left && createReadStream(this.#spool.placeOf(left));
  }

  /** A file that waits: the client left it and nobody has taken it. */
  async waiting(steps: readonly string[]): Promise<Left | undefined> {
    const spooled = spoolNameOf(["supply", ...steps]);
    return (await this.#spool.waiting(this.#accountId)).findLast(({ fileName }) => fileName === spooled);
  }

  #whose = (providerId: number) => ({ accountId: this.#accountId, providerId });

  async #waiting(mode: LoadMode): Promise<Entry[]> {
    const all = await this.#spool.waiting(this.#accountId);
    const here = all.filter(({ fileName }) => kindOfUpload(fileName) === "stock" && modeOfUpload(fileName) === mode);
    const byName = new Map(here.map((one) => [plainNameOf(one.fileName), one]));
    return [...byName].map(([name, { bytes, at }]) => ({ name, bytes, at, isOwn: true }));
  }

  /** A result tells how the file stands now: it gets its size when it is fetched. */
  async #results(provider: number, mode: LoadMode): Promise<Entry[]> {
    const files = await suppliedFiles(this.#house.db, this.#whose(provider), mode, ftpResultsListed);
    return files.map(({ file_name, left_at }) => ({ name: resultName(file_name), bytes: null, at: left_at }));
  }
}
