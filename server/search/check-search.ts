import { messages } from "#domain/messages.ts";
import {
  isCostColumn,
  type NumberRange,
  type StoneSearch,
  sortColumns,
  sortColumnsMax,
  sortKeys,
} from "#domain/search/stone-search.ts";
import { type FieldError, Problem } from "../ground/problem.ts";

/**
 * Refuses the faults of a search that the contract's schema cannot express, and questions about cost without the right
 * to see it. `at` is the search's place in the request.
 */
export function checkSearch(search: StoneSearch, seesCost: boolean, at = "/data"): void {
  const { attributes = {}, ranges = {}, startDate, endDate } = search;
  const keys = sortKeys(search.sort);
  if (keys.length > sortColumnsMax || keys.some(({ column }) => !isSortColumn(column)))
    refuse("sortUnknown", [`${at}/sort`]);

  if (!seesCost) {
    refuse("costHidden", [
      ...namesOf(attributes)
        .filter(isCostColumn)
        .map((name) => `${at}/attributes/${name}`),
      ...namesOf(ranges)
        .filter(isCostColumn)
        .map((name) => `${at}/ranges/${name}`),
      ...(keys.some(({ column }) => isCostColumn(column)) ? [`${at}/sort`] : []),
    ]);
  }

  refuse("rangeUpsideDown", [
    ...Object.entries(ranges).flatMap(([name, range]) => (isUpsideDown(range) ? [`${at}/ranges/${name}/to`] : [])),
    ...(startDate && endDate && startDate > endDate ? [`${at}/endDate`] : []),
  ]);
}

const isSortColumn = (name: string) => sortColumns.some((column) => column === name);
const namesOf = (parts: Record<string, unknown>) => Object.keys(parts).filter((name) => parts[name] !== undefined);
const isUpsideDown = ({ from, to }: NumberRange) => typeof from === "number" && typeof to === "number" && from > to;

/** Throws one refusal for all faulty places, if there are any. */
function refuse(code: "sortUnknown" | "costHidden" | "rangeUpsideDown", paths: readonly string[]): void {
  const errors = paths.map((path): FieldError => ({ path, message: messages[code] }));
  if (errors.length > 0) throw new Problem(code, { errors });
}
