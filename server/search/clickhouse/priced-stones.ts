import { noPoints } from "../../access/markups/price-table.ts";
import type { StockAccess } from "../../house/viewer.ts";
import type { Parameters } from "./parameters.ts";
import { kindStep, type Sight } from "./sight.ts";

/** A quotient of whole numbers that are not negative, with halves rounded up. */
const rounded = (value: string, by: number) => `intDiv(${value} + ${by / 2}, ${by})`;

const [rap, disc, points] = ["assumeNotNull(s.rap)", "assumeNotNull(s.disc)", "assumeNotNull(f.points)"];
const perCarat = `multiIf(
  isNull(f.points) OR isNull(s.rap), ${rounded("s.price_per_ct * (10000 + f.percent)", 10_000)},
  s.price_per_ct = ${rounded(`${rap} * (10000 + ${disc})`, 10_000)},
    ${rounded(`${rap} * greatest(10000 + ${disc} + ${points}, 0)`, 10_000)},
  greatest(s.price_per_ct + sign(${points}) * ${rounded(`${rap} * abs(${points})`, 10_000)}, 0))`;
/** At the price of the quote it is the total of the quote. */
const amount = `${rounded("markup_ppc * s.carat", 100)} + if(markup_ppc = s.price_per_ct, s.rest, 0)`;

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
    SELECT s.*, ${perCarat} AS markup_ppc, ${amount} AS sell_amt,
      multiIf(isNull(s.rap), NULL, isNotNull(f.points), greatest(s.disc + f.points, -10000), ${aboveList}) AS markup_disc
    FROM stone AS s FINAL
    INNER JOIN factor AS f ON f.kind = s.kind * ${kindStep} + toInt64(roundDown(s.carat, ${list(sight.slices)}))
    WHERE ${limits.length > 0 ? limits.join(" AND ") : "1"})`;
}
