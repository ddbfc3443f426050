import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { formatDateTime } from "#domain/format.ts";
import { BlankState } from "#ui/list/blank-state.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { Pager } from "#ui/list/pager.tsx";
import { Code } from "#ui/marks/code.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { stateWords } from "./state-words.ts";
import { words } from "./words.ts";
import type { Description, ItemRow } from "./workflow.ts";

const size = 25;

interface ItemEntryProps {
  row: ItemRow;
  description: Description;
  onItem: (item: string) => void;
}

function ItemEntry({ row, description, onItem }: ItemEntryProps) {
  const { label, hue } = stateWords(description, row.state);
  return (
    <li>
      <button
        type="button"
        className="item-entry"
        onClick={(event) => {
          // The list is replaced by the history, which then gets the focus.
          event.currentTarget.closest<HTMLElement>(".drawer-body")?.focus();
          onItem(row.item);
        }}
      >
        <span className="row between">
          <span className="item-about" title={row.title}>
            <Code>{row.title}</Code>
          </span>
          <span className="row tight">
            {row.deviations > 0 && <Tag hue="red">{words.deviationsOf(row.deviations)}</Tag>}
            <Tag hue={hue}>{label}</Tag>
          </span>
        </span>
        <span className="row between dim">
          <span className="item-about" title={row.about ?? undefined}>
            {row.about}
          </span>
          <span className="figures">{formatDateTime(row.since)}</span>
        </span>
      </button>
    </li>
  );
}

export interface ItemListProps {
  name: string;
  description: Description;
  find: string;
  /** The state that the list is filtered by. */
  state: string | undefined;
  page: number;
  onPage: (page: number) => void;
  onItem: (item: string) => void;
}

/** The items of a workflow that match a search, the latest move first. */
export function ItemList({ name, description, find, state, page, onPage, onItem }: ItemListProps) {
  const read = useCall(
    "listWorkflowItems",
    { path: { name }, query: { search: find || undefined, state, page, size } },
    { keepsPrevious: true },
  );
  if (read.isError && !read.data) return <FailureState {...queryFailure(read)} />;
  if (!read.data) return <SkeletonRows label={words.itemRows} widths={[120, 160]} />;
  const { data: rows, pagination } = read.data;
  if (rows.length === 0) {
    if (find) return <BlankState kind="filtered" title={words.noItem(find)} />;
    return <BlankState title={words.noItems}>{words.noItemsText}</BlankState>;
  }
  return (
    <>
      <ul className="item-entries">
        {rows.map((row) => (
          <ItemEntry key={row.item} row={row} description={description} onItem={onItem} />
        ))}
      </ul>
      <Pager
        label={words.itemPages}
        page={page}
        size={size}
        shown={rows.length}
        matching={pagination.totalRecords}
        onPage={onPage}
      />
    </>
  );
}
