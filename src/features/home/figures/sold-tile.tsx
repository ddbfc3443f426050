import { useCall } from "#api/query.ts";
import { number2 } from "#domain/format.ts";
import { quarterBefore, quarterNamed, quarterOf } from "#domain/periods.ts";
import { today } from "#domain/today.ts";
import { Tile } from "#ui/charts/tile.tsx";
import { type FiguresSearch, quarterAsked } from "./figures-search.ts";
import { type ListAt, linesIn } from "./lines-in.ts";
import { weeksSold } from "./quarter-weeks.ts";
import { words } from "./words.ts";

interface SoldTileProps {
  search: FiguresSearch;
  label: string;
  /** The lists that it opens, if they are not the office's. */
  at?: ListAt;
}

/** Sales of a quarter, with their change against the quarter before and their weeks as a small line. */
export function SoldTile({ search, label, at }: SoldTileProps) {
  const asked = { query: quarterAsked(search) };
  const { data, isError } = useCall("getQuarterPerformance", asked, { fallback: "dataNotFetched" });
  const { quarter, before } = (!isError && data) || {};
  const chosen = quarterNamed(search.period ?? quarterOf(today()));
  return (
    <Tile
      label={label}
      value={isError ? null : quarter?.amount}
      unit="$"
      decimals
      more={[words.stonesIn(quarter?.pieces ?? 0), words.carats(number2(quarter?.carats))]}
      before={{ value: before?.amount ?? null, than: chosen ? words.quarter(quarterBefore(chosen).name) : "" }}
      trend={data && !isError ? weeksSold(data, today()) : []}
      to={chosen && linesIn("invoice", chosen, search, { at })}
    />
  );
}
