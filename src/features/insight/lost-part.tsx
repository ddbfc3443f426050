import { useCall } from "#api/query.ts";
import { useDownload } from "#api/use-download.ts";
import { formatDate } from "#domain/format.ts";
import { Panel } from "#ui/frame/panel.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { downloadNotice } from "#ui/notice/download-notice.ts";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { failureOf } from "./failed.tsx";
import { FigureFile } from "./figure-file.tsx";
import { type InsightSearch, lostAsked } from "./insight-search.ts";
import { LostChart } from "./lost-chart.tsx";
import { LostTable } from "./lost-table.tsx";
import { useLostNames } from "./use-lost-names.ts";
import { words } from "./words.ts";

interface LostPartProps {
  search: InsightSearch;
  addressOf: (search: InsightSearch) => string;
}

/** Lost deals; every figure opens its lines. */
export function LostPart({ search, addressOf }: LostPartProps) {
  const lost = useCall("getLostDeals", { query: lostAsked(search) }, { fallback: "dataNotFetched" });
  const nameOf = useLostNames(search.by);
  const download = useDownload(downloadNotice);
  const failure = failureOf(lost);
  const data = failure ? undefined : lost.data;
  const open = (key: string) => addressOf({ ...search, open: key });
  return (
    <>
      <Panel
        title={words.lostTitle}
        aside={
          <>
            {data && data.groups > data.rows.length && (
              <span className="figures">{words.shown(data.rows.length, data.groups)}</span>
            )}
            <FigureFile
              onFormat={(format) => void download("exportLostTable", { query: { ...lostAsked(search), format } })}
            />
          </>
        }
        flush
      >
        {failure}
        {!failure && !data && <SkeletonRows label={words.lostTitle} rows={10} widths={[160, 48, 48, 48, 48, 48]} />}
        {data?.rows.length === 0 && <BlankState title={words.nothingLost}>{words.nothingLostText}</BlankState>}
        {data && data.rows.length > 0 && <LostTable of={data} nameOf={nameOf} addressOf={open} />}
        <p className="dim insight-note">
          {data && `${words.span(formatDate(data.period.from), formatDate(data.period.to))}. `}
          {data?.total.loses_at && `${words.mostAt(data.total.loses_at)} `}
          {words.whatIsLost}
          {data && data.total.searches !== null && ` ${words.searchesOpenNothing}`}
        </p>
      </Panel>
      {data?.rows.length !== 0 && <LostChart of={data?.total} failure={failure} addressOf={open} />}
    </>
  );
}
