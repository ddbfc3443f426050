import type { SearchIndex } from "#server/search/index/search-index.ts";
import { timed } from "./figures.ts";
import { askIndex } from "./our-index.ts";
import type { Question } from "./questions.ts";
import { schema } from "./schema.ts";
import { generate, rowOf } from "./stock.ts";

/** The times until changes are in sight: statuses, new stones, and rows put in order again while searches run. */
export async function measureFreshness(index: SearchIndex, browse: Question, size: number) {
  const status = schema.attribute("status").index;
  const held = schema.code("status", "4");
  const changed = Array.from({ length: 100 }, (_, k) => index.read(1 + ((k * 7919) % size))).flatMap((row) =>
    row ? [{ ...row, codes: Array.from(row.codes).with(status, held) }] : [],
  );
  const update = await timed(() => index.put(changed));
  askIndex(index, browse);
  const batch = generate(Math.min(100_000, size), size);
  const rows = Array.from({ length: batch.size }, (_, at) => rowOf(batch, at));
  const added = await timed(() => index.put(rows));
  const late = await timed(() => askIndex(index, browse));
  const slices: number[] = [];
  for (let isDone = false; !isDone; ) {
    const slice = await timed(() => index.tidy(5));
    isDone = slice.result;
    slices.push(slice.ms);
  }
  const tidy = await timed(() => askIndex(index, browse));
  return {
    update100_ms: update.ms,
    added: batch.size,
    added_s: added.ms / 1000,
    browse_late_ms: late.ms,
    browse_tidy_ms: tidy.ms,
    tidy_s: slices.reduce((sum, ms) => sum + ms, 0) / 1000,
    longest_slice_ms: Math.max(...slices),
  };
}
