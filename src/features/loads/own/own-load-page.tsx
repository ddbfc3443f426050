import { useMemo } from "react";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { addresses } from "#domain/addresses.ts";
import { count, formatDateTime, textOf } from "#domain/format.ts";
import { listOf } from "#screens/list-of.ts";
import type { ListPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { Link } from "#ui/frame/link.tsx";
import { PageTitle } from "#ui/frame/page-title.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { FigureStrip } from "#ui/marks/figure-strip.tsx";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { codeOf, isMoving } from "../load.ts";
import { words as loadWords } from "../words.ts";
import type { OwnLoad, OwnLoadSearch } from "./own-load.ts";
import { refusedCard, refusedColumns, refusedId } from "./own-refused-columns.tsx";
import { words } from "./words.ts";

const movingEveryMs = 2_000;
const shownCounts = ["new", "changed", "gone", "refused"] as const;

export interface OwnLoadPageProps extends ListPage<OwnLoadSearch> {
  id: number;
}

/** One load of the provider that the viewer delivers for: what became of it, and its refused rows. */
export function OwnLoadPage({ id, ...page }: OwnLoadPageProps) {
  const read = useCall("getMyLoad", { path: { id } });
  useRefetchEvery(read.data !== undefined && isMoving(read.data) && movingEveryMs, () => void read.refetch());
  return (
    <>
      <PageTitle>
        <Link className="dim" to={addresses.ownLoads()}>
          {words.title} /
        </Link>
        <span className="title-name" title={read.data?.file_name}>
          {read.data?.file_name ?? loadWords.load(id)}
        </span>
      </PageTitle>
      {read.data ? (
        <RefusedRows load={read.data} {...page} />
      ) : read.isError ? (
        <FailureState {...queryFailure(read)} />
      ) : (
        <SkeletonRows label={loadWords.loading} />
      )}
    </>
  );
}

const refusedList = (id: number) =>
  listOf({
    operation: "listMyRefusedRows",
    input: (_: OwnLoadSearch, at) => ({ path: { id }, query: at }),
    failure: "dataNotFetched",
    title: words.refusedTitle,
    what: loadWords.rows,
    columns: refusedColumns,
    rowId: refusedId,
    card: refusedCard,
    size: 50,
    filters: [],
  });

function RefusedRows({ load, ...page }: { load: OwnLoad } & ListPage<OwnLoadSearch>) {
  const { id, sentence, counts, state } = load;
  const shown = useMemo(() => refusedList(id), [id]);
  const list = useListScreen(shown, page);
  const isWaiting = state === "waiting";
  return (
    <ListScreen
      list={list}
      tabs={<span className="dim">{`${loadWords.modes[load.mode]}, ${formatDateTime(load.created_at)}`}</span>}
      tools={<StatusBadge list="load" code={codeOf(state)} />}
      notice={sentence && <Notice hue={isWaiting ? "blue" : "red"}>{sentence}</Notice>}
      strip={
        <FigureStrip
          label={words.figures}
          of={shownCounts.map((kind) => ({
            label: loadWords.kinds[kind],
            value: textOf(counts && count(counts[kind])),
          }))}
        />
      }
      empty={{ title: words.noRefused, text: words.noRefusedText }}
    />
  );
}
