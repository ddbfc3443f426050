import { formatDateTime } from "#domain/format.ts";
import type { ContentKind } from "#domain/home-content.ts";
import type { PortalMessageKey } from "#domain/portal-messages.ts";
import { listOf } from "#screens/list-of.ts";
import type { Filter } from "#ui/list/filter.ts";
import { Tag } from "#ui/marks/tag.tsx";
import { Thumbnail } from "#ui/marks/thumbnail.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import { type ContentRow, kinds } from "./content-kinds.ts";
import { ContentSwitch } from "./content-switch.tsx";
import type { HomeSettingsSearch } from "./home-settings-search.ts";
import { words } from "./words.ts";

const marks = {
  planned: { hue: "blue", kind: "waiting" },
  running: { hue: "green", kind: "free" },
  over: { hue: "gray", kind: "final" },
} as const;

/** The phase of the content: clients see it today, or do not. */
function Phase({ of: { phase, is_active } }: { of: ContentRow }) {
  return is_active ? <Tag {...marks[phase]}>{words.phases[phase]}</Tag> : <span className="dim">{words.off}</span>;
}

const Title = ({ of: { title, images } }: { of: ContentRow }) => (
  <span className="with-icon">
    {images[0] && <Thumbnail src={images[0].url} />}
    {title}
  </span>
);

const columnsOf = (kind: ContentKind): readonly Column<ContentRow>[] => [
  {
    id: "title",
    head: words.title,
    width: 280,
    sortable: true,
    text: ({ title }) => title,
    cell: (row) => <Title of={row} />,
  },
  {
    id: "page",
    head: words.page,
    width: 128,
    sortable: true,
    text: ({ page }) => words.pages[page],
    cell: ({ page }) => words.pages[page],
  },
  ...(kind === "banner"
    ? [{ id: "type", head: words.type, width: 96, cell: ({ type }: ContentRow) => type && words.types[type] }]
    : []),
  {
    id: "start_date",
    head: words.days,
    width: 200,
    sortable: true,
    text: ({ start_date, end_date }) => words.daysOf(start_date, end_date),
    cell: ({ start_date, end_date }) => <span className="figures">{words.daysOf(start_date, end_date)}</span>,
  },
  { id: "phase", head: words.phase, width: 112, cell: (row) => <Phase of={row} /> },
  {
    id: "is_active",
    head: words.active,
    width: 76,
    sortable: true,
    text: ({ is_active }) => (is_active ? words.statusActive : words.statusInactive),
    cell: (row) => <ContentSwitch kind={kind} of={row} />,
  },
  {
    id: "updated_at",
    head: words.updated,
    width: 150,
    sortable: true,
    text: ({ updated_at }) => formatDateTime(updated_at),
    cell: ({ updated_at }) => <span className="dim">{formatDateTime(updated_at)}</span>,
  },
];

const filters: readonly Filter[] = [
  { kind: "search", name: "search", label: words.search, placeholder: words.searchHint },
  {
    kind: "choice",
    name: "status",
    label: words.status,
    choices: [
      { value: "active", label: words.statusActive },
      { value: "inactive", label: words.statusInactive },
    ],
  },
];

/** Spec §8 has a sentence of its own for popups. */
const failures: Record<ContentKind, PortalMessageKey> = {
  popup: "popupsNotFetched",
  event: "dataNotFetched",
  banner: "dataNotFetched",
};

const listFor = (kind: ContentKind) =>
  listOf({
    operation: kinds[kind].list,
    input: ({ search, sort, status }: HomeSettingsSearch, at) => ({
      query: { ...at, search, sort, is_active: status && status === "active" },
    }),
    failure: failures[kind],
    title: words.titleOf(kind),
    what: words.many(kind),
    columns: columnsOf(kind),
    rowId: ({ id }) => String(id),
    card: (row: ContentRow) => (
      <>
        <span className="row between">
          <b>
            <Title of={row} />
          </b>
          <ContentSwitch kind={kind} of={row} />
        </span>
        <span className="row between dim">
          <span>
            {words.pages[row.page]}, <span className="figures">{words.daysOf(row.start_date, row.end_date)}</span>
          </span>
          <Phase of={row} />
        </span>
      </>
    ),
    size: 50,
    filters,
    beside: { row: "open", shut: { open: undefined, add: undefined } },
  });

/** The lists of popups, events and banners. */
export const contentLists = { popup: listFor("popup"), event: listFor("event"), banner: listFor("banner") };
