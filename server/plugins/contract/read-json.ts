import { Problem } from "#server/ground/problem.ts";
import { refuseUnstorable } from "./storable.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Reads the JSON of a request. No bytes are undefined, so that the caller can say what is missing. */
export const readJson = (bytes: Uint8Array, path: string): unknown => {
  if (bytes.length === 0) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(bytes));
  } catch (cause) {
    throw new Problem("notJson", {}, { cause });
  }
  refuseUnstorable(value, path);
  return value;
};
