import type { Data } from "#api/operation-types.ts";
import { count, dash, formatDateTime, textOf } from "#domain/format.ts";
import { Code } from "#ui/marks/code.tsx";
import { Thumbnail } from "#ui/marks/thumbnail.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import { SubMasterSwitch } from "./active-switch.tsx";
import { words } from "./words.ts";

export type SubMaster = Data<"listSubMasters">["data"][number];

export const subMasterId = ({ id }: SubMaster) => String(id);

const flag = (on: boolean) => (on ? words.yes : dash);
const wordsOf = (text: string | null) => <span title={text ?? undefined}>{textOf(text)}</span>;
const when = (moment: string) => <span className="dim">{formatDateTime(moment)}</span>;

export const subMasterColumns: readonly Column<SubMaster>[] = [
  { id: "code", head: words.code, width: 160, sortable: true, cell: ({ code }) => <Code>{code}</Code> },
  { id: "sequence", head: words.sequence, width: 72, number: true, sortable: true, cell: (row) => count(row.sequence) },
  { id: "name", head: words.name, width: 180, sortable: true, cell: ({ name }) => wordsOf(name) },
  { id: "keyword", head: words.keyword, width: 160, cell: ({ keyword }) => wordsOf(keyword) },
  { id: "description", head: words.description, width: 180, cell: ({ description }) => wordsOf(description) },
  {
    id: "image",
    head: words.image,
    width: 64,
    text: ({ image }) => image?.url,
    cell: ({ image }) => (image ? <Thumbnail src={image.url} /> : dash),
  },
  {
    id: "is_active",
    head: words.active,
    width: 76,
    sortable: true,
    text: ({ is_active }) => (is_active ? words.statusActive : words.statusInactive),
    cell: (row) => <SubMasterSwitch of={row} />,
  },
  { id: "is_default", head: words.isDefault, width: 84, sortable: true, cell: (row) => flag(row.is_default) },
  { id: "is_display", head: words.isDisplay, width: 84, sortable: true, cell: (row) => flag(row.is_display) },
  {
    id: "master_code",
    head: words.master,
    width: 200,
    sortable: true,
    cell: ({ master_code }) => <Code>{master_code}</Code>,
  },
  {
    id: "created_at",
    head: words.created,
    width: 146,
    sortable: true,
    text: ({ created_at }) => formatDateTime(created_at),
    cell: ({ created_at }) => when(created_at),
  },
  {
    id: "updated_at",
    head: words.updated,
    width: 146,
    sortable: true,
    text: ({ updated_at }) => formatDateTime(updated_at),
    cell: ({ updated_at }) => when(updated_at),
  },
  { id: "version", head: words.version, width: 56, number: true, cell: ({ version }) => count(version) },
  { id: "id", head: words.id, width: 72, number: true, cell: ({ id }) => <Code>{id}</Code> },
];

/** A sub-master on a phone. */
export const subMasterCard = (row: SubMaster) => (
  <>
    <span className="row between">
      <span className="row">
        {row.image && <Thumbnail src={row.image.url} />}
        <b>{row.name}</b>
      </span>
      <SubMasterSwitch of={row} />
    </span>
    <span className="row between dim">
      <Code>{row.code}</Code>
      <span className="figures">
        {row.is_default && `${words.isDefault}, `}
        {words.sequence} {count(row.sequence)}
      </span>
    </span>
  </>
);
