import { Button } from "@mantine/core";
import { queryFailure } from "#api/query-failure.ts";
import { useAct } from "#api/use-act.ts";
import { addresses } from "#domain/addresses.ts";
import { formatDateTime12 } from "#domain/format.ts";
import { Link } from "#ui/frame/link.tsx";
import { Page } from "#ui/frame/page.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { PageDock } from "#ui/list/page-dock.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { FirstDayPanel } from "./first-day-panel.tsx";
import { useFirstDay } from "./use-first-day.ts";
import { words } from "./words.ts";

/** The steps of the first day on a page of their own. It stays when the dashboard shows them no more. */
export function FirstDayPage({ mayWrite }: { mayWrite: boolean }) {
  const read = useFirstDay();
  const hide = useAct("hideFirstDay", { refreshes: ["readFirstDay"] });
  const { data } = read;
  if (read.isError && !data) return <FailureState {...queryFailure(read)} />;
  if (!data) return <SkeletonRows label={words.title} />;
  const { first_sale_at, is_hidden, steps } = data;
  const isReady = steps.every(({ is_done }) => is_done);
  return (
    <div className="page-form">
      <Page label={words.title}>
        {first_sale_at && <Notice hue="green">{words.sold(formatDateTime12(first_sale_at))}</Notice>}
        {!first_sale_at && isReady && (
          <Notice hue="green">
            {words.ready} <Link to={addresses.search}>{words.search}</Link>
          </Notice>
        )}
        <FirstDayPanel day={data} />
      </Page>
      {mayWrite && !first_sale_at && (
        <PageDock note={<Link to={addresses.home}>{words.dashboard}</Link>}>
          <Button
            size="sm"
            variant="default"
            loading={hide.isPending}
            onClick={() => hide.mutate({ body: { is_hidden: !is_hidden } })}
          >
            {is_hidden ? words.show : words.hide}
          </Button>
        </PageDock>
      )}
    </div>
  );
}
