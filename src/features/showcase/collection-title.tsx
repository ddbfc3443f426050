import type { ReactNode } from "react";
import type { ListPage } from "#screens/list-page.ts";
import { ClientPicker } from "#stones/client-picker.tsx";
import type { StoneViewer } from "#stones/viewer.ts";
import { Link } from "#ui/frame/link.tsx";
import { PageTitle } from "#ui/frame/page-title.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import type { CollectionSearch } from "./showcase-search.ts";
import { words } from "./words.ts";

/** The name of a collection, after the link to all of them. */
export const CollectionTitle = ({ back, children }: { back: string; children: ReactNode }) => (
  <PageTitle>
    <Link className="dim" to={back}>
      {words.collectionsTitle} /
    </Link>
    {children}
  </PageTitle>
);

interface CollectionToolsProps extends ListPage<CollectionSearch> {
  viewer: StoneViewer;
  back: string;
  about: string | null | undefined;
}

/** The tools of a collection: its description, the client, and the link to the others. */
export function CollectionTools({ viewer, back, about, search, onSearch }: CollectionToolsProps) {
  const onClient = (user_id: number | undefined) => onSearch({ user_id, page: undefined });
  return (
    <Toolbar
      tools={
        <>
          {viewer.choosesClient && <ClientPicker clientId={search.user_id} onClient={onClient} />}
          <Link className="row" to={back}>
            {words.allCollections}
          </Link>
        </>
      }
    >
      {about && <span className="dim collection-about">{about}</span>}
    </Toolbar>
  );
}
