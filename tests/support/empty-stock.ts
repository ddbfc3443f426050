import type { TestApp } from "./app.ts";

/** The house without anything to sell: no stone, no list price, no provider and nothing that belongs to one. */
export const emptyStock = ({ pool }: Pick<TestApp, "pool">) =>
  pool.query(`TRUNCATE stone, list_price CASCADE;
    DO $$ DECLARE t text; BEGIN
      FOR t IN SELECT DISTINCT conrelid::regclass FROM pg_constraint
        WHERE contype = 'f' AND confrelid = 'provider'::regclass AND conrelid <> 'account'::regclass
      LOOP EXECUTE 'TRUNCATE ' || t || ' CASCADE'; END LOOP;
    END $$;
    UPDATE account SET provider_id = NULL;
    DELETE FROM provider`);
