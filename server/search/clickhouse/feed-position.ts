import type { Clickhouse } from "./clickhouse.ts";

/**
 * The place in the change log up to which the table of stones is true. It is kept in ClickHouse, and written after the
 * stones: whoever is ended in between reads some changes twice, and each stone still counts once.
 */
export type FeedPosition = {
  /** The house that the stones are of. */
  house: string;
  version: number;
  /** Every change of an earlier transaction is there. */
  horizon: string;
  /** The note in the database by which it knows this position. */
  token: string;
  /** While all stones are read for the first time, the last one that was. */
  loadedTo: number;
  isWhole: boolean;
};

export const positionTable = `CREATE TABLE IF NOT EXISTS stone_position
  (house String, version UInt64, horizon String, token String, loaded_to Int64, is_whole UInt8)
  ENGINE = ReplacingMergeTree(version) ORDER BY house`;

type Row = {
  house: string;
  version: number;
  horizon: string;
  token: string;
  loaded_to: number;
  is_whole: number;
};

/** The position of the stones in ClickHouse; undefined before the first. */
export async function readPosition(clickhouse: Clickhouse): Promise<FeedPosition | undefined> {
  const [row] = await clickhouse.rows<Row>("SELECT * FROM stone_position FINAL ORDER BY version DESC LIMIT 1");
  if (!row) return undefined;
  const { house, version, horizon, token, loaded_to, is_whole } = row;
  return { house, version: Number(version), horizon, token, loadedTo: Number(loaded_to), isWhole: is_whole === 1 };
}

export const writePosition = (clickhouse: Clickhouse, position: FeedPosition): Promise<void> => {
  const { house, version, horizon, token, loadedTo, isWhole } = position;
  return clickhouse.insert("stone_position", [[house, version, horizon, token, loadedTo, isWhole ? 1 : 0]]);
};
