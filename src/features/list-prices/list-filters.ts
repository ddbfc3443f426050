import { listClarities, listColors, shapeGroups } from "#domain/list-price.ts";
import type { Filter } from "#ui/list/filter.ts";
import type { PriceList } from "./standing.ts";
import { words } from "./words.ts";

const codes = (of: readonly string[]) => of.map((value) => ({ value, label: value }));

/** The filters: the list, and its rows. */
export const listFilters = (lists: readonly PriceList[]): readonly Filter[] => [
  {
    kind: "choice",
    name: "list",
    label: words.list,
    choices: lists.map(({ id, list_no, label }) => ({ value: String(id), label: words.listName(list_no, label) })),
  },
  {
    kind: "choice",
    name: "shape",
    label: words.shape,
    choices: shapeGroups.map((value) => ({ value, label: words.shapes[value] })),
  },
  { kind: "choice", name: "color", label: words.color, choices: codes(listColors) },
  { kind: "choice", name: "clarity", label: words.clarity, choices: codes(listClarities) },
  { kind: "search", name: "carat", label: words.carat, placeholder: words.caratHint },
];
