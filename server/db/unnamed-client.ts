import pg from "pg";

type Query = (first: unknown, ...rest: unknown[]) => unknown;

/**
 * A client whose statements have no names. A named statement stays with the connection that prepared it, and a pooler may
 * lend another one for the next transaction.
 */
export class UnnamedClient extends pg.Client {
  override readonly query: pg.Client["query"] = ((first: unknown, ...rest: unknown[]) =>
    (super.query as Query)(isNamed(first) ? { ...first, name: undefined } : first, ...rest)) as pg.Client["query"];
}

/** A COPY is a query of its own class, and goes as it is. */
const isNamed = (query: unknown): query is { name: string } =>
  typeof query === "object" && query !== null && "name" in query && !("submit" in query);
