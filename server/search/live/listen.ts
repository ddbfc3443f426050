import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import type { House } from "../../house/house.ts";

const RETRY_MS = 1000;

/** The handlers of notices, by channel. */
type Notices = Record<string, (payload: string) => Promise<void>>;

/**
 * Hears the database's notices until the signal. `begun` is called once they are heard, or the first try has failed. A
 * lost connection is made anew, and then `again` is called: notices meanwhile were not heard. Settles when it has
 * released the connection.
 */
export async function listen(
  { direct, log }: Pick<House, "direct" | "log">,
  signal: AbortSignal,
  on: Notices,
  { begun = () => {}, again = () => {} }: { begun?: () => void; again?: () => void } = {},
): Promise<void> {
  let heard = begun;
  while (!signal.aborted) {
    let client: pg.PoolClient | undefined;
    let isSound = false;
    try {
      client = await direct.connect();
      await hear(client, signal, { on, log, heard: () => heard() });
      if (signal.aborted) {
        await client.query("UNLISTEN *");
        isSound = true; // it knows tables and plans: the next request is faster on it than on a new one
      }
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error }, "database notices do not arrive; changes are polled instead");
    } finally {
      client?.release(!isSound);
      begun();
      heard = again; // also if the connection was lost before every channel was heard
    }
    await wait(RETRY_MS, undefined, { signal, ref: false }).catch(() => {});
  }
  begun();
}

type Hearing = Pick<House, "log"> & { on: Notices /** Called once every notice is heard. */; heard: () => void };

async function hear(client: pg.PoolClient, signal: AbortSignal, { on, log, heard }: Hearing): Promise<void> {
  if (signal.aborted) return; // while the connection was made: a signal tells its end only once
  let onEnd = () => {};
  let onError = (_: Error) => {};
  const lost = new Promise<void>((resolve, reject) => {
    onEnd = resolve;
    onError = reject;
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
  lost.catch(() => {}); // A connection that is lost before it is waited for fails the LISTEN below, and not the process.
  const onNotice = ({ channel, payload }: pg.Notification) => {
    on[channel]?.(payload ?? "").catch((error: unknown) =>
      log.warn({ err: error, channel }, "a database notice could not be handled"),
    );
  };
  client.on("error", onError).on("end", onEnd).on("notification", onNotice);
  try {
    for (const channel of Object.keys(on)) await client.query(`LISTEN ${channel}`);
    heard();
    await lost;
  } finally {
    client.off("error", onError).off("end", onEnd).off("notification", onNotice);
  }
}
