import { noPoints } from "../../access/markups/price-table.ts";
import type { StockAccess } from "../../house/viewer.ts";
import type { Parameters } from "./parameters.ts";
import { kindStep, type Sight } from "./sight.ts";

/** A quotient of whole numbers that are not negative, with halves rounded up. */
const rounded = (value: string, by: number) => `intDiv(${value} + ${by / 2}, ${by})`;

const perCarat = `if(isNull(f.points) OR isNull(s.rap), ${rounded("s.price_per_ct * (10000 + f.percent)", 10_000)},
  ${rounded("assumeNotNull(s.rap) * greatest(10000 + assumeNotNull(s.disc) + assumeNotNull(f.points), 0)", 10_000)})`;

/** Ten-thousandths above the list price, rounded away from zero as PostgreSQL's round() does. */
const aboveList = `if(markup_ppc < s.rap, -1, 1)
  * intDiv(2 * 10000 * abs(toInt64(markup_ppc) - s.rap) + s.rap, 2 * s.rap)`;

/**
 * The stones in a viewer's sight with their own prices, as `priced`, in whole hundredths. The figures are those of
 * domain/price.ts. It belongs behind the WITH of a statement.
 */
export function pricedStones(sight: Sight, { locations, statuses }: StockAccess, parameters: Parameters): string {
  const list = (numbers: readonly number[]) => parameters.addNumbers(numbers);
  const texts = (values: readonly (string | number)[]) => parameters.add("Array(String)", values.map(String));
  const limits = [
    ...(locations ? [`s.location IN ${texts(locations)}`] : []),
    ...(statuses ? [`s.status IN ${texts(statuses)}`] : []),
  ];
  return `factor AS (
    SELECT one.1 AS kind, one.2 AS percent, nullIf(one.3, ${noPoints}) AS points
    FROM (SELECT arrayJoin(arrayZip(${list(sight.kinds)}, ${list(sight.percent)}, ${list(sight.points)})) AS one)),
  priced AS (
    SELECT s.*, ${perCarat} AS markup_ppc, ${rounded("markup_ppc * s.carat", 100)} AS sell_amt,
      multiIf(isNull(s.rap), NULL, isNotNull(f.points), greatest(s.disc + f.points, -10000), ${aboveList}) AS markup_disc
    FROM stone AS s FINAL
    INNER JOIN factor AS f ON f.kind = s.kind * ${kindStep} + toInt64(roundDown(s.carat, ${list(sight.slices)}))
    WHERE ${limits.length > 0 ? limits.join(" AND ") : "1"})`;
}
