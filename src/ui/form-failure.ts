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

/** The errors of a failure by field: the part of each JSON pointer that comes after `/data`. */
export function fieldErrors(failure: FormFailure): FieldErrors {
  return Object.fromEntries(
    (failure.errors ?? []).map(({ path, message }) => [
      path
        .replace(/^\/?(data\/)?/, "")
        .split("/")
        .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
        .join("."),
      message,
    ]),
  );
}
