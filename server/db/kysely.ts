import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import type pg from "pg";
import { PoolDriver } from "./driver.ts";

/** The typed way to a pool; the pool's owner ends it. */
export const openKysely = <Tables>(pool: pg.Pool): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: {
      createDriver: () => new PoolDriver(pool),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
