import { listOf } from "#screens/list-of.ts";
import { stoneCard } from "#ui/table/stone-table/stone-card.tsx";
import type { CollectionSearch } from "./showcase-search.ts";
import { words } from "./words.ts";

const shut: Partial<CollectionSearch> = { stock: undefined };

/** The stones of one collection. Its name and columns come with the answer. */
export const collectionList = (id: number) =>
  listOf({
    operation: "getCollection",
    input: ({ user_id }: CollectionSearch, at) => ({ path: { id }, query: { ...at, user_id } }),
    failure: "somethingWentWrong",
    title: words.stones,
    what: words.stones.toLowerCase(),
    columns: [],
    rowId: ({ stock_no }) => stock_no,
    card: stoneCard,
    size: 500,
    filters: [],
    beside: { row: "stock", written: String, shut },
  });
