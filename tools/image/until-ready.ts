import { setTimeout as sleep } from "node:timers/promises";

/** The patience that a slow machine needs for an empty house. */
const PATIENCE_MS = 600_000;

interface Portal {
  logs: () => Promise<string>;
  /** The reason why the portal has ended for good. One that is started again and again has none. */
  whyEnded?: () => Promise<string | undefined>;
}

/** Waits until the portal at an address can work. */
export async function untilReady(address: string, { logs, whyEnded }: Portal): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(200)) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    const reason = await whyEnded?.();
    if (reason !== undefined) throw new Error(reason);
  }
  const lastWords = (await logs()).trimEnd().split("\n").slice(-3).join("\n");
  throw new Error(`${address} is not ready after ${PATIENCE_MS / 1000} seconds. Its last words: ${lastWords}`);
}
