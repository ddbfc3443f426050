import { setTimeout as sleep } from "node:timers/promises";

/** The patience that a slow machine needs for an empty house. */
const PATIENCE_MS = 600_000;

/** Waits until the portal at an address can work. `whyNot` may end the waiting with a reason. */
export async function untilReady(address: string, whyNot: () => Promise<string | undefined>): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(200)) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    const reason = await whyNot();
    if (reason !== undefined) throw new Error(reason);
  }
  throw new Error(`${address} is not ready after ${PATIENCE_MS / 1000} seconds`);
}
