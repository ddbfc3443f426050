import "#ui/table/small-table.css";
import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { Panel } from "#ui/frame/panel.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { Code } from "#ui/marks/code.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { FilesTable } from "./files-table.tsx";
import { StockFilesTable } from "./stock-files-table.tsx";
import { words } from "./words.ts";

type Access = Data<"getFtpAccess">;

/** The access of an FTP client to the house, the content of its folder, and its latest files. */
export function FolderPanel({ clientId }: { clientId: number }) {
  const access = useCall("getFtpAccess", { path: { id: clientId } });
  if (!access.data) {
    return (
      <Panel title={words.folder}>
        {access.isError ? <FailureState {...queryFailure(access)} /> : <SkeletonRows label={words.folder} rows={3} />}
      </Panel>
    );
  }
  return (
    <>
      <Panel title={words.folder}>
        <Door door={access.data.door} />
      </Panel>
      <Panel title={words.holds} flush>
        <table className="small-table">
          <tbody>
            {access.data.folders.map(({ path, holds }) => (
              <tr key={path}>
                <th scope="row">
                  <Code>{path}</Code>
                </th>
                <td>{holds}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      {hasStock(access.data) && (
        <Panel title={words.stockFiles}>
          {access.data.stock_files.length > 0 ? (
            <StockFilesTable files={access.data.stock_files} />
          ) : (
            <BlankState title={words.noStockFiles}>{words.noStockFilesText}</BlankState>
          )}
        </Panel>
      )}
      <Panel title={words.files} flush>
        {access.data.files.length > 0 ? (
          <FilesTable files={access.data.files} />
        ) : (
          <BlankState title={words.noFiles}>{words.noFilesText}</BlankState>
        )}
      </Panel>
    </>
  );
}

/** True for a client who delivers a provider's stock, or did. */
const hasStock = ({ folders, stock_files }: Access) =>
  stock_files.length > 0 || folders.some(({ path }) => path === "/supply/");

function Door({ door }: Pick<Access, "door">) {
  if (!door) return <BlankState title={words.noDoor}>{words.noDoorText}</BlankState>;
  return (
    <Facts
      columns={2}
      of={[
        { label: words.address, value: <Code>{door.address}</Code>, span: 2 },
        { label: words.userName, value: <Code>{door.user_name}</Code> },
        { label: words.safety, value: door.is_safe ? words.safe : words.open },
      ]}
    />
  );
}
