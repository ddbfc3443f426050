import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { roleIds } from "#domain/roles.ts";
import { Panel } from "#ui/frame/panel.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { ApiGuideLink } from "./api-guide-link.tsx";
import { KeysTable } from "./keys-table.tsx";
import { words } from "./words.ts";

/** An API client's own keys, read-only: the scopes of each, and whether it is in use. */
export const OwnKeysPanel = ({ roleId }: { roleId: number }) => (roleId === roleIds.apiClient ? <OwnKeys /> : null);

function OwnKeys() {
  const list = useCall("listOwnApiKeys", { query: { size: 1000 } });
  const keys = list.data?.data;
  return (
    <Panel
      title={words.ownKeys}
      aside={
        <>
          <span className="wide-only">{words.ownKeysText}</span>
          <ApiGuideLink />
        </>
      }
      flush={Boolean(keys?.length)}
    >
      {list.isPending && <SkeletonRows label={words.ownKeys} rows={2} widths={[160, 200, 96, 96]} />}
      {list.isError && !keys && <FailureState {...queryFailure(list)} />}
      {keys?.length === 0 && <p className="dim">{words.noKeys}</p>}
      {keys && keys.length > 0 && <KeysTable keys={keys} />}
    </Panel>
  );
}
