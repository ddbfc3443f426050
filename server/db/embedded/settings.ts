import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const SETTINGS = `# Written at every start by the portal: changes here do not stay.
listen_addresses = ''
unix_socket_permissions = 0700
port = 5432
max_connections = 40
timezone = 'UTC'
log_timezone = 'UTC'
lc_messages = 'C'
autovacuum_naptime = '10s' # ten thousand new letters are soon planned as ten thousand (decision 0184)
log_checkpoints = off
log_line_prefix = '%m [%p] %b '
log_error_verbosity = terse # without the values of the row that was refused
`;

/**
 * The database roles. The superuser creates and backs up, the owner owns the tables, and the portal's role may not
 * change the log.
 */
export const ROLES = { admin: "postgres", owner: "portal", runtime: "portal_app" } as const;

/** The bytes of memory of this machine, or of this container. */
const memory = () => Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/** The room for tables in the server's own memory: an eighth of all, within bounds (decision 0189). */
export const bufferMegabytes = (bytes: number) => Math.min(1024, Math.max(128, Math.floor(bytes / 8 / 2 ** 20)));

/** Writes the server's own configuration. A file that is right already stays, since a full disk could not take it. */
export function writeSettings(cluster: string, extra: string) {
  const me = os.userInfo().username;
  const files = {
    "postgresql.conf": `${SETTINGS}shared_buffers = '${bufferMegabytes(memory())}MB'\n${extra}\n`,
    "pg_hba.conf": "local all,replication all peer map=portal\n", // only the user that runs the portal may connect,
    "pg_ident.conf": Object.values(ROLES) // and that user under each of the roles
      .map((role) => `portal "${me}" ${role}\n`)
      .join(""),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(cluster, name);
    if (!fs.existsSync(file) || fs.readFileSync(file, "utf8") !== text) fs.writeFileSync(file, text);
  }
}

/** The address of a server by its socket. Port and sslmode are set, so that PGPORT and PGSSLMODE have no say. */
export function socketUrl(socketDir: string, role: string, database: string): string {
  const query = new URLSearchParams({ host: socketDir, sslmode: "disable" });
  return `postgresql://${role}@localhost:5432/${database}?${query}`;
}
