import { ftpReadingsMax } from "#domain/limits.ts";
import { isDatabaseDown } from "../db/is-database-down.ts";
import { maintenanceOf } from "../db/queries/settings.ts";
import { isOfHouse } from "../ground/problem.ts";
import { repeat } from "../ground/repeat.ts";
import type { House } from "../house/house.ts";
import { layOrderAside } from "./lay-order-aside.ts";
import { readOrder } from "./read-order.ts";
import type { Left, Spool } from "./spool.ts";
import { laySupplyFileAside, takeSupplyFile } from "./take-supply-file.ts";
import { isRead, kindOfUpload, type UploadKind } from "./upload-place.ts";

const EVERY_MS = 10_000;

type Reader = {
  read(house: House, spool: Spool, left: Left): Promise<void>;
  layAside(house: House, spool: Spool, left: Left): Promise<void>;
};
const readers: Record<UploadKind, Reader> = {
  order: {
    read: async (house, spool, left) => readOrder(house, left, await spool.bytesOf(left)),
    layAside: layOrderAside,
  },
  stock: { read: takeSupplyFile, layAside: laySupplyFileAside },
};

type LeftFiles = { take(left: Left): Promise<boolean>; stop(): Promise<void> };

/**
 * Reads orders and providers' files as they come. At the start and from time to time it also reads those that a kill, a
 * lost database or a file store that was away left behind.
 */
export function readLeftFiles(house: House, spool: Spool): LeftFiles {
  const underWay = new Map<string, Promise<boolean>>();
  const read = async (left: Left): Promise<boolean> => {
    let begun = left;
    const reader = readers[kindOfUpload(left.fileName)];
    try {
      if (left.tries >= ftpReadingsMax) {
        await reader.layAside(house, spool, left);
        return true;
      }
      begun = await spool.tried(left, left.tries + 1);
      await reader.read(house, spool, begun);
      await spool.remove(begun);
      return true;
    } catch (error) {
      // A database or a file store that is away does not count as a try: the file may be good.
      if (begun !== left && (isDatabaseDown(error) || isOfHouse(error))) await spool.tried(begun, left.tries);
      house.log.warn({ err: error, account: left.accountId }, "a file could not be read yet and waits");
      return false;
    } finally {
      underWay.delete(left.id);
    }
  };
  const take = (left: Left): Promise<boolean> => {
    const reading = underWay.get(left.id) ?? read(left);
    underWay.set(left.id, reading);
    return reading;
  };
  const takeWaiting = async () => {
    await spool.clear((fileName) => isRead({ fileName }));
    const waiting = (await spool.waiting()).filter(isRead);
    if (waiting.length === 0 || (await maintenanceOf(house.db)).is_on) return;
    for (const left of waiting) if (!end.signal.aborted) await take(left);
  };
  const end = new AbortController();
  const { signal } = end;
  const whenItFails = "the files that wait could not be read";
  const loop = takeWaiting()
    .catch((error: unknown) => house.log.warn({ err: error }, whenItFails))
    .then(() => repeat(takeWaiting, { everyMs: EVERY_MS, signal, log: house.log, whenItFails }));
  return {
    take,
    async stop() {
      end.abort();
      await loop;
      await Promise.all(underWay.values());
    },
  };
}
