import { execFileSync } from "node:child_process";
import { chownSync, closeSync, createWriteStream, mkdirSync, openSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { streamBaseBackup } from "#server/db/backup-stream.ts";
import { makePlace } from "#server/db/embedded/place.ts";
import { launchServer, stopServer } from "#server/db/embedded/server-process.ts";
import { ROLES, socketUrl, writeSettings } from "#server/db/embedded/settings.ts";
import { DatabaseProxy } from "./database-proxy.ts";

/** A replica of this run's server, which streams from it. */
export async function streamingReplica(folder: string) {
  const { admin } = inject("databaseUrls");
  const proxy = new DatabaseProxy(admin);
  await proxy.start();
  const place = makePlace(folder);
  const tar = path.join(folder, "base.tar");
  await streamBaseBackup(admin, createWriteStream(tar));
  const { uid, gid } = place.user;
  mkdirSync(place.cluster, { mode: 0o700 });
  if (uid !== undefined && gid !== undefined) chownSync(place.cluster, uid, gid);
  const copy = openSync(tar, "r");
  execFileSync("tar", ["-xpf", "-"], { cwd: place.cluster, uid, gid, stdio: [copy, "ignore", "inherit"] });
  closeSync(copy);
  rmSync(tar);
  writeFileSync(path.join(place.cluster, "standby.signal"), "");
  const { port, username, password } = new URL(proxy.urlOf(admin));
  const primary = `host=127.0.0.1 port=${port} user=${username} password=${password} sslmode=disable`;
  writeSettings(place.cluster, `primary_conninfo = '${primary}'\nmax_connections = 100\nfsync = off\n`);
  let pid = 0;
  await launchServer(place, (started) => {
    pid = started;
  });
  const ask = async (statement: string) => {
    const client = new pg.Client(socketUrl(place.socketDir, ROLES.admin, "postgres"));
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  return {
    /** The same database at the replica. */
    urlOf: (url: string) => socketUrl(place.socketDir, ROLES.runtime, new URL(url).pathname.slice(1)),
    fallBehind: () => ask("SELECT pg_wal_replay_pause()"),
    catchUp: () => ask("SELECT pg_wal_replay_resume()"),
    async stop() {
      if (pid) await stopServer(place, pid);
      pid = 0;
      await proxy.goAway();
    },
  };
}
