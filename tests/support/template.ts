import type pg from "pg";

/** What every test finds in its database; `owner` is connected as the owner of the migrated tables. */
export async function seedTemplate(_owner: pg.Pool): Promise<void> {}
