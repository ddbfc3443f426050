import { queryFailure } from "#api/query-failure.ts";
import { addresses } from "#domain/addresses.ts";
import type { EditingPage } from "#screens/list-page.ts";
import { type RowViewer, ViewerProvider } from "#stones/row-viewer.tsx";
import { Link } from "#ui/frame/link.tsx";
import { PageTitle } from "#ui/frame/page-title.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { LoadFrame } from "./load-frame.tsx";
import type { LoadSearch } from "./loads-search.ts";
import { useLoad } from "./use-load.ts";
import { words } from "./words.ts";

export interface LoadPageProps extends RowViewer, EditingPage<LoadSearch> {
  id: number;
  /** The name of who looks. */
  viewer: string;
  onGo: (address: string) => void;
}

/** One load on its way into the stock, and after it. */
export function LoadPage({ id, user, mayWrite, ...page }: LoadPageProps) {
  const read = useLoad(id);
  return (
    <ViewerProvider user={user} mayWrite={mayWrite}>
      <PageTitle>
        <Link className="dim" to={addresses.loads}>
          {words.title} /
        </Link>
        <span className="title-name" title={read.data?.file_name}>
          {read.data?.file_name ?? words.load(id)}
        </span>
        {read.data && <span className="dim title-note">{read.data.provider.name}</span>}
      </PageTitle>
      {read.data ? (
        <LoadFrame key={id} now={read.data} {...page} />
      ) : read.isError ? (
        <FailureState {...queryFailure(read)} ways={[{ label: words.title, to: addresses.loads }]} />
      ) : (
        <SkeletonRows label={words.loading} rows={9} />
      )}
    </ViewerProvider>
  );
}
