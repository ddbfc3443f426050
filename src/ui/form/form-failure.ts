import type { FieldErrors } from "./use-form.ts";

/** Why a form was not taken, in the server's words. */
export interface FormFailure<Values extends object = object> {
  message: string;
  /** As the wire has them: `/data/name` is the field `name`. */
  errors?: readonly { path: string; message: string }[];
  requestId?: string;
  /** A stale version: what is stored now, in the form's own fields, and who stored it if known. */
  stale?: { stored: Values; by?: string };
}

/** The field that a JSON pointer of the wire means: the part that comes after `/data`. */
const fieldName = (path: string): string =>
  path
    .replace(/^\/?(data\/)?/, "")
    .split("/")
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .join(".");

/** What is wrong in a failure, each with its field; several things may be wrong with one. */
export const namedErrors = (failure: FormFailure): readonly { name: string; message: string }[] =>
  (failure.errors ?? []).map(({ path, message }) => ({ name: fieldName(path), message }));

/** The errors of a failure by field. */
export const fieldErrors = (failure: FormFailure): FieldErrors =>
  Object.fromEntries(namedErrors(failure).map(({ name, message }) => [name, message]));
