import { CompiledQuery } from "kysely";

const { query, queryId } = CompiledQuery.raw("several statements");

/** Several statements where Kysely knows one: its driver sends them together (connection.ts). */
export class Trip implements CompiledQuery {
  readonly query = query;
  readonly queryId = queryId;
  readonly sql = "several statements";
  readonly parameters = [];
  readonly statements: readonly CompiledQuery[];
  /** The commit goes behind them: nothing is asked in their transaction any more. */
  readonly isLast: boolean;

  constructor(statements: readonly CompiledQuery[], { isLast }: { isLast: boolean }) {
    this.statements = statements;
    this.isLast = isLast;
  }
}
