import type { Socket } from "node:net";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import pg from "pg";

const DATA = 0x64; // each message begins with its kind: n(ew archive), d(ata), p(rogress)

/**
 * Does the work of pg_basebackup, which npm's PostgreSQL lacks. The server sends a copy of the whole cluster as a tar,
 * with enough of its log to make the copy consistent as of its end. The unpacked copy is a cluster that starts. It is
 * whole when this resolves, and `out` has ended then.
 */
export async function streamBaseBackup(adminUrl: string, out: Writable): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, replication: "true" } as pg.ClientConfig);
  client.on("error", () => {}); // the query fails with it
  const written = finished(out);
  written.catch(() => {}); // it is awaited below, perhaps after the server's own failure
  try {
    await client.connect();
    await Promise.race([receive(client, out), written]);
    out.end();
    await written;
  } catch (error) {
    socketOf(client).destroy(); // a server that is still sending does not hear a farewell
    out.destroy(error as Error);
    throw error;
  } finally {
    await client.end();
  }
}

const socketOf = (client: pg.Client): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

function receive(client: pg.Client, out: Writable): Promise<void> {
  const stream = socketOf(client);
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
