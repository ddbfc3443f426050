import type { Filter } from "#ui/filter-bar.tsx";
import { words } from "./words.ts";

export const arrivalFilters: readonly Filter[] = [{ kind: "dates", from: "from", to: "to", label: words.days }];
