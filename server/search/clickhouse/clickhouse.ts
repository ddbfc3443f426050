import { type ClickHouseClient, ClickHouseError, ClickHouseLogLevel, createClient } from "@clickhouse/client";
import { Problem } from "../../ground/problem.ts";

/** The longest time that a person waits for a search. */
const TIMEOUT_MS = 30_000;

/** Faults of the server, and not of a statement: trying again helps, or whoever carries the house can mend them. */
const outages = new Set([
  "TIMEOUT_EXCEEDED",
  "TOO_MANY_SIMULTANEOUS_QUERIES",
  "TOO_MANY_PARTS",
  "MEMORY_LIMIT_EXCEEDED",
  "TABLE_IS_READ_ONLY",
  "NOT_ENOUGH_SPACE",
  "AUTHENTICATION_FAILED",
  "REQUIRED_PASSWORD",
  "UNKNOWN_DATABASE",
  "UNKNOWN_TABLE",
]);

/** A ClickHouse server that keeps the stock for searching, by its HTTP interface (decision 0167). */
export class Clickhouse {
  readonly #client: ClickHouseClient;

  constructor(url: string) {
    this.#client = open(url);
  }

  /** Runs a statement without an answer. */
  async run(query: string): Promise<void> {
    await inWords(this.#client.command({ query }));
  }

  /** The rows of a statement. */
  rows<Row>(query: string, parameters: Record<string, unknown> = {}): Promise<Row[]> {
    const asked = async () => {
      const answer = await this.#client.query({ query, query_params: parameters, format: "JSONEachRow" });
      return answer.json<Row>();
    };
    return inWords(asked());
  }

  /** Writes rows in the order of the columns. All of them are there afterwards, or none of a block. */
  async insert(table: string, rows: readonly unknown[][]): Promise<void> {
    if (rows.length > 0) await inWords(this.#client.insert({ table, values: rows, format: "JSONCompactEachRow" }));
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}

function open(url: string): ClickHouseClient {
  try {
    return createClient({
      url,
      application: "loupe",
      request_timeout: TIMEOUT_MS,
      // A pasted list and a viewer's factors are longer than proxies let an address be.
      use_multipart_params: true,
      log: { level: ClickHouseLogLevel.OFF },
    });
  } catch (error) {
    throw new Error(`SEARCH_URL: ${(error as Error).message}`, { cause: error });
  }
}

/** A server that cannot be used now is an outage of the house, and its cause stands in the log. */
async function inWords<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    const isDefect = error instanceof ClickHouseError && !outages.has(error.type ?? "");
    throw isDefect ? error : new Problem("maintenance", {}, { cause: error });
  }
}
