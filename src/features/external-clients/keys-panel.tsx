import { useState } from "react";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { Act } from "#ui/act/act.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { ApiGuideLink } from "./api-guide-link.tsx";
import type { ApiKey, ExternalClient } from "./client.ts";
import { EndKeyDialog } from "./end-key-dialog.tsx";
import { KeysTable } from "./keys-table.tsx";
import { NewKeyDialog } from "./new-key-dialog.tsx";
import { ReplaceKeyDialog } from "./replace-key-dialog.tsx";
import { words } from "./words.ts";

type Asked = { act: "new" } | { act: "replace" | "end"; key: ApiKey };

/** The keys of a client's programs. They are made, replaced and ended here, and a new one is shown once. */
export function KeysPanel({ client }: { client: ExternalClient }) {
  const list = useCall("listApiKeys", { path: { id: client.id }, query: { size: 1000 } });
  const [asked, ask] = useState<Asked | null>(null);
  const keys = list.data?.data;
  const close = () => ask(null);
  const add = (
    <Act variant="default" reason={useWriteReason()} onClick={() => ask({ act: "new" })}>
      {words.newKeyMore}
    </Act>
  );
  return (
    <Panel
      title={words.apiKeys}
      aside={
        <>
          <ApiGuideLink />
          {keys && keys.length > 0 && add}
        </>
      }
      flush
    >
      {list.isPending && <SkeletonRows label={words.apiKeys} rows={2} widths={[160, 200, 96, 96, 140]} />}
      {list.isError && !keys && <FailureState {...queryFailure(list)} />}
      {keys?.length === 0 && (
        <BlankState title={words.noKeys} acts={add}>
          {words.noKeysText}
        </BlankState>
      )}
      {keys && keys.length > 0 && (
        <KeysTable
          keys={keys}
          onReplace={(key) => ask({ act: "replace", key })}
          onEnd={(key) => ask({ act: "end", key })}
        />
      )}
      {asked?.act === "new" && <NewKeyDialog clientId={client.id} onClose={close} />}
      {asked?.act === "replace" && <ReplaceKeyDialog of={asked.key} onClose={close} />}
      {asked?.act === "end" && <EndKeyDialog of={asked.key} onClose={close} />}
    </Panel>
  );
}
