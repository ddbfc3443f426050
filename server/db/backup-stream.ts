import fs from "node:fs";
import type { Socket } from "node:net";
import { finished } from "node:stream/promises";
import pg from "pg";

const DATA = 0x64; // each message begins with its kind: n(ew archive), d(ata), p(rogress)

/**
 * Does the work of pg_basebackup, which npm's PostgreSQL lacks. The server sends a copy of the whole cluster as a tar,
 * with enough of its log to make the copy consistent as of its end. The unpacked copy is a cluster that starts.
 */
export async function streamBaseBackup(adminUrl: string, file: string): Promise<number> {
  const client = new pg.Client({ connectionString: adminUrl, replication: "true" } as pg.ClientConfig);
  client.on("error", () => {}); // the query fails with it
  const out = fs.createWriteStream(file, { flags: "wx", mode: 0o600 });
  const written = finished(out);
  written.catch(() => {}); // it is awaited below, perhaps after the server's own failure
  try {
    await client.connect();
    await Promise.race([receive(client, out), written]);
    await flush(out);
    await written;
    return out.bytesWritten;
  } finally {
    out.destroy();
    await client.end();
  }
}

function receive(client: pg.Client, out: fs.WriteStream): Promise<void> {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  out.on("drain", () => stream.resume());
  const nothing = () => {};
  return new Promise((resolve, reject) => {
    client.query({
      submit: (connection: { query(sql: string): void }) =>
        connection.query("BASE_BACKUP (LABEL 'portal', CHECKPOINT 'fast', WAL true, MANIFEST 'no')"),
      handleCopyData: ({ chunk }: { chunk: Buffer }) => {
        if (chunk[0] !== DATA) return;
        const hasRoom = out.write(Buffer.from(chunk.subarray(1))); // a copy: the driver uses its buffer again
        if (!hasRoom) stream.pause();
      },
      handleRowDescription: nothing,
      handleDataRow: nothing,
      handleCommandComplete: nothing,
      handleCopyInResponse: nothing,
      handlePortalSuspended: nothing,
      handleEmptyQuery: nothing,
      handleReadyForQuery: () => resolve(),
      handleError: reject,
    } as unknown as pg.Submittable);
  });
}

/** Writes the file to the disk, not only to the system's memory. */
async function flush(out: fs.WriteStream) {
  await new Promise<void>((resolve, reject) => out.write("", (error) => (error ? reject(error) : resolve())));
  fs.fsyncSync((out as unknown as { fd: number }).fd);
  out.end();
}
