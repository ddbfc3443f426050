import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import type pg from "pg";
import { PoolDriver } from "./driver.ts";

/** Opens typed access to a pool. The pool's owner ends the pool. */
export const openKysely = <Tables>(pool: pg.Pool): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: {
      createDriver: () => new PoolDriver(pool),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
