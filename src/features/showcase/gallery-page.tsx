import "./showcase.css";
import { useFetchCycle } from "#api/use-fetch-cycle.ts";
import { BlankState } from "#ui/blank-state.tsx";
import { FilterBar } from "#ui/filter-bar.tsx";
import { Link } from "#ui/link.tsx";
import { ListBody } from "#ui/list-body.tsx";
import { ListDock } from "#ui/list-dock.tsx";
import { listSearch } from "#ui/list-search.ts";
import { ListStates } from "#ui/list-states.tsx";
import { Toolbar } from "#ui/toolbar.tsx";
import type { Collection } from "./collection-columns.tsx";
import { CollectionPicture } from "./collection-picture.tsx";
import { GallerySkeleton } from "./gallery-skeleton.tsx";
import { galleryFilters } from "./list-filters.ts";
import { ManageLink } from "./manage-link.tsx";
import type { GallerySearch } from "./showcase-search.ts";
import { words } from "./words.ts";

export interface GalleryPageProps {
  search: GallerySearch;
  onSearch: (patch: Partial<GallerySearch>) => void;
  /** The address of one collection. */
  addressOf: (id: number) => string;
  /** Where whoever may makes collections. */
  manageAt?: string | undefined;
}

/** The collections that hold something for whoever looks: a card each, which leads to its stones. */
export function GalleryPage({ search, onSearch, addressOf, manageAt }: GalleryPageProps) {
  const { page, size, onFilter, onPage, onSize } = listSearch(search, onSearch, { size: 50 });
  const { type, search: searchTerm } = search;
  const list = useFetchCycle({
    operation: "listCollections",
    input: { query: { page, size, searchTerm, diamond_type: type, is_active: true } },
    fallback: "somethingWentWrong",
  });
  const values = { search: searchTerm, type };
  return (
    <>
      <Toolbar>
        <FilterBar filters={galleryFilters} values={values} onChange={onFilter} />
      </Toolbar>
      <ListBody>
        <ListStates
          list={list}
          what={words.collections}
          skeleton={<GallerySkeleton />}
          empty={
            <BlankState title={words.nothingShown} acts={<ManageLink to={manageAt} title={words.manageCollections} />}>
              {words.nothingShownText}
            </BlankState>
          }
          filters={galleryFilters}
          values={values}
          onFilter={onFilter}
          onPage={onPage}
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
        </ListStates>
        <ListDock list={list} page={page} size={size} onPage={onPage} onSize={onSize} />
      </ListBody>
    </>
  );
}

function CollectionLink({ of: row, to }: { of: Collection; to: string }) {
  return (
    <Link to={to} className="gallery-card">
      <span className="gallery-picture">
        <CollectionPicture {...row} size={96} />
      </span>
      <span className="gallery-words">
        <h2>{row.name}</h2>
        <span className="gallery-count dim">
          <span className="figures">{words.stonesOf(row.stone_count)}</span>
          <span>{words.types[row.diamond_type]}</span>
        </span>
        {row.description && <p className="dim">{row.description}</p>}
      </span>
    </Link>
  );
}
