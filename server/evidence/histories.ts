import type { Kysely } from "kysely";
import { entriesByItem } from "../db/queries/evidence-log.ts";
import type { Tables } from "../db/tables.ts";
import { namesInLog, noticesIn } from "./notice.ts";
import { keyOf, type Tally } from "./tally.ts";

const AT_ONCE = 5000;
type Bounds = { upTo: number; signal?: AbortSignal };

/**
 * Reads one workflow's log into a tally, up to an entry. It goes item by item and hands out those whose histories are
 * complete, so that memory holds no more than one batch.
 */
export async function* histories(
  db: Kysely<Tables>,
  name: string,
  tally: Tally,
  { upTo, signal }: Bounds,
): AsyncGenerator<ReturnType<Tally["handOut"]>> {
  let place = { item: "", seq: 0 };
  for (let isMore = true; isMore; ) {
    signal?.throwIfAborted();
    const entries = await entriesByItem(db, namesInLog(name), { after: place, upTo, most: AT_ONCE });
    for (const notice of entries.flatMap(noticesIn)) if (notice.workflow === name) tally.take(notice);
    isMore = entries.length === AT_ONCE;
    place = entries.at(-1) ?? place;
    // The last item's history may continue in the next batch.
    yield tally.handOut(isMore ? keyOf({ workflow: name, item: place.item }) : "");
  }
}
