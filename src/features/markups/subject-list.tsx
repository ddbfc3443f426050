import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { SideList } from "#ui/frame/side-list.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import type { Filter } from "#ui/list/filter.ts";
import { FilterBar } from "#ui/list/filter-bar.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import { MarkupSheet } from "./markup-sheet.tsx";
import type { MarkupsSearch } from "./markups-search.ts";
import type { Markup } from "./rule-draft.ts";
import type { Subject } from "./use-save-markup.ts";
import { words } from "./words.ts";

/** The most subjects in the list. The search finds the others. */
export const listed = 200;

export interface Entry {
  id: number;
  name: string;
  subject: Subject;
  markup: Markup;
}

export interface LayerProps {
  search: MarkupsSearch;
  onSearch: (patch: Partial<MarkupsSearch>) => void;
  addressOf: (search: MarkupsSearch) => string;
  mayWrite: boolean;
  onDirty?: (dirty: boolean) => void;
}

const filters: readonly Filter[] = [
  { kind: "search", name: "search", label: words.search, placeholder: words.searchHint },
];

/** The tools of a layer: the search, and the business for pairs with providers. */
export function SubjectTools({
  search,
  onSearch,
  children,
}: Pick<LayerProps, "search" | "onSearch"> & { children?: ReactNode }) {
  return (
    <Toolbar>
      <FilterBar filters={filters} values={{ search: search.search }} onChange={onSearch}>
        {children}
      </FilterBar>
    </Toolbar>
  );
}

/** The subjects of a layer, with the rows of the open one beside them. */
export function SubjectList(
  props: LayerProps & { label: string; none: string; entries: readonly Entry[]; all: number },
) {
  const { label, none, entries, all, search, onSearch, addressOf, mayWrite, onDirty } = props;
  const open = entries.find(({ id }) => id === search.of) ?? entries[0];
  if (!open) {
    return (
      <BlankState
        kind={search.search ? "filtered" : "empty"}
        title={none}
        acts={
          search.search && (
            <Button variant="default" onClick={() => onSearch({ search: undefined })}>
              {words.clearSearch}
            </Button>
          )
        }
      >
        {words.noSubjectText}
      </BlankState>
    );
  }
  const items = entries.map(({ id, name, markup }) => ({
    id,
    label: name,
    to: addressOf({ ...search, of: id }),
    count: markup.rules.length || undefined,
    current: id === open.id,
  }));
  return (
    <SideList label={all > entries.length ? words.shownOf(entries.length, all) : label} items={items}>
      <MarkupSheet
        key={JSON.stringify(open.subject)}
        name={open.name}
        subject={open.subject}
        markup={open.markup}
        mayWrite={mayWrite}
        onDirty={onDirty}
      />
    </SideList>
  );
}
