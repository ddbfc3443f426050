import fs from "node:fs";
import pg from "pg";
import { pino } from "pino";
import { startEmbeddedPostgres } from "#server/db/embedded/start-embedded-postgres.ts";
import { readEnvironment } from "#server/environment.ts";
import { type OpenHouse, openHouse } from "#server/portal.ts";

import { makeThrowAwayDir } from "#support/throw-away.ts";
import type { Stock } from "../stock.ts";
import { fillHouse } from "./fill-house.ts";
import { addPeople } from "./people-of-house.ts";

/** A house on disk with the benchmark's stones and people, and nobody in it. */
export type BenchHouse = {
  dataDir: string;
  /** The tokens of the benchmark's people, by their numbers. */
  tokens: Map<number, string>;
  remove(): void;
};

export async function makeBenchHouse(stock: Stock, people: readonly number[]): Promise<BenchHouse> {
  const dataDir = makeThrowAwayDir();
  const remove = () => fs.rmSync(dataDir, { recursive: true, force: true });
  try {
    const house = await openBenchHouse(dataDir);
    await house.close(); // The house is migrated and seeded, like any new house.
    const tokens = await fill(dataDir, stock, people);
    return { dataDir, tokens, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Opens the house in this very process. */
export const openBenchHouse = (dataDir: string): Promise<OpenHouse> =>
  openHouse(readEnvironment({ DATA_DIR: dataDir, DEMO_HOUSE: "false" }), pino({ level: "silent" }));

async function fill(dataDir: string, stock: Stock, people: readonly number[]): Promise<Map<number, string>> {
  const server = await startEmbeddedPostgres({ dataDir, log: pino({ level: "silent" }) });
  const client = new pg.Client({ connectionString: server.ownerUrl });
  try {
    await client.connect();
    await client.query("SET synchronous_commit = off");
    await fillHouse(client, stock);
    const tokens = await addPeople(client, people);
    await client.query("VACUUM ANALYZE");
    await client.query("CHECKPOINT").catch(() => undefined); // The owner may not do this from PostgreSQL 15 on.
    return tokens;
  } finally {
    await client.end().catch(() => undefined);
    await server.stop();
  }
}
