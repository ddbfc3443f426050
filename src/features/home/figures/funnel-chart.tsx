import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import type { ListScreen } from "#domain/addresses.ts";
import { formatDate } from "#domain/format.ts";
import { Chart } from "#ui/charts/chart.tsx";
import { failureOf } from "./failed.tsx";
import { dealsAsked, type FiguresSearch } from "./figures-search.ts";
import { linesIn } from "./lines-in.ts";
import { words } from "./words.ts";

type Stage = Data<"getFunnelChart">["stages"][number]["stage"];

/** The list of each stage, and its tab. An approval is counted on its own day, by which no list is narrowed. */
const lists: Readonly<Partial<Record<Stage, readonly [ListScreen, string]>>> = {
  enquiry: ["enquiry", "all"],
  hold: ["hold", "all"],
  request: ["confirm-stone", "all"],
  memo: ["memo", "all"],
  sale: ["invoice", "sales"],
};

/**
 * From enquiry to sale; each stage opens the lines that came to it. What stopped between two stages is not said: a stage
 * counts the days of the period, and a request may still wait for its answer.
 */
export function FunnelChart({ search }: { search: FiguresSearch }) {
  const funnel = useCall("getFunnelChart", { query: dealsAsked(search) }, { fallback: "dataNotFetched" });
  return (
    <Chart
      form="list"
      title={words.funnel}
      axis={words.stage}
      unit={words.stones}
      series={[{ label: words.stonesHead }]}
      rows={funnel.data && rowsOf(funnel.data, search)}
      room={6}
      empty={words.noFunnel}
      failure={failureOf(funnel)}
      note={<p className="figure-note dim">{words.approvalOpensNothing}</p>}
      aside={funnel.data && words.span(formatDate(funnel.data.period.from), formatDate(funnel.data.period.to))}
    />
  );
}

function rowsOf({ stages, period }: Data<"getFunnelChart">, search: FiguresSearch) {
  if (stages.every(({ pieces }) => pieces === 0)) return [];
  return stages.map(({ stage, pieces }) => {
    const [list, tab] = lists[stage] ?? [];
    return {
      id: stage,
      label: words.stages[stage],
      values: [pieces],
      to: list && linesIn(list, period, search, { tab }),
    };
  });
}
