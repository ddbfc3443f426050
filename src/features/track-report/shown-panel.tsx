import { count, formatDate } from "#domain/format.ts";
import { Panel } from "#ui/frame/panel.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import { shownMonths } from "./shown-months.ts";
import type { TrackReport } from "./track-report.ts";
import { words } from "./words.ts";

type ShownPanelProps = Pick<TrackReport, "shown" | "told">;

/** The count of searches that showed the stone, by month, and its other appearances. */
export function ShownPanel({ shown, told }: ShownPanelProps) {
  return (
    <Panel title={words.shown} aside={words.times(shown.total)}>
      <div className="track-facts">
        {shown.total > 0 ? <Bars months={shownMonths(shown.months)} /> : <p className="dim">{words.neverShown}</p>}
        {shown.last_on && <p className="dim">{words.lastShown(formatDate(shown.last_on))}</p>}
        <Facts
          columns={2}
          of={[
            { label: words.demands, value: count(told.demands) },
            { label: words.links, value: count(told.links) },
            ...(told.collections.length > 0
              ? [{ label: words.collections, value: told.collections.join(", "), span: 2 }]
              : []),
          ]}
        />
      </div>
    </Panel>
  );
}

/** A bar for each month with its number over it: picture and table in one. */
function Bars({ months }: { months: ReturnType<typeof shownMonths> }) {
  const most = Math.max(...months.map(({ times }) => times), 1);
  return (
    <ol className="track-bars figures" aria-label={words.months}>
      {months.map(({ month, times }) => (
        <li key={month}>
          <span>{count(times)}</span>
          <i aria-hidden="true" style={{ blockSize: `${(times / most) * 48}px` }} />
          <span className="dim">{`${month.slice(5)}/${month.slice(2, 4)}`}</span>
        </li>
      ))}
    </ol>
  );
}
