import { useCall } from "#api/query.ts";
import { useDownload } from "#api/use-download.ts";
import { useViewOnly } from "#api/view-only.ts";
import { formatDate } from "#domain/format.ts";
import { FileMenu } from "#ui/act/file-menu.tsx";
import { Columns } from "#ui/frame/page.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { downloadNotice } from "#ui/notice/download-notice.ts";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { failureOf } from "./failed.tsx";
import { type InsightSearch, unmetAsked } from "./insight-search.ts";
import { UnmetTable } from "./unmet-table.tsx";
import { ValueChart } from "./value-chart.tsx";
import { words } from "./words.ts";

interface UnmetPartProps {
  search: InsightSearch;
  addressOf: (search: InsightSearch) => string;
}

/** Searches that found nothing; each row opens the demands that wait for it. */
export function UnmetPart({ search, addressOf }: UnmetPartProps) {
  const unmet = useCall("getUnmetDemand", { query: unmetAsked(search) }, { fallback: "dataNotFetched" });
  const download = useDownload(downloadNotice);
  const viewOnly = useViewOnly();
  const failure = failureOf(unmet);
  const data = failure ? undefined : unmet.data;
  const aside = data && (
    <>
      {data.total > data.rows.length && <span className="figures">{words.shown(data.rows.length, data.total)}</span>}
      <FileMenu
        label={words.buyingList}
        reason={data.total === 0 ? words.nothingToExport : viewOnly}
        formats={words.formats}
        onFormat={(format) => void download("exportUnmetDemand", { query: { ...unmetAsked(search), format } })}
      />
    </>
  );
  return (
    <>
      <Panel title={words.wantedTitle} aside={aside} flush>
        {failure}
        {!failure && !data && <SkeletonRows label={words.wantedTitle} rows={10} widths={[240, 64, 64, 96]} />}
        {data?.rows.length === 0 && <BlankState title={words.nothing}>{words.nothingText}</BlankState>}
        {data && data.rows.length > 0 && (
          <UnmetTable rows={data.rows} addressOf={(open) => addressOf({ ...search, open })} />
        )}
        <p className="dim insight-note">
          {data && `${words.span(formatDate(data.period.from), formatDate(data.period.to))}. `}
          {data && data.unnamed > 0 && `${words.unnamed(data.unnamed)} `}
          {words.whatIsCounted}
        </p>
      </Panel>
      <Columns of={3}>
        {(["shape", "color", "clarity"] as const).map((attribute) => (
          <ValueChart
            key={attribute}
            attribute={attribute}
            of={data?.attributes}
            failure={failure}
            addressOf={(code) => addressOf({ ...search, [attribute]: code, open: undefined })}
          />
        ))}
      </Columns>
    </>
  );
}
