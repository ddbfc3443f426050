import { listClarities, listColors, type ShapeGroup, shapeGroups } from "#domain/list-price.ts";
import { choiceParam, flagParam, type ListParams, listParams, wholeParam } from "#domain/search-params.ts";

/** The address of the list prices: the list, the filters of its rows, and the open drawer. */
export interface ListPricesSearch extends Omit<ListParams, "sort" | "search"> {
  /** A list other than the one in force. */
  list?: string;
  shape?: ShapeGroup;
  color?: (typeof listColors)[number];
  clarity?: (typeof listClarities)[number];
  /** Rows that hold this weight. */
  carat?: string;
  open?: number;
  add?: true;
  rate?: true;
}

const caratMost = 650;

/** A weight in the form of the server: two decimals at most, from 0.01 to 650. */
function caratParam(value: unknown): string | undefined {
  const text = typeof value === "number" || typeof value === "string" ? String(value).trim() : "";
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return undefined;
  return Number(text) > 0 && Number(text) <= caratMost ? text : undefined;
}

/** Reads the address of the list prices. */
export function listPricesSearch(raw: Record<string, unknown>): ListPricesSearch {
  const { page, size } = listParams(raw);
  return {
    page,
    size,
    list: wholeParam(raw.list)?.toString(),
    shape: choiceParam(raw.shape, shapeGroups),
    color: choiceParam(raw.color, listColors),
    clarity: choiceParam(raw.clarity, listClarities),
    carat: caratParam(raw.carat),
    open: wholeParam(raw.open),
    add: flagParam(raw.add),
    rate: flagParam(raw.rate),
  };
}
