import "./track-report.css";
import { Button, Select } from "@mantine/core";
import { ApiError } from "#api/errors.ts";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { messages } from "#domain/portal-messages.ts";
import { isRoleId, roleNames } from "#domain/roles.ts";
import type { LifeLinks } from "#stones/life/life-step.tsx";
import { StockNumberField } from "#stones/stock-number-field.tsx";
import { Link } from "#ui/frame/link.tsx";
import { Page } from "#ui/frame/page.tsx";
import { PageTitle } from "#ui/frame/page-title.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { Report } from "./report.tsx";
import type { TrackReportSearch } from "./track-report-search.ts";
import { words } from "./words.ts";

export interface TrackReportPageProps {
  search: TrackReportSearch;
  onSearch: (patch: Partial<TrackReportSearch>) => void;
  links: LifeLinks;
  /** The address of the stone's rows in the log, for those who may read it. */
  logPath?: (stockNo: string) => string;
}

/** Spec §8: a 200 that says `fail` is a number without a stone, and not a failure. */
const noStock = (error: unknown) => error instanceof ApiError && error.status === 200;
const roles = Object.entries(roleNames).map(([value, label]) => ({ value, label }));

/** A field for a number, with the whole life of its stone. */
export function TrackReportPage({ search: { stock, kind, role_id }, onSearch, links, logPath }: TrackReportPageProps) {
  const read = useCall(
    "getTrackReport",
    { query: { search: stock ?? "", ...(role_id && { role_id }) } },
    { fallback: "trackReportNotFetched", failed: "noStocksFound", isReady: stock !== undefined },
  );
  const report = read.isError ? undefined : read.data;
  return (
    <>
      <PageTitle>
        {words.title} <span className="dim track-note">{words.offers}</span>
      </PageTitle>
      <Toolbar
        tools={
          <>
            <Select
              size="xs"
              className="filter-choice"
              aria-label={words.whose}
              placeholder={words.everybody}
              data={roles}
              clearable
              value={role_id ? String(role_id) : null}
              onChange={(value) =>
                onSearch({ role_id: isRoleId(Number(value)) ? (Number(value) as typeof role_id) : undefined })
              }
            />
            {report && logPath && <Link to={logPath(report.stone.stock_no)}>{words.log}</Link>}
            <Button variant="default" disabled={!report} onClick={() => window.print()}>
              {words.print}
            </Button>
          </>
        }
      >
        <StockNumberField
          value={stock}
          label={words.number}
          isReady
          onShow={(next) => onSearch({ stock: next, kind: undefined })}
        />
      </Toolbar>
      <Page label={words.title}>
        {stock === undefined && <BlankState title={words.nothing}>{words.nothingText}</BlankState>}
        {stock !== undefined && read.isPending && (
          <div className="track-report">
            <Panel title={words.stone} flush>
              <SkeletonRows label={words.stone} rows={9} widths={[112, 112]} />
            </Panel>
            <Panel title={words.life} flush>
              <SkeletonRows label={words.report} rows={9} />
            </Panel>
          </div>
        )}
        {stock !== undefined &&
          read.isError &&
          (noStock(read.error) ? (
            <BlankState title={read.error.message || messages.noStocksFound}>{words.noSuchStone(stock)}</BlankState>
          ) : (
            <FailureState {...queryFailure(read)} />
          ))}
        {report && <Report report={report} kind={kind} onKind={(next) => onSearch({ kind: next })} links={links} />}
      </Page>
    </>
  );
}
