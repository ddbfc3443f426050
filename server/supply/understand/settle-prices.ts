import { mulDiv } from "#domain/money.ts";
import type { DecimalForm, SupplyField } from "../mapping.ts";
import type { Choice } from "./choice.ts";
import { readNumber } from "./numbers.ts";

const CLOSE = 0.01;
const MOST = 0.9;
const CARAT = 100;

/**
 * "Price" is per carat or for the stone. Rows say which: with a total, or with a list price and a discount. A stone of one carat
 * says nothing.
 */
export function settlePrices(choices: readonly Choice[], decimal: DecimalForm | null): void {
  const open = choices.filter(({ field, candidates }) => field === null && candidates.includes("total_amt"));
  if (open.length === 0) return;
  const cellOf = (field: SupplyField) => {
    const choice = choices.find((one) => one.field === field);
    return (at: number): number | null => numberIn(choice?.values.cell(at), decimal);
  };
  const known = {
    carat: cellOf("carat"),
    total: cellOf("total_amt"),
    perCt: cellOf("price_per_ct"),
    rap: cellOf("rap"),
    disc: cellOf("disc"),
  };
  for (const choice of open) {
    const field = meaningOf(choice, known, decimal);
    if (field === null) continue;
    choice.field = field;
    choice.chosen_by = "values";
    choice.candidates = [];
  }
}

type Known = Record<"carat" | "total" | "perCt" | "rap" | "disc", (at: number) => number | null>;

function meaningOf({ values }: Choice, known: Known, decimal: DecimalForm | null): "price_per_ct" | "total_amt" | null {
  let perCarat = 0;
  let total = 0;
  for (let at = 0; at < values.rowCount; at += 1) {
    const price = numberIn(values.cell(at), decimal);
    const carat = known.carat(at);
    if (price === null || carat === null || Math.abs(carat - CARAT) < 5) continue;
    if (isPerCarat(price, carat, known, at)) perCarat += 1;
    else if (
      isPerCarat(mulDiv(price, CARAT, carat), carat, known, at) ||
      isNear(price, product(known.perCt(at), carat))
    )
      total += 1;
  }
  const proven = perCarat + total;
  if (proven === 0) return null;
  if (perCarat >= MOST * proven) return "price_per_ct";
  return total >= MOST * proven ? "total_amt" : null;
}

function isPerCarat(price: number, carat: number, known: Known, at: number): boolean {
  const rap = known.rap(at);
  const disc = known.disc(at);
  if (isNear(product(price, carat), known.total(at))) return true;
  if (rap === null || disc === null) return false;
  // Signs and scales are not known yet: −38.5, 38.5, 0.385.
  const size = Math.abs(disc) <= 100 ? Math.abs(disc) * 100 : Math.abs(disc);
  return [-size, size].some((one) => isNear(price, mulDiv(rap, 100_00 + one, 100_00)));
}

const product = (price: number | null, carat: number): number | null =>
  price === null ? null : mulDiv(price, carat, CARAT);
const isNear = (one: number | null, other: number | null): boolean =>
  one !== null && other !== null && other > 0 && Math.abs(one - other) / other <= CLOSE;

function numberIn(cell: string | undefined, decimal: DecimalForm | null): number | null {
  if (!cell) return null;
  const read = readNumber(cell, decimal);
  return typeof read === "string" || read.value === 0 ? null : read.value;
}
