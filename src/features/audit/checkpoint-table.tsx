import "#ui/table/small-table.css";
import { IconDownload } from "@tabler/icons-react";
import type { Data } from "#api/operation-types.ts";
import { count, formatDateTime } from "#domain/format.ts";
import { TickBox } from "#ui/form/tick-box.tsx";
import { Code } from "#ui/marks/code.tsx";
import { IconButton } from "#ui/marks/icon-button.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import { words } from "./checkpoint-words.ts";

export type KeptCheckpoint = Data<"listCheckpoints">["data"][number];

interface CheckpointTableProps {
  rows: readonly KeptCheckpoint[];
  chosen: ReadonlySet<number>;
  onChoose: (id: number) => void;
  onSave: (id: number) => void;
}

const HASH_SHOWN = 12;

/** The checkpoints of the house. Two can be chosen, and each can be downloaded. */
export const CheckpointTable = ({ rows, chosen, onChoose, onSave }: CheckpointTableProps) => (
  <table className="small-table checkpoint-table" aria-label={words.title}>
    <thead>
      <tr>
        <th scope="col">
          <span className="unseen">{words.compare}</span>
        </th>
        <th scope="col">{words.at}</th>
        <th scope="col" data-number>
          {words.size}
        </th>
        <th scope="col" className="wide-only">
          {words.hash}
        </th>
        <th scope="col" className="wide-only">
          {words.by}
        </th>
        <th scope="col">{words.state}</th>
        <th scope="col">
          <span className="unseen">{words.file}</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, at, size, head, made_by, mailed_at, why }) => (
        <tr key={id}>
          <td>
            <TickBox label={words.compareThis(at)} checked={chosen.has(id)} onChange={() => onChoose(id)} />
          </td>
          <td className="figures">{formatDateTime(at)}</td>
          <td data-number>{count(size)}</td>
          <td className="wide-only" title={head}>
            <Code>{head.slice(0, HASH_SHOWN)}</Code>
          </td>
          <td className="wide-only checkpoint-by">
            {made_by?.name ?? words.schedule} {mailed_at && <span className="dim">{words.mailed}</span>}
          </td>
          <td>
            <Tag hue={why === null ? "green" : "red"} kind={why === null ? "final" : "off"}>
              {why === null ? words.agrees : words.differs}
            </Tag>
          </td>
          <td>
            <IconButton label={words.downloadThis(at)} icon={<IconDownload size={16} />} onClick={() => onSave(id)} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
