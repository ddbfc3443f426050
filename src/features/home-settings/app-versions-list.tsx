import type { Data } from "#api/operation-types.ts";
import { formatDate, formatDateTime, textOf } from "#domain/format.ts";
import { defaultPlatform } from "#domain/home-content.ts";
import { listOf } from "#screens/list-of.ts";
import type { Column } from "#ui/table/data-table/types.ts";
import type { HomeSettingsSearch } from "./home-settings-search.ts";
import { words } from "./words.ts";

export type AppVersion = Data<"saveAppVersion">;

const columns: readonly Column<AppVersion>[] = [
  {
    id: "app_version",
    head: words.number,
    width: 120,
    sortable: true,
    text: ({ app_version }) => app_version,
    cell: ({ app_version }) => <span className="figures">{app_version}</span>,
  },
  {
    id: "released_on",
    head: words.released,
    width: 120,
    sortable: true,
    text: ({ released_on }) => formatDate(released_on),
    cell: ({ released_on }) => <span className="figures">{formatDate(released_on)}</span>,
  },
  {
    id: "is_required",
    head: words.required,
    width: 96,
    sortable: true,
    text: ({ is_required }) => (is_required ? words.yes : words.no),
    cell: ({ is_required }) => (is_required ? words.yes : words.no),
  },
  {
    id: "notes",
    head: words.notes,
    width: 380,
    cell: ({ notes }) => <span title={notes ?? undefined}>{textOf(notes)}</span>,
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

/** The versions of the app on one platform, Android first (spec §9). */
export const appVersionsList = listOf({
  operation: "listAppVersions",
  input: ({ platform = defaultPlatform, sort }: HomeSettingsSearch, at) => ({ query: { ...at, platform, sort } }),
  failure: "dataNotFetched",
  title: words.versionsTitle,
  what: words.versions,
  columns,
  rowId: ({ id }) => String(id),
  card: ({ app_version, released_on, is_required, notes }) => (
    <>
      <span className="row between">
        <b className="figures">{app_version}</b>
        <span className="figures">{formatDate(released_on)}</span>
      </span>
      <span className="row between dim">
        <span>{textOf(notes)}</span>
        {is_required && <span>{words.required}</span>}
      </span>
    </>
  ),
  size: 50,
  filters: [],
  beside: { row: "open", shut: { open: undefined, add: undefined } },
});
