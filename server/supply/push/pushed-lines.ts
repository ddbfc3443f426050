import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Body } from "#api/operation-types.ts";

export type PushedRow = Body<"pushStock">["rows"][number];

/** Rows as lines of JSON, with every name that one of them has. */
export type PushedLines = { sent: PushedRow[]; keys: string[]; content: string };

/** The header by which the readers of files know the place of a row in the provider's order of changes. */
const POSITION = "change_position";

/** The lines of a call. A row without a `position` of its own has that of the call. */
export function linesOf(rows: readonly PushedRow[], position: number | undefined): PushedLines {
  const placed = rows.map(({ position: own = position, ...row }) =>
    own === undefined ? row : { ...row, [POSITION]: own },
  );
  const keys = [...new Set(placed.flatMap((row) => Object.keys(row)))];
  return { sent: placed, keys, content: placed.map((row) => `${JSON.stringify(row)}\n`).join("") };
}

/**
 * Writes lines as one file. Its first row has every name, so that no later row brings a column that the readers of files
 * do not know yet.
 */
export function writeLines(place: string, keys: readonly string[], contents: AsyncIterable<string>): Promise<void> {
  const all = Object.fromEntries(keys.map((key) => [key, null]));
  async function* whole() {
    let isFirst = true;
    for await (const content of contents) {
      if (!isFirst || content === "") {
        yield content;
        continue;
      }
      isFirst = false;
      const end = content.indexOf("\n");
      yield `${JSON.stringify({ ...all, ...JSON.parse(content.slice(0, end)) })}${content.slice(end)}`;
    }
  }
  return pipeline(Readable.from(whole()), createWriteStream(place, { mode: 0o600 }));
}
