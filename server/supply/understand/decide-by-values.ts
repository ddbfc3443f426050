import type { SupplyField } from "../mapping.ts";
import type { ColumnValues } from "./column-values.ts";

const SURE = 0.8;
const UNLIKELY = 0.5;

const roughCountries =
  /^(?:botswana|russia|canada|angola|south africa|namibia|australia|lesotho|sierra leone|tanzania|zimbabwe|d\.?r\.? congo|congo|drc|alrosa|de beers|dtc)$/i;
const symbols =
  /\b(?:crystal|feather|cloud|needle|pinpoint|indented natural|natural|cavity|chip|twinning wisp|internal graining|extra facet|bruise)s?\b/i;

/** The field of a column with an ambiguous header, by its values. Null if they fit two meanings or none. */
export function decideByValues(values: ColumnValues, candidates: readonly SupplyField[]): SupplyField | null {
  if (values.isEmpty) return null;
  const [first] = candidates;
  switch (first) {
    case "depth_pct": // percent from 40 to 80, millimetres from 0.5 to 20
      if (values.share(40_00, 80_00) >= SURE) return "depth_pct";
      return values.share(50, 20_00) >= SURE ? "height" : null;
    case "carat": // "Ct": carats have two decimals and are few, prices are many
      if (values.share(1, 20_00) >= SURE) return "carat";
      return values.share(50_00, 1_000_000_00) >= SURE ? "price_per_ct" : null;
    case "comment":
      return shareOf(values, (text) => symbols.test(text)) >= SURE ? "key_to_symbols" : null;
    case "measurements":
      return values.fit("measurements") >= SURE ? "measurements" : null;
    case "price_per_ct":
      return null; // for a stone of one carat both prices are the same: other columns decide
    case "location":
      if (candidates.includes("stone_origin")) return best(values, candidates);
      return values.fit("location") >= SURE && shareOf(values, (text) => roughCountries.test(text)) === 0
        ? "location"
        : null;
    default:
      return best(values, candidates);
  }
}

/** True if a column of countries says where the rough was found, which the house does not keep. */
export const isRoughOrigin = (values: ColumnValues): boolean =>
  !values.isEmpty && shareOf(values, (text) => roughCountries.test(text.trim())) >= SURE;

const shareOf = (values: ColumnValues, fits: (text: string) => boolean): number =>
  values.texts.filter(fits).length / values.texts.length;

/** The one candidate that nearly all values fit, if the others do not. */
function best(values: ColumnValues, candidates: readonly SupplyField[]): SupplyField | null {
  const fits = candidates.map((field) => ({ field, fit: values.fit(field) })).sort((a, b) => b.fit - a.fit);
  const [first, second] = fits;
  if (!first || first.fit < SURE) return null;
  return second && second.fit > UNLIKELY ? null : first.field;
}
