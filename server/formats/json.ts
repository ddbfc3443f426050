import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { cellOf, type Sheet } from "./sheet.ts";

/** Writes a JSON array with an object for each stone, by the heads of the columns. */
export const writeJson = (sheet: Sheet, file: string): Promise<void> =>
  pipeline(jsonParts(sheet), createWriteStream(file, { mode: 0o600 }));

/** The parts of the JSON, one for each batch, to be read while it is made. */
export async function* jsonParts(sheet: Sheet): AsyncGenerator<string> {
  yield "[";
  let before = "\n";
  for await (const stones of sheet.batches) {
    let text = "";
    for (const stone of stones) {
      text +=
        before + JSON.stringify(Object.fromEntries(sheet.columns.map((one) => [one.head, cellOf(sheet, one, stone)])));
      before = ",\n";
    }
    yield text;
  }
  yield "\n]\n";
}
