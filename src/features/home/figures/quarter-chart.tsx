import { useCall } from "#api/query.ts";
import { answerOf } from "#api/query-failure.ts";
import { usd } from "#domain/format.ts";
import { type DaySpan, quarterBefore, quarterNamed, quarterOf } from "#domain/periods.ts";
import { today } from "#domain/today.ts";
import { Chart } from "#ui/charts/chart.tsx";
import { Link } from "#ui/frame/link.tsx";
import { failureOf } from "./failed.tsx";
import { type FiguresSearch, quarterAsked } from "./figures-search.ts";
import { type ListAt, linesIn } from "./lines-in.ts";
import { quarterWeeks } from "./quarter-weeks.ts";
import { words } from "./words.ts";

interface QuarterChartProps {
  search: FiguresSearch;
  title?: string;
  /** The lists that it opens, if they are not the office's. */
  at?: ListAt;
}

/** Sales in each week of a quarter, beside the quarter before; each week opens its invoices. */
export function QuarterChart({ search, title = words.weeks, at }: QuarterChartProps) {
  const asked = quarterAsked(search);
  const now = useCall("getQuarterPerformance", { query: asked }, { fallback: "dataNotFetched" });
  const name = now.data?.quarter.name ?? search.period ?? quarterOf(today());
  const quarter = quarterNamed(name);
  const earlier = quarter ? quarterBefore(quarter).name : "";
  const before = useCall(
    "getQuarterPerformance",
    { query: { ...asked, period: earlier } },
    { isReady: now.data !== undefined, fallback: "dataNotFetched" },
  );
  const invoices = (days: DaySpan) => linesIn("invoice", days, search, { at });
  const all = quarter && invoices(quarter);
  const answer = answerOf(now);
  const total = answer && usd(answer.quarter.amount);
  const isRead = now.data !== undefined && before.data !== undefined;
  return (
    <Chart
      form="lines"
      title={title}
      axis={words.week}
      unit="$"
      decimals
      series={[{ label: words.quarter(name) }, { label: words.quarter(earlier), isBefore: true }]}
      rows={isRead ? quarterWeeks(now.data, before.data, today(), invoices) : undefined}
      empty={words.nothingSold(words.quarter(name), words.quarter(earlier))}
      failure={failureOf(now) ?? failureOf(before)}
      aside={total && <span className="figures">{all ? <Link to={all}>{total}</Link> : total}</span>}
    />
  );
}
