import { answerOf } from "#api/query-failure.ts";
import { formatDate } from "#domain/format.ts";
import { Chart } from "#ui/charts/chart.tsx";
import { failureOf } from "./failed.tsx";
import type { FiguresSearch } from "./figures-search.ts";
import { useSearchHours } from "./use-search-hours.ts";
import { words } from "./words.ts";

const twoDigits = (hour: number) => String(hour).padStart(2, "0");

/** Searches by the hour of the house's clock. They open nothing: who searched is told to nobody. */
export function SearchHours({ search }: { search: FiguresSearch }) {
  const hours = useSearchHours(search);
  const data = answerOf(hours);
  return (
    <Chart
      form="hours"
      title={words.searches}
      axis={words.hour}
      unit={words.searchUnit}
      series={[{ label: words.searchesHead }]}
      rows={
        data &&
        (data.total === 0
          ? []
          : data.hours.map(({ hour, searches }) => ({
              id: String(hour),
              label: `${twoDigits(hour)}:00`,
              tick: twoDigits(hour),
              values: [searches],
            })))
      }
      empty={words.noSearches}
      failure={failureOf(hours)}
      note={<p className="figure-note dim">{words.hoursOpenNothing}</p>}
      aside={
        data && (
          <span title={words.found(data.total, data.not_found)}>
            {words.span(formatDate(data.period.from), formatDate(data.period.to))}
          </span>
        )
      }
    />
  );
}
