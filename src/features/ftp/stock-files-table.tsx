import type { Data } from "#api/operation-types.ts";
import { addresses } from "#domain/addresses.ts";
import { formatDateTime } from "#domain/format.ts";
import { Link } from "#ui/frame/link.tsx";
import { Code } from "#ui/marks/code.tsx";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import { ScrolledTable } from "#ui/table/scrolled-table.tsx";
import { words } from "./words.ts";

type StockFile = Data<"getFtpAccess">["stock_files"][number];

const heads = [{ label: words.file }, { label: words.leftIn }, { label: words.became }, { label: words.left }];

/** The latest files of a provider's stock, each with its load, or with the reason for which it was refused. */
export const StockFilesTable = ({ files }: { files: readonly StockFile[] }) => (
  <ScrolledTable label={words.stockFiles} heads={heads}>
    {files.map((file) => (
      <tr key={file.id}>
        <td>{file.file_name}</td>
        <td>
          <Code>{file.folder}</Code>
        </td>
        <td className="long-cell">
          <Became file={file} />
        </td>
        <td className="dim">{formatDateTime(file.left_at)}</td>
      </tr>
    ))}
  </ScrolledTable>
);

const Became = ({ file: { load, sentence } }: { file: StockFile }) =>
  load ? (
    <span className="row">
      <Link to={addresses.load(load.id)}>{words.load(load.id)}</Link>
      <StatusBadge list="load" code={load.status} />
    </span>
  ) : (
    <>
      <Tag hue="red" kind="off">
        {words.refused}
      </Tag>{" "}
      {sentence}
    </>
  );
