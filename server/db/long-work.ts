import { type CompiledQuery, sql, type Transaction } from "kysely";
import type { Tables } from "./tables.ts";

/** The settings of a transaction whose statements take long. The driver knows by it that silence is no fault. */
export class LongWork implements CompiledQuery {
  readonly query: CompiledQuery["query"];
  readonly queryId: CompiledQuery["queryId"];
  readonly sql: string;
  readonly parameters: readonly unknown[];

  constructor(settings: CompiledQuery) {
    this.query = settings.query;
    this.queryId = settings.queryId;
    this.sql = settings.sql;
    this.parameters = settings.parameters;
  }
}

/** Gives the statements of a transaction more memory to sort in, and more time than others have. */
export async function giveRoom(
  tx: Transaction<Tables>,
  { memory, time }: { memory: string; time: string },
): Promise<void> {
  const settings = sql`SELECT set_config('work_mem', ${memory}, true), set_config('statement_timeout', ${time}, true)`;
  await tx.executeQuery(new LongWork(settings.compile(tx)));
}
