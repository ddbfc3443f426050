import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { serverUser } from "#server/db/embedded/server-user.ts";

/** The folder of PostgreSQL's own programs: the embedded one brings none that makes a standby. */
export const postgresPrograms = "/usr/lib/postgresql/15/bin";
export const programs = {
  patroni: "/usr/bin/patroni",
  etcd: "/usr/bin/etcd",
  haproxy: "/usr/sbin/haproxy",
  basebackup: path.join(postgresPrograms, "pg_basebackup"),
};
type Program = keyof typeof programs;

/** Debian's packages that bring them. */
const packages: Record<Program, string> = {
  patroni: "patroni python3-etcd",
  etcd: "etcd-server",
  haproxy: "haproxy",
  basebackup: "postgresql-15",
};

export function insistOnPrograms(...needed: readonly Program[]): void {
  const missing = needed.filter((name) => !fs.existsSync(programs[name]));
  if (missing.length === 0) return;
  const lacks = missing.map((name) => programs[name]).join(", ");
  const install = missing.map((name) => packages[name]).join(" ");
  throw new Error(`there is no ${lacks}: apt-get install --no-install-recommends ${install}`);
}

/** Starts a program of the cluster. What it says stands in `<name>.log` of the folder. Under root it runs as PostgreSQL does. */
export function startProgram(folder: string, name: string, [command = "", ...args]: string[]): number {
  const { uid, gid } = serverUser(folder);
  const said = fs.openSync(path.join(folder, `${name}.log`), "a");
  const child = spawn(command, args, { cwd: folder, stdio: ["ignore", said, said], uid, gid });
  fs.closeSync(said);
  if (child.pid === undefined) throw new Error(`${command} did not start`);
  return child.pid;
}

/** A folder of the cluster's that its programs may write. */
export function folderFor(parent: string, name: string): string {
  const folder = path.join(parent, name);
  const { uid, gid } = serverUser(parent);
  fs.mkdirSync(folder, { mode: 0o700 });
  if (uid !== undefined && gid !== undefined) fs.chownSync(folder, uid, gid);
  return folder;
}
