import type { FieldErrors } from "./use-form.ts";

/** The reason why a form was not accepted, in the server's words. */
export interface FormFailure<Values extends object = object> {
  message: string;
  /** The errors as on the wire: `/data/name` is the field `name`. */
  errors?: readonly { path: string; message: string }[];
  /** The refused stones, by the numbers that were sent. */
  refused?: readonly { stock_no?: string }[];
  requestId?: string;
  /**
   * A stale version: the stored values in the form's own fields, and the person who stored them if known. `said` is the
   * sentence about an act that is no change of fields. `onTaken` is called when the stored values are taken.
   */
  stale?: { stored: Values; by?: string; said?: string; onTaken?: () => void };
}

/** The field of a JSON pointer of the wire: the part after `/data`. */
const fieldName = (path: string): string =>
  path
    .replace(/^\/?(data\/)?/, "")
    .split("/")
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .join(".");

/** The errors of a failure, each with its field. One field may have several. */
export const namedErrors = (failure: FormFailure): readonly { name: string; message: string }[] =>
  (failure.errors ?? []).map(({ path, message }) => ({ name: fieldName(path), message }));

/** The errors of a failure by field. */
export const fieldErrors = (failure: FormFailure): FieldErrors =>
  Object.fromEntries(namedErrors(failure).map(({ name, message }) => [name, message]));

/** True if every field that a failure names was touched since: a form drops the error of a touched field. */
export function areFieldsMended(failure: FormFailure, now: FieldErrors): boolean {
  const wrong = namedErrors(failure);
  return wrong.length > 0 && wrong.every(({ name }) => now[name] === undefined);
}
