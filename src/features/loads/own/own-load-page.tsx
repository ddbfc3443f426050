import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { addresses } from "#domain/addresses.ts";
import type { ListPage } from "#screens/list-page.ts";
import { Link } from "#ui/frame/link.tsx";
import { PageTitle } from "#ui/frame/page-title.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { isMoving } from "../load.ts";
import { words as loadWords } from "../words.ts";
import type { OwnLoadSearch } from "./own-load.ts";
import { OwnRefusedRows } from "./own-refused-rows.tsx";
import { words } from "./words.ts";

const movingEveryMs = 2_000;

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
        <OwnRefusedRows load={read.data} {...page} />
      ) : read.isError ? (
        <FailureState {...queryFailure(read)} ways={[{ label: words.title, to: addresses.ownLoads() }]} />
      ) : (
        <SkeletonRows label={loadWords.loading} />
      )}
    </>
  );
}
