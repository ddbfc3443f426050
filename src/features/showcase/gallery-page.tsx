import "./showcase.css";
import type { ListPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { CollectionLink } from "./collection-link.tsx";
import { GallerySkeleton } from "./gallery-skeleton.tsx";
import { ManageLink } from "./manage-link.tsx";
import { galleryList } from "./showcase-lists.ts";
import type { GallerySearch } from "./showcase-search.ts";
import { words } from "./words.ts";

export interface GalleryPageProps extends ListPage<GallerySearch> {
  /** The address of one collection. */
  addressOf: (id: number) => string;
  /** The address of the screen that manages collections, for those who may. */
  manageAt?: string | undefined;
}

/** The collections with stones for the viewer: a card each, with a link to its stones. */
export function GalleryPage({ addressOf, manageAt, ...page }: GalleryPageProps) {
  const list = useListScreen(galleryList, page);
  const manage = <ManageLink to={manageAt} title={words.manageCollections} />;
  return (
    <ListScreen
      list={list}
      empty={{ title: words.nothingShown, text: words.nothingShownText, acts: manage }}
      skeleton={<GallerySkeleton />}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="gallery" tabIndex={0} aria-label={words.collectionsTitle}>
        <ul>
          {list.rows.map((row) => (
            <li key={row.id}>
              <CollectionLink of={row} to={addressOf(row.id)} />
            </li>
          ))}
        </ul>
      </section>
    </ListScreen>
  );
}
