import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { readEnvironment } from "#server/environment.ts";
import { startPortal } from "#server/portal.ts";
import { builtProgram } from "#support/built-programs.ts";
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
  await expect(starting({ PORT: taken })).rejects.toThrow(new Error(`PORT: port ${taken} is in use`));
  await expect.poll(connections).toBe(0);
  const port = await freePort();
  const metrics = starting({ PORT: String(port), METRICS: taken });
  await expect(metrics).rejects.toThrow(new Error(`METRICS: port ${taken} is in use`));
  expect(await isOpen(port)).toBe(false);
  await expect.poll(connections).toBe(0);
});

test("so does one whose host is no address of this machine, and the line names the variable", async () => {
  const nowhere = "999.1.1.1";
  await expect(starting({ HOST: nowhere })).rejects.toThrow(/^HOST: cannot listen there \([A-Z_]+\)$/);
  await expect(starting({ METRICS: `${nowhere}:0` })).rejects.toThrow(/^METRICS: cannot listen there \([A-Z_]+\)$/);
  await expect.poll(connections).toBe(0);
});

test("a portal whose files could never be kept says so at its start, whether or not its house is known", async () => {
  const file = path.join(place.dir, "a-file");
  writeFileSync(file, "");
  const FILES_DIR = path.join(file, "files");
  const line = new Error(`FILES_DIR: ${FILES_DIR} cannot be written (ENOTDIR): choose another folder`);
  await expect(starting({ FILES_DIR })).rejects.toThrow(line);
  const portal = await starting({});
  await portal.close();
  await expect(starting({ FILES_DIR })).rejects.toThrow(line);
  await expect(starting({ FILES_DIR: file })).rejects.toThrow(
    new Error(`FILES_DIR: ${file} cannot be written (ENOTDIR): choose another folder`),
  );
  await expect.poll(connections).toBe(0);
});

test("a wrong level of the log is one line, and no portal starts", async () => {
  const env = { ...process.env, DATA_DIR: place.dir, LOG_LEVEL: "loud" };
  const child = spawn(process.execPath, [builtProgram("main")], { env, stdio: ["ignore", "pipe", "pipe"] });
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  const line = "loupe: LOG_LEVEL: must be trace, debug, info, warn, error, fatal or silent\n";
  expect([code, said, complained]).toEqual([1, "", line]);
});

test("a portal that finds another house than it expects leaves no connection, the queue's among them", async () => {
  await expect(starting({ HOUSE_ID: "00000000-0000-4000-8000-000000000000" })).rejects.toThrow(/HOUSE_ID/);
  await expect.poll(connections).toBe(0);
});

test("a portal that is refused stops the database that it started", async () => {
  const taken = String(await takenPort());
  const changes = { DATABASE_URL: "", DATABASE_OWNER_URL: "", DEMO_STONES: "0", PORT: taken };
  await expect(starting(changes)).rejects.toThrow(`PORT: port ${taken} is in use`);
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
