import { allStoneIds, countStones } from "../../db/queries/stock.ts";
import { fieldsOfStones } from "../../db/queries/stone-fields.ts";
import type { House } from "../../house/house.ts";
import { rowChecksum } from "../index/row-checksum.ts";
import { lineOf } from "./copy-lines.ts";
import type { StockCopy } from "./stock-copy.ts";

/** Few enough that several portals beside each other check for a hundredth of a processor core each. */
const AT_ONCE = 100;

/**
 * Compares the copy with the database, some stones at a time, round and round. A difference that remains after catching
 * up is a defect: it is mended at once and logged as an error.
 */
export class CopyCheck {
  /** The number of mended stones since the process began. */
  mended = 0;
  #block = 0;
  #left: number[] = [];
  readonly #house: Pick<House, "db" | "log">;

  constructor(house: Pick<House, "db" | "log">) {
    this.#house = house;
  }

  /** Compares the next stones. */
  async next(copy: StockCopy): Promise<void> {
    const { db } = this.#house;
    if (this.#left.length === 0) await this.#nextBlock(copy);
    const ids = this.#left.splice(0, AT_ONCE);
    if ((await this.#differing(copy, ids)).length === 0) return;
    await copy.catchUp(db);
    const wrong = await this.#differing(copy, ids);
    if (wrong.length === 0) return;
    this.mended += wrong.length;
    this.#house.log.error(
      { stones: wrong.slice(0, 20), count: wrong.length },
      "the search index differed from the database",
    );
    await copy.refresh(db, wrong);
  }

  async #nextBlock(copy: StockCopy): Promise<void> {
    if (this.#block >= copy.index.blocks) {
      this.#block = 0;
      await this.#countAll(copy);
    }
    this.#left = this.#block < copy.index.blocks ? copy.index.idsIn(this.#block) : [];
    this.#block++;
  }

  /** The stones that differ between copy and database. */
  async #differing(copy: StockCopy, ids: readonly number[]): Promise<number[]> {
    const theirs = await fieldsOfStones(this.#house.db, copy.reader.columns, ids);
    const sums = new Map(
      theirs.map((fields) => copy.reader.read(lineOf(fields))).map((row) => [row.id, rowChecksum(row)]),
    );
    return ids.filter((id) => {
      const row = copy.index.read(id);
      return sums.get(id) !== (row && rowChecksum(row));
    });
  }

  /** Finds stones that the copy lacks altogether, by the count of all stones. */
  async #countAll(copy: StockCopy): Promise<void> {
    const { db, log } = this.#house;
    if ((await countStones(db)) === copy.index.count) return;
    await copy.catchUp(db);
    const lost = (await allStoneIds(db)).filter((id) => !copy.index.has(id));
    if (lost.length === 0) return;
    this.mended += lost.length;
    log.error({ stones: lost.slice(0, 20), count: lost.length }, "the search index missed stones of the database");
    for (let from = 0; from < lost.length; from += AT_ONCE) await copy.refresh(db, lost.slice(from, from + AT_ONCE));
  }
}
