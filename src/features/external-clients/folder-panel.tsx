import "#ui/small-table.css";
import "./external-clients.css";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { count, formatDateTime } from "#domain/format.ts";
import { Code } from "#ui/code.tsx";
import { Facts } from "#ui/facts.tsx";
import { FailureState } from "#ui/failure-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { SkeletonRows } from "#ui/skeleton-rows.tsx";
import type { ExternalClient, FtpAccess } from "./client.ts";
import { words } from "./words.ts";

/** How an FTP client reaches its folder, what lies there, and the order files that it left last. */
export function FolderPanel({ client }: { client: ExternalClient }) {
  const read = useCall("getFtpAccess", { path: { id: client.id } });
  const access = read.data;
  return (
    <>
      <Panel title={words.folder}>
        {read.isPending && <SkeletonRows label={words.folder} rows={3} widths={[160, 240]} />}
        {read.isError && !access && <FailureState {...queryFailure(read)} />}
        {access && <Door of={access} />}
      </Panel>
      {access && (
        <Panel title={words.orders} flush={access.files.length > 0}>
          {access.files.length > 0 ? <Orders of={access} /> : <p className="dim">{words.noOrders}</p>}
        </Panel>
      )}
    </>
  );
}

function Door({ of: { door, folders } }: { of: FtpAccess }) {
  if (!door) return <p className="dim">{words.noDoor}</p>;
  return (
    <div className="stack">
      <Facts
        columns={3}
        of={[
          { label: words.address, value: <Code>{door.address}</Code> },
          { label: words.userName, value: door.user_name },
          { label: words.transport, value: door.is_safe ? words.safe : words.unsafe },
        ]}
      />
      <table className="small-table wraps">
        <tbody>
          {folders.map(({ path, holds }) => (
            <tr key={path}>
              <th scope="row">
                <Code>{path}</Code>
              </th>
              <td>{holds}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Orders = ({ of: { files } }: { of: FtpAccess }) => (
  <div className="api-keys">
    <table className="small-table">
      <thead>
        <tr>
          <th scope="col">{words.file}</th>
          <th scope="col" className="wide-only" data-number>
            {words.stones}
          </th>
          <th scope="col">{words.became}</th>
          <th scope="col">{words.received}</th>
        </tr>
      </thead>
      <tbody>
        {files.map(({ id, file_name, result_name, stones, order, received_at }) => (
          <tr key={id}>
            <td title={result_name}>{file_name}</td>
            <td className="wide-only" data-number>
              {count(stones)}
            </td>
            <td>{order?.number ?? words.refused}</td>
            <td className="figures">{formatDateTime(received_at)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
