import type { FormFailure } from "#ui/form/form-failure.ts";
import { words } from "./words.ts";

/** The most faults that one can read at once. The file is mended and tried again anyway. */
const shownMost = 20;

/** The faults of a file by line and column: `/list/12/price` is read as "Line 12, price". */
export function faultyLines<Values extends object>(failure: FormFailure<Values>): FormFailure<Values> {
  const errors = (failure.errors ?? []).map(({ path, message }) => {
    const [, line, column] = /^\/list\/(\d+)\/(\w+)$/.exec(path) ?? [];
    return { path, message: line && column ? words.line(line, column, message) : message };
  });
  const rest = errors.length - shownMost;
  if (rest <= 0) return { ...failure, errors };
  return { ...failure, errors: [...errors.slice(0, shownMost), { path: "/more", message: words.moreLines(rest) }] };
}
