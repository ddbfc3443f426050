import { CompiledQuery } from "kysely";

const { query, queryId } = CompiledQuery.raw("several statements");

/** Several statements in the place of Kysely's one: the driver sends them together (connection.ts). */
export class Trip implements CompiledQuery {
  readonly query = query;
  readonly queryId = queryId;
  readonly sql = "several statements";
  readonly parameters = [];
  readonly statements: readonly CompiledQuery[];
  /** True if the commit goes behind them: the transaction has no further statements. */
  readonly isLast: boolean;

  constructor(statements: readonly CompiledQuery[], { isLast }: { isLast: boolean }) {
    this.statements = statements;
    this.isLast = isLast;
  }
}
