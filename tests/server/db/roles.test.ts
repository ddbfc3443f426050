import { beforeEach, describe, expect, test } from "vitest";
import { openPool } from "#server/db/pool.ts";
import { prepareDatabase } from "#server/db/prepare.ts";
import { workflowTables } from "#server/db/queries/workflow-subjects.ts";
import { useEmptyDatabase, useOwnDatabase } from "#support/database.ts";
import { useMigrationsFolder } from "#support/migrations-folder.ts";
import { silent } from "#support/silent-log.ts";

const LOG = `
CREATE TABLE audit_head (size integer);
CREATE TABLE audit_event (seq integer);
INSERT INTO audit_head VALUES (0);
INSERT INTO audit_event VALUES (1);
CREATE TABLE stone (id serial, carat numeric);
`;
const DENIED = /permission denied for table/;
const THREAT = /could change the audit log/;

async function prepare(url: string, runtimeRole: string, migrations: string) {
  const owner = openPool(url, { log: silent, max: 1 });
  try {
    return await prepareDatabase(owner, { migrations, runtimeRole });
  } finally {
    await owner.end();
  }
}

describe("two roles", () => {
  const db = useEmptyDatabase();
  const migrations = useMigrationsFolder();
  beforeEach(async () => {
    migrations.write("0001-log.sql", LOG);
    expect((await prepare(db.ownerUrl, "portal_app", migrations.folder)).warnings).toEqual([]);
  });

  test("the portal works with the house's tables", async () => {
    await db.pool.query("INSERT INTO stone (carat) VALUES (1.01)");
    await db.pool.query("UPDATE stone SET carat = 1.02");
    await db.pool.query("DELETE FROM stone");
  });

  test("the portal adds to the log and reads it, and nothing else", async () => {
    await db.pool.query("INSERT INTO audit_event VALUES (2)");
    expect((await db.pool.query("SELECT size FROM audit_head")).rowCount).toBe(1);
    for (const forbidden of [
      "UPDATE audit_event SET seq = 3",
      "DELETE FROM audit_event",
      "TRUNCATE audit_event",
      "UPDATE audit_head SET size = 9",
      "INSERT INTO audit_head VALUES (9)",
      "DELETE FROM audit_head",
      "INSERT INTO migration (name, checksum) VALUES ('0002-mine.sql', '')",
      "UPDATE migration SET checksum = ''",
    ]) {
      await expect(db.pool.query(forbidden), forbidden).rejects.toThrow(DENIED);
    }
    expect((await db.pool.query("SELECT seq FROM audit_event ORDER BY seq")).rows).toEqual([{ seq: 1 }, { seq: 2 }]);
  });

  test("the portal cannot change the shape of the house, nor become somebody else", async () => {
    await expect(db.pool.query("CREATE TABLE mine ()")).rejects.toThrow("permission denied for schema public");
    await expect(db.pool.query("ALTER TABLE audit_event DISABLE TRIGGER ALL")).rejects.toThrow("must be owner");
    await db.pool.query("GRANT UPDATE ON audit_event TO portal_app"); // a warning, and no right
    await expect(db.pool.query("UPDATE audit_event SET seq = 3")).rejects.toThrow(DENIED);
    await expect(db.pool.query("SET ROLE portal")).rejects.toThrow("permission denied to set role");
  });

  test("the portal makes the schema of its jobs", async () => {
    await db.pool.query("CREATE SCHEMA pgboss; CREATE TABLE pgboss.job ()");
  });

  test("a table of a later migration is given too, and a right on the log that somebody granted is taken away", async () => {
    migrations.write("0002-later.sql", "CREATE TABLE memo (); GRANT ALL ON audit_event TO portal_app;");
    await prepare(db.ownerUrl, "portal_app", migrations.folder);
    await db.pool.query("DELETE FROM memo");
    await expect(db.pool.query("DELETE FROM audit_event")).rejects.toThrow(DENIED);
  });
});

describe("the log as the migrations make it", () => {
  const db = useOwnDatabase();
  const append = (body: object) =>
    db.pool.query("INSERT INTO audit_event (at, body) VALUES (now(), $1)", [JSON.stringify(body)]);

  test("its trigger chains what the portal adds, though the portal may not touch the head", async () => {
    const { rows: before } = await db.pool.query("SELECT size, hash FROM audit_head");
    await append({ who: 1 });
    await append({ who: 2 });
    const { rows: events } = await db.pool.query(
      "SELECT seq, prev, hash FROM audit_event WHERE seq > $1 ORDER BY seq",
      [before[0].size],
    );
    const { rows: after } = await db.pool.query("SELECT size, hash FROM audit_head");
    expect(events.map(({ seq }) => seq)).toEqual([before[0].size + 1, before[0].size + 2]);
    expect([events[0].prev, events[1].prev, after[0].hash]).toEqual([before[0].hash, events[0].hash, events[1].hash]);
  });

  test("no status of a workflow's rows is the portal's to write past the engine (decision 0047)", async () => {
    const { rows } = await db.pool.query(
      `SELECT c.relname || '.' || a.attname AS free FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
        WHERE c.relname = ANY ($1) AND c.relnamespace = 'public'::regnamespace
          AND a.attname IN ('state', 'status', 'is_active') AND has_column_privilege(c.oid, a.attnum, 'UPDATE')`,
      [workflowTables],
    );
    expect(workflowTables.length).toBeGreaterThan(10);
    expect(rows).toEqual([]);
  });

  test("not even the owner changes a row: the triggers stand behind the rights", async () => {
    await append({ who: 1 });
    const owner = openPool(db.ownerUrl, { log: silent, max: 1 });
    for (const forbidden of ["UPDATE audit_event SET at = now()", "DELETE FROM audit_event", "TRUNCATE audit_event"]) {
      await expect(owner.query(forbidden), forbidden).rejects.toThrow("audit_event is append-only");
    }
    await owner.end();
  });
});

describe("one role for both", () => {
  const db = useEmptyDatabase();
  const migrations = useMigrationsFolder();

  test("is told that only the triggers protect the log", async () => {
    migrations.write("0001-log.sql", LOG);
    const { warnings } = await prepare(db.ownerUrl, "portal", migrations.folder);
    expect(warnings).toEqual([expect.stringMatching(THREAT)]);
    expect(warnings[0]).not.toContain("\n");
  });

  test("and so is a superuser, whom no right binds", async () => {
    migrations.write("0001-log.sql", LOG);
    const { warnings } = await prepare(db.ownerUrl, "postgres", migrations.folder);
    expect(warnings).toEqual([expect.stringMatching(THREAT)]);
  });
});
