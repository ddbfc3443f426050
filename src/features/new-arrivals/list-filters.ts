import type { Filter } from "#ui/list/filter.ts";
import { words } from "./words.ts";

export const arrivalFilters: readonly Filter[] = [{ kind: "dates", from: "from", to: "to", label: words.days }];
