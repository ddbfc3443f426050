import "#ui/table/small-table.css";
import type { Data } from "#api/operation-types.ts";
import { addresses } from "#domain/addresses.ts";
import { formatDateTime } from "#domain/format.ts";
import { Link } from "#ui/frame/link.tsx";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import { words } from "./words.ts";

/** The latest files of a provider's stock, each with its load, or with the reason for which it was refused. */
export const StockFilesTable = ({ files }: { files: Data<"getFtpAccess">["stock_files"] }) => (
  <table className="small-table">
    <thead>
      <tr>
        <th scope="col">{words.file}</th>
        <th scope="col" className="wide-only">
          {words.mode}
        </th>
        <th scope="col" className="wide-only">
          {words.left}
        </th>
        <th scope="col">{words.became}</th>
      </tr>
    </thead>
    <tbody>
      {files.map(({ id, file_name, mode, load, sentence, left_at }) => (
        <tr key={id}>
          <td>{file_name}</td>
          <td className="wide-only">{words.modes[mode]}</td>
          <td className="wide-only dim">{formatDateTime(left_at)}</td>
          <td>
            {load ? (
              <span className="row">
                <StatusBadge list="load" code={load.status} />
                <Link to={addresses.load(load.id)}>{words.load(load.id)}</Link>
              </span>
            ) : (
              <span className="row">
                <Tag hue="red" kind="off">
                  {words.refused}
                </Tag>
                {sentence}
              </span>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
