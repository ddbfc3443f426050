import os from "node:os";
import { describe, expect, onTestFinished, test } from "vitest";
import { bufferMegabytes } from "#server/db/embedded/settings.ts";
import { isDatabaseDown } from "#server/db/is-database-down.ts";
import { openDatabase } from "#server/db/open.ts";
import { asAdmin, copyDatabase, useEmptyDatabase } from "#support/database.ts";
import { DatabaseProxy } from "#support/database-proxy.ts";
import { useMigrationsFolder } from "#support/migrations-folder.ts";
import { silent } from "#support/silent-log.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const LOG = "CREATE TABLE audit_head (); CREATE TABLE audit_event ();";
const migrations = useMigrationsFolder();

async function open(urls: { databaseUrl?: string; directUrl?: string; ownerUrl?: string }, dataDir = "/nowhere") {
  migrations.write("0001-log.sql", LOG);
  const database = await openDatabase({ ...urls, dataDir, migrations: migrations.folder, log: silent });
  onTestFinished(() => database.stop());
  return database;
}

describe("without DATABASE_URL", () => {
  const place = useThrowAwayDir();

  test("the embedded server starts, as another role than the one that owns the tables", async () => {
    const database = await open({}, place.dir);
    expect(database).toMatchObject({ migrated: ["0001-log.sql"], warnings: [] });
    expect((await database.pool.query("SELECT current_user AS me, current_database() AS here")).rows).toEqual([
      { me: "portal_app", here: "portal" },
    ]);
    const room = await database.pool.query(
      "SELECT setting::int * 8 / 1024 AS mb FROM pg_settings WHERE name = 'shared_buffers'",
    );
    const memory = Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
    expect(room.rows).toEqual([{ mb: bufferMegabytes(memory) }]);
    await database.stop();
    expect((await open({}, place.dir)).migrated).toEqual([]);
  });

  test("its idle connections stay for a quarter of an hour", async () => {
    const { pool } = await open({}, place.dir);
    expect(pool.options.idleTimeoutMillis).toBe(15 * 60_000);
  });

  test("neither of the two roles is a superuser", async () => {
    const { pool } = await open({}, place.dir);
    const { rows } = await pool.query(
      "SELECT rolname FROM pg_roles WHERE rolname LIKE 'portal%' AND NOT (rolsuper OR rolcreaterole OR rolcreatedb) ORDER BY 1",
    );
    expect(rows).toEqual([{ rolname: "portal" }, { rolname: "portal_app" }]);
  });

  test("a migration that fails stops the server again, so that the next start finds the folder free", async () => {
    migrations.write("0002-broken.sql", "SELECT 1/0;");
    await expect(open({}, place.dir)).rejects.toThrow(
      /^the database portal on \/.*: migration 0002-broken.sql: division by zero$/,
    );
    migrations.remove("0002-broken.sql");
    expect((await open({}, place.dir)).migrated).toEqual([]);
  });
});

describe("with DATABASE_URL", () => {
  const db = useEmptyDatabase();

  test("idle connections end soon: behind one that stays, a primary may be gone", async () => {
    const { pool } = await open({ databaseUrl: db.url, ownerUrl: db.ownerUrl });
    expect(pool.options.idleTimeoutMillis).toBe(10_000);
  });

  async function startProxy() {
    const proxy = new DatabaseProxy(db.url);
    await proxy.start();
    onTestFinished(() => proxy.goAway());
    return proxy;
  }

  test("two roles leave nothing to warn of", async () => {
    const proxy = await startProxy();
    const { warnings, migrated, adminUrl } = await open({
      databaseUrl: proxy.urlOf(db.url),
      ownerUrl: proxy.urlOf(db.ownerUrl),
    });
    expect({ warnings, migrated, adminUrl }).toEqual({ warnings: [], migrated: ["0001-log.sql"], adminUrl: undefined });
  });

  test("one role for both is told that only the triggers protect the log", async () => {
    const proxy = await startProxy();
    const { warnings } = await open({ databaseUrl: proxy.urlOf(db.ownerUrl) });
    expect(warnings).toEqual([expect.stringContaining("only its triggers forbid")]);
  });

  test("an owner of the tables need not own the database; what it cannot give, the portal is told", async () => {
    const name = new URL(db.url).pathname.slice(1);
    await asAdmin(`ALTER DATABASE ${name} OWNER TO postgres`);
    await asAdmin("GRANT CREATE ON SCHEMA public TO portal", name);
    const urls = { databaseUrl: db.url, ownerUrl: db.ownerUrl };
    expect((await open(urls)).warnings).toEqual([]);
    await asAdmin(`REVOKE CREATE ON DATABASE ${name} FROM portal_app`);
    expect((await open(urls)).warnings).toEqual([expect.stringContaining("cannot create the schema of the jobs")]);
  });

  test("two addresses that name two databases are refused", async () => {
    const other = await copyDatabase("template1");
    onTestFinished(async () => void (await other.drop()));
    const sentence = /: DATABASE_URL and DATABASE_OWNER_URL name different databases$/;
    await expect(open({ databaseUrl: db.url, ownerUrl: other.ownerUrl })).rejects.toThrow(sentence);
    await open({ databaseUrl: db.url, ownerUrl: db.ownerUrl });
    await expect(open({ databaseUrl: db.url, ownerUrl: other.ownerUrl })).rejects.toThrow(sentence);
  });

  test("one that is down at start is named in one line, without the password", async () => {
    const proxy = await startProxy();
    const databaseUrl = proxy.urlOf(db.url);
    await proxy.goAway();
    const { host, pathname } = new URL(databaseUrl);
    await expect(open({ databaseUrl })).rejects.toThrow(
      `the database ${pathname.slice(1)} on ${host}: connect ECONNREFUSED ${host}`,
    );
  });

  test.each([
    [
      "a host that does not exist",
      "postgresql://u:hunter2@no.such.host.invalid/portal",
      /on no\.such\.host\.invalid:5432: .*(ENOTFOUND|EAI_AGAIN)/,
    ],
    [
      "a role that may not",
      (proxy: DatabaseProxy) => proxy.urlOf(db.url, { role: "stranger" }),
      /authentication failed/,
    ],
    [
      "a database that is not there",
      (proxy: DatabaseProxy) => proxy.urlOf(db.url).replace(/test_\w+/, "nothing"),
      /database "nothing" does not exist/,
    ],
    ["no address at all", "hunter2", /^DATABASE_URL must be postgresql:/],
    ["a password with a # in it", "postgresql://u:12#hunter2@host/portal", /^DATABASE_URL must be postgresql:/],
    ["another kind of database", "mysql://u:hunter2@host/portal", /^DATABASE_URL must be postgresql:/],
  ])("%s is named in one line, without the password", async (_, url, said) => {
    const databaseUrl = typeof url === "string" ? url : url(await startProxy());
    const failure = await open({ databaseUrl }).catch((error: Error) => error);
    expect(failure).toMatchObject({ message: expect.stringMatching(said) });
    expect(String(failure)).not.toMatch(/hunter2|\n/);
  });

  test("one that goes away and comes back: queries fail recognisably, then work again, and nothing is half done", async () => {
    const proxy = await startProxy();
    const { pool } = await open({ databaseUrl: proxy.urlOf(db.ownerUrl) });
    await pool.query("CREATE TABLE stone (id integer)");
    const client = await pool.connect();
    await client.query("BEGIN; INSERT INTO stone VALUES (1)");
    await proxy.goAway();
    const late = await client.query("COMMIT").catch((error: unknown) => error);
    client.release(true);
    const fresh = await pool.query("SELECT 1").catch((error: unknown) => error);
    expect([isDatabaseDown(late), isDatabaseDown(fresh)]).toEqual([true, true]);
    await proxy.start();
    expect((await pool.query("SELECT id FROM stone")).rows).toEqual([]);
  });
});

describe("with DATABASE_URL_DIRECT beside a pooler", () => {
  const db = useEmptyDatabase();
  const as = (name: string, url = db.url) => `${url}&application_name=${name}`;
  const lending = () => open({ databaseUrl: as("lent"), directUrl: as("direct"), ownerUrl: db.ownerUrl });

  test("requests go through the pooler, and what needs a session goes past it", async () => {
    const { pool, direct, url } = await lending();
    const name = "SELECT current_setting('application_name') AS name";
    expect([(await pool.query(name)).rows, (await direct.query(name)).rows]).toEqual([
      [{ name: "lent" }],
      [{ name: "direct" }],
    ]);
    expect(url).toBe(as("direct"));
  });

  test("the tables are made past the pooler, if no other owner is named", async () => {
    migrations.write("0002-by.sql", "CREATE TABLE made AS SELECT current_setting('application_name') AS past");
    onTestFinished(() => migrations.remove("0002-by.sql"));
    const { pool } = await open({ databaseUrl: as("lent", db.ownerUrl), directUrl: as("direct", db.ownerUrl) });
    expect((await pool.query("SELECT past FROM made")).rows).toEqual([{ past: "direct" }]);
  });

  test("a lent connection has the limits of every other, though nothing is said at its beginning", async () => {
    const { pool } = await lending();
    const { rows } = await pool.query<{ setting: string; source: string }>(
      `SELECT setting, source FROM pg_settings WHERE name = ANY ($1) ORDER BY name COLLATE "C"`,
      [["TimeZone", "idle_in_transaction_session_timeout", "lock_timeout", "statement_timeout"]],
    );
    expect(rows).toEqual(["UTC", "60000", "10000", "60000"].map((setting) => ({ setting, source: "database user" })));
  });

  test("a lent connection prepares nothing under a name", async () => {
    const { pool, direct } = await lending();
    const prepared = async (connections: typeof pool) => {
      const client = await connections.connect();
      try {
        expect((await client.query({ name: "the-one", text: "SELECT $1::int AS one", values: [1] })).rows).toEqual([
          { one: 1 },
        ]);
        return (await client.query("SELECT name FROM pg_prepared_statements WHERE name <> ''")).rows;
      } finally {
        client.release(true);
      }
    };
    expect(await prepared(pool)).toEqual([]);
    expect(await prepared(direct)).toEqual([{ name: "the-one" }]);
  });

  test("another database, another role, and a pooler with older connections are refused in words", async () => {
    const other = await copyDatabase("template1");
    onTestFinished(async () => void (await other.drop()));
    const ownerUrl = db.ownerUrl;
    await lending();
    await expect(open({ databaseUrl: other.url, directUrl: db.url, ownerUrl })).rejects.toThrow(
      /: DATABASE_URL and DATABASE_OWNER_URL name different databases$/,
    );
    await expect(open({ databaseUrl: db.url, directUrl: other.url, ownerUrl })).rejects.toThrow(
      /: DATABASE_URL and DATABASE_URL_DIRECT name different databases$/,
    );
    await expect(open({ databaseUrl: db.url, directUrl: ownerUrl, ownerUrl })).rejects.toThrow(
      /: DATABASE_URL and DATABASE_URL_DIRECT name different roles$/,
    );
    const older = `${db.url}&options=-c%20statement_timeout%3D5s`;
    await expect(open({ databaseUrl: older, directUrl: db.url, ownerUrl })).rejects.toThrow(
      /: its pooler lends connections without the portal's statement_timeout: let it make new ones \(RECONNECT in PgBouncer\), and start the portal again$/,
    );
  });
});
