import { listOf } from "#screens/list-of.ts";
import type { Filter } from "#ui/list/filter.ts";
import { collectionCard, collectionColumns, collectionId } from "./collection-columns.tsx";
import { type CollectionsSearch, isActiveOf } from "./collections-search.ts";
import { featuredCard, featuredColumns, featuredId, specialCard, type specialColumns } from "./featured-columns.tsx";
import type { FeaturedSearch } from "./featured-search.ts";
import { collectionFilters, galleryFilters } from "./list-filters.ts";
import { type GallerySearch, idOf, type SpecialSearch } from "./showcase-search.ts";
import { words } from "./words.ts";

/** The collections of the screen that manages them. */
export const collectionsList = listOf({
  operation: "listCollections",
  input: ({ type, status, search: searchTerm, sort }: CollectionsSearch, at) => ({
    query: { ...at, sort, searchTerm, diamond_type: type, is_active: isActiveOf(status) },
  }),
  failure: "somethingWentWrong",
  title: words.collectionsTitle,
  what: words.collections,
  columns: collectionColumns,
  rowId: collectionId,
  card: collectionCard,
  size: 50,
  filters: collectionFilters,
  beside: { row: "open", shut: { open: undefined, add: undefined } },
});

/** The collections with stones for the viewer. */
export const galleryList = listOf({
  ...collectionsList,
  input: ({ type, search: searchTerm }: GallerySearch, at) => ({
    query: { ...at, searchTerm, diamond_type: type, is_active: true },
  }),
  filters: galleryFilters,
  beside: undefined,
});

const featuredShut: Partial<FeaturedSearch> = { open: undefined, add: undefined };

/** The special stones of the screen that manages them. */
export const featuredList = (filters: readonly Filter[]) =>
  listOf({
    operation: "listFeaturedStones",
    input: ({ type, status, business, user_id }: FeaturedSearch, at) => ({
      body: { ...at, diamond_type: type, is_active: isActiveOf(status), business_id: idOf(business), user_id },
    }),
    failure: "dataNotFetched",
    title: words.featuredTitle,
    what: words.featured,
    columns: featuredColumns,
    rowId: featuredId,
    card: featuredCard,
    size: 500,
    filters,
    beside: { row: "open", shut: featuredShut },
  });

/** The special stones for the viewer. */
export const specialList = (columns: ReturnType<typeof specialColumns>, filters: readonly Filter[]) =>
  listOf({
    operation: "listFeaturedStones",
    input: ({ type, business, user_id }: SpecialSearch, at) => ({
      body: { ...at, is_active: true, diamond_type: type, business_id: idOf(business), user_id },
    }),
    failure: "dataNotFetched",
    title: words.featuredTitle,
    what: words.featured,
    columns,
    rowId: featuredId,
    card: specialCard,
    size: 500,
    filters,
  });
