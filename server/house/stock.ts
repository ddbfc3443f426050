import type { Kysely } from "kysely";
import type { Statement } from "../db/one-trip.ts";
import type { ChangedHere } from "../db/queries/stone-fields.ts";
import type { Tables } from "../db/tables.ts";
import type { PriceTables } from "../markups/price-tables.ts";
import type { Asked, Found, PairsAsked, PairsFound, Summing } from "./found.ts";
import type { PlainStone, PricedStone, StoneOnWire } from "./stones.ts";
import type { Viewer } from "./viewer.ts";

/** Who answers searches now. */
export type SearchSource = "index" | "database";

/** What a transaction is about to bring, in the form of the copy that was there. */
export type ChangedStones = { readonly copy: object; readonly stones: readonly ChangedHere[] };

/** The stock as everybody searches it. There is no way to it without a viewer (docs/search.md). */
export type Stock = {
  readonly source: SearchSource;
  readonly tables: Pick<PriceTables, "of">;
  find(db: Kysely<Tables>, viewer: Viewer, asked: Asked): Promise<Found>;
  /** Pairs among the stones that a search finds. */
  pairs(db: Kysely<Tables>, viewer: Viewer, asked: PairsAsked): Promise<PairsFound>;
  /** For sums over the whole stock; undefined where the database has to answer. */
  summing(db: Kysely<Tables>, viewer: Viewer): Promise<Summing | undefined>;
  /** Stones before anybody's price, in the order of their ids, kept where somebody has read them. */
  plain(db: Kysely<Tables>, ids: readonly number[]): Promise<PlainStone[]>;
  /** The same for a transaction: what it has changed is true for nobody else yet, and is not kept. */
  readAnew(db: Kysely<Tables>, ids: readonly number[]): Promise<PlainStone[]>;
  /** Stones at the viewer's prices. */
  priced(db: Kysely<Tables>, viewer: Viewer, stones: readonly PlainStone[]): Promise<StoneOnWire[]>;
  /** The same as they are sent, for an answer that has many. */
  written(db: Kysely<Tables>, viewer: Viewer, stones: readonly PlainStone[]): Promise<PricedStone[]>;
  /** What to ask at the end of a transaction, and what its answer says. */
  changes(): { asked?: Statement<ChangedHere>; of(rows: readonly ChangedHere[]): ChangedStones | undefined };
  /** That transaction is committed: the next search sees what it did. */
  committed(changed: ChangedStones): void;
};
