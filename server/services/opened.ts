import type { Stop } from "./service.ts";

/**
 * Everything that a start has opened so far. It is closed in reverse, by the end of the portal, or at once if the start is
 * refused. One that does not close keeps no other open.
 */
export class Opened {
  #stops: Stop[] = [];

  add(stop: Stop): void {
    this.#stops.push(stop);
  }

  async close(): Promise<void> {
    const stops = this.#stops.toReversed();
    this.#stops = [];
    const failures: unknown[] = [];
    for (const stop of stops) await stop().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }
}

/** Runs a part of a start. If that is refused, everything opened is closed, and the refusal is what is told. */
export async function opening<Result>(opened: Opened, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await opened.close().catch(() => undefined);
    throw error;
  }
}
