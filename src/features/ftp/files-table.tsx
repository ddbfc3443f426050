import "#ui/table/small-table.css";
import type { Data } from "#api/operation-types.ts";
import { count, formatDateTime } from "#domain/format.ts";
import { Code } from "#ui/marks/code.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import { words } from "./words.ts";

/** The latest order files of a client, with their results. */
export const FilesTable = ({ files }: Pick<Data<"getFtpAccess">, "files">) => (
  <table className="small-table">
    <thead>
      <tr>
        <th scope="col">{words.file}</th>
        <th scope="col" className="wide-only">
          {words.left}
        </th>
        <th scope="col" data-number>
          {words.stones}
        </th>
        <th scope="col">{words.order}</th>
      </tr>
    </thead>
    <tbody>
      {files.map(({ id, file_name, left_at, stones, order }) => (
        <tr key={id}>
          <td>{file_name}</td>
          <td className="wide-only dim">{formatDateTime(left_at)}</td>
          <td data-number>{count(stones)}</td>
          <td>
            {order ? (
              <Code>{order.number}</Code>
            ) : (
              <Tag hue="red" kind="off">
                {words.refused}
              </Tag>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
