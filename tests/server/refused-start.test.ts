import { once } from "node:events";
import { existsSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readEnvironment } from "#server/environment.ts";
import { startPortal } from "#server/portal.ts";
import { useOwnDatabase } from "#support/database.ts";
import { freePort } from "#support/free-port.ts";
import { silentLogger } from "#support/silent-log.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const database = useOwnDatabase();
const place = useThrowAwayDir();

const own = "application_name=refused";
const starting = (changes: Record<string, string>) =>
  startPortal(
    readEnvironment({
      PORT: "0",
      DATA_DIR: place.dir,
      DATABASE_URL: `${database.url}&${own}`,
      DATABASE_OWNER_URL: `${database.ownerUrl}&${own}`,
      DEMO_HOUSE: "false",
      KYC_KEY: Buffer.alloc(32, 5).toString("base64"),
      ...changes,
    }),
    silentLogger,
  );

/** A port that another program has. */
async function takenPort(): Promise<number> {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return (server.address() as net.AddressInfo).port;
}

async function isOpen(port: number): Promise<boolean> {
  const socket = net.connect(port, "127.0.0.1");
  const answer = await Promise.race([
    once(socket, "connect").then(() => true),
    once(socket, "error").then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return answer;
}

/** The connections that the refused portal still has. */
async function connections(): Promise<number> {
  const { rows } = await database.pool.query(
    "SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = 'refused' AND datname = current_database()",
  );
  return rows[0].count;
}

test("a portal whose last door is taken closes those that it opened before, and every connection", async () => {
  const [port, metrics] = [await freePort(), await freePort()];
  const taken = await takenPort();
  const ports = { PORT: String(port), METRICS: `127.0.0.1:${metrics}` };
  const refused = starting({ ...ports, FTP_URL: `ftp://127.0.0.1:${taken}` });
  await expect(refused).rejects.toThrow(`FTP_URL: port ${taken} is in use`);
  expect([await isOpen(port), await isOpen(metrics)]).toEqual([false, false]);
  await expect.poll(connections).toBe(0);

  const portal = await starting(ports);
  expect([await isOpen(port), await isOpen(metrics), (await connections()) > 0]).toEqual([true, true, true]);
  await portal.close();
  expect([await isOpen(port), await isOpen(metrics)]).toEqual([false, false]);
  await expect.poll(connections).toBe(0);
});

test("so does one whose own address or that of its metrics is taken", async () => {
  const taken = String(await takenPort());
  await expect(starting({ PORT: taken })).rejects.toThrow(/EADDRINUSE/);
  await expect.poll(connections).toBe(0);
  const port = await freePort();
  await expect(starting({ PORT: String(port), METRICS: taken })).rejects.toThrow(/EADDRINUSE/);
  expect(await isOpen(port)).toBe(false);
  await expect.poll(connections).toBe(0);
});

test("a portal that finds another house than it expects leaves no connection, the queue's among them", async () => {
  await expect(starting({ HOUSE_ID: "00000000-0000-4000-8000-000000000000" })).rejects.toThrow(/HOUSE_ID/);
  await expect.poll(connections).toBe(0);
});

test("a portal that is refused stops the database that it started", async () => {
  const taken = String(await takenPort());
  const changes = { DATABASE_URL: "", DATABASE_OWNER_URL: "", DEMO_STONES: "0", PORT: taken };
  await expect(starting(changes)).rejects.toThrow(/EADDRINUSE/);
  const cluster = path.join(place.dir, "postgres", "18");
  expect([existsSync(path.join(cluster, "PG_VERSION")), existsSync(path.join(cluster, "postmaster.pid"))]).toEqual([
    true,
    false,
  ]);
});

test("a house with people of its own is not made a demo house: the start is refused, and nobody is added", async () => {
  const own = "UPDATE account SET email = replace(email, '@demo.test', '@harbour.example')";
  await database.pool.query(own);
  const people = async () => (await database.pool.query("SELECT count(*)::int AS n FROM account")).rows[0].n;
  const entries = async () => (await database.pool.query("SELECT count(*)::int AS n FROM audit_event")).rows[0].n;
  const before = [await people(), await entries()];
  await expect(starting({ DEMO_HOUSE: "true" })).rejects.toThrow(
    "DEMO_HOUSE: this house has people of its own, and demo people are not added to it: start it with DEMO_HOUSE=false",
  );
  expect([await people(), await entries()]).toEqual(before);
  await expect.poll(connections).toBe(0);
});
