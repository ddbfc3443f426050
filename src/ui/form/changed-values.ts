import type { ReactNode } from "react";
import { dash } from "#domain/format.ts";
import { words } from "../words.ts";
import type { FieldWords } from "./field-words.ts";

function plain(value: unknown): ReactNode {
  if (value == null || value === "") return dash;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (value instanceof File) return value.name;
  return String(value);
}

/** A field's value in its own words. Without a `show` of its own it is plain text, yes or no, or a dash. */
export function shownValue<Values extends object>(
  fields: FieldWords<Values>,
  name: Extract<keyof Values, string>,
  values: Values,
): ReactNode {
  return fields[name]?.show?.(values[name]) ?? plain(values[name]);
}
