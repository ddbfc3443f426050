import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseProxy } from "./database-proxy.ts";
import { freePort } from "./free-port.ts";
import { reachable } from "./reachable.ts";

const pgbouncer = "/usr/sbin/pgbouncer";
export const hasPgbouncer = existsSync(pgbouncer) && process.getuid?.() === 0;
export const withoutPgbouncer = "needs Debian's pgbouncer, and root";

/** PgBouncer in front of a test database. It lends its few connections for one transaction each, to whoever asks. */
export async function pgbouncerPeer(folder: string, databaseUrl: string) {
  const { username, pathname } = new URL(databaseUrl);
  const name = pathname.slice(1);
  const proxy = new DatabaseProxy(databaseUrl);
  await proxy.start();
  const server = new URL(proxy.urlOf(databaseUrl));
  const port = await freePort();
  const config = path.join(folder, "pgbouncer.ini");
  writeFileSync(config, settingsOf({ name, username, serverPort: server.port, port }));
  writeFileSync(path.join(folder, "users.txt"), `"${username}" ""\n`);
  chmodSync(folder, 0o755);
  const child = spawn(pgbouncer, ["-q", "-u", "nobody", config], { cwd: folder, stdio: "ignore" });
  await reachable(port, "pgbouncer");
  return {
    url: `postgresql://${username}@127.0.0.1:${port}/${name}?sslmode=disable`,
    async close() {
      const over = once(child, "exit");
      child.kill("SIGKILL");
      await over;
      await proxy.goAway();
    },
  };
}

type Place = { name: string; username: string; serverPort: string; port: number };

const settingsOf = ({ name, username, serverPort, port }: Place) => `[databases]
${name} = host=127.0.0.1 port=${serverPort} dbname=${name} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
auth_file = users.txt
pool_mode = transaction
default_pool_size = 3
`;
