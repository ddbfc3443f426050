import { fieldMessage } from "#domain/field-messages.ts";
import { pairFaults } from "#domain/search/pair-rule.ts";
import type { PairSearch, PairTolerances } from "#domain/search/pair-search.ts";
import { Problem } from "../ground/problem.ts";
import { checkSearch } from "./check-search.ts";

/** Refuses the faults of a pair search, each at its field: in the search of the stones, and in the tolerances. */
export function checkPairSearch({ pair = {}, ...search }: PairSearch, seesCost: boolean, at = "/data"): void {
  checkSearch(search, seesCost);
  checkTolerances(pair, `${at}/pair`);
}

export function checkTolerances(pair: PairTolerances, at = "/data/pair"): void {
  const errors = pairFaults(pair).map(({ field, rule, params }) => ({
    path: `${at}/${field}`,
    message: fieldMessage(rule, params),
  }));
  if (errors.length > 0) throw new Problem("toleranceWrong", { errors });
}
