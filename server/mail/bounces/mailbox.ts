import type { ImapFlow, ImapFlowOptions } from "imapflow";
import { bounceReadBytes, bouncesAtOnce } from "#domain/bounces.ts";

/** Messages that are fetched together. */
const BATCH = 40;
const PATIENCE_MS = 30_000;
const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;

/** The way to a mailbox, from an address such as `imaps://user:password@host/Folder`. */
export function mailboxOptions(url: string): ImapFlowOptions & { folder: string } {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const isSecure = protocol === "imaps:";
  // A password goes over TLS, except to a server on the same machine.
  const tls = isSecure ? {} : { doSTARTTLS: !loopback.test(hostname) };
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (isSecure ? 993 : 143),
    secure: isSecure,
    ...tls,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    folder: decodeURIComponent(pathname.slice(1)) || "INBOX",
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    maxLiteralSize: bounceReadBytes * 2,
  };
}

/**
 * Hands the beginning of each unread message of a mailbox to `read`, the oldest first, and marks those as read that it
 * came through. What it did not come to before `signal` is read at the next visit.
 */
export async function visitMailbox(
  url: string,
  signal: AbortSignal,
  read: (message: string) => Promise<void>,
): Promise<void> {
  const { folder, ...options } = mailboxOptions(url);
  const { ImapFlow } = await import("imapflow"); // most houses have no such mailbox, and a start would wait for it
  const client = new ImapFlow(options);
  client.on("error", () => {}); // whatever is under way fails by itself
  try {
    await client.connect();
    await client.mailboxOpen(folder);
    const unread = ((await client.search({ seen: false }, { uid: true })) || []).slice(0, bouncesAtOnce);
    for (let from = 0; from < unread.length && !signal.aborted; from += BATCH) {
      await readBatch(client, unread.slice(from, from + BATCH), read);
    }
    await client.logout();
  } finally {
    client.close();
  }
}

async function readBatch(client: ImapFlow, uids: number[], read: (message: string) => Promise<void>): Promise<void> {
  const source = { start: 0, maxLength: bounceReadBytes };
  const messages = await client.fetchAll(uids, { uid: true, source }, { uid: true });
  for (const message of messages) await read(message.source?.toString("utf8") ?? "");
  await client.messageFlagsAdd(uids, ["\\Seen"], { uid: true });
}
