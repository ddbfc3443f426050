import { useCall } from "#api/query.ts";
import { Link } from "#ui/frame/link.tsx";
import { PageTitle } from "#ui/frame/page-title.tsx";
import type { Master } from "./masters-columns.tsx";
import { SubMastersList, type SubMastersListProps } from "./sub-masters-list.tsx";
import { words } from "./words.ts";

export interface AllSubMastersPageProps extends Omit<SubMastersListProps, "master" | "masters"> {
  /** The address of the list of masters. */
  masters: string;
}

const none: readonly Master[] = [];

/** All sub-masters of all masters in one list. */
export function AllSubMastersPage({ masters, ...list }: AllSubMastersPageProps) {
  const all = useCall("listMasters", { query: { size: 1000, sort: "name" } });
  return (
    <>
      <PageTitle>
        <Link className="dim" to={masters}>
          {words.mastersTitle} /
        </Link>
        {words.allSubMasters}
      </PageTitle>
      <SubMastersList {...list} masters={all.data?.data ?? none} />
    </>
  );
}
