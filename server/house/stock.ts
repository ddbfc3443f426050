import type { Kysely } from "kysely";
import type { Statement } from "../db/one-trip.ts";
import type { ChangedHere } from "../db/queries/stone-fields.ts";
import type { Tables } from "../db/tables.ts";
import type { Asked, Found, PairsAsked, PairsFound, Summing } from "./found.ts";
import type { PricesOfViewers } from "./price-table.ts";
import type { OwnPrices, PlainStone, PricedStone, StoneOnWire } from "./stones.ts";
import type { Viewer } from "./viewer.ts";

/** The source of the answers to searches. */
export type SearchSource = "index" | "database" | "clickhouse";

/** The changes of a transaction before its commit, in the form of the copy at that time. */
export type ChangedStones = { readonly copy: object; readonly stones: readonly ChangedHere[] };

/** The stock for searching. It cannot be searched without a viewer (docs/search.md). */
export type Stock = {
  readonly source: SearchSource;
  /** The reason for which the database goes on answering searches: no index holds this stock. */
  readonly tooLarge: string | undefined;
  readonly tables: PricesOfViewers;
  find(db: Kysely<Tables>, viewer: Viewer, asked: Asked): Promise<Found>;
  /** Pairs among the stones that a search finds. */
  pairs(db: Kysely<Tables>, viewer: Viewer, asked: PairsAsked): Promise<PairsFound>;
  /** Answers sums over the whole stock from the index; undefined if the database has to answer. */
  summing(db: Kysely<Tables>, viewer: Viewer): Promise<Summing | undefined>;
  /** Stones without a viewer's prices, in the order of the ids. Stones that were read before are kept. */
  plain(db: Kysely<Tables>, ids: readonly number[]): Promise<PlainStone[]>;
  /** The same for a transaction: its changes are not committed yet, so nothing is kept. */
  readAnew(db: Kysely<Tables>, ids: readonly number[]): Promise<PlainStone[]>;
  /** Stones at the viewer's prices. */
  priced(db: Kysely<Tables>, viewer: Viewer, stones: readonly PlainStone[]): Promise<StoneOnWire[]>;
  /** The same in written form, for an answer with many stones. */
  written(db: Kysely<Tables>, viewer: Viewer, stones: readonly PlainStone[]): Promise<PricedStone[]>;
  /** The viewer's prices of stones, without the stones. */
  ownPrices(db: Kysely<Tables>, viewer: Viewer, stones: readonly PlainStone[]): Promise<OwnPrices[]>;
  /** The statement that ends a transaction, and the reading of its rows as changed stones. */
  changes(): { asked?: Statement<ChangedHere>; of(rows: readonly ChangedHere[]): ChangedStones | undefined };
  /** Notes the commit of that transaction: the next search sees its changes. */
  committed(changed: ChangedStones): void;
};
