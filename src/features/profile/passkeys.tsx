import "#ui/table/small-table.css";
import "./passkeys.css";
import { useState } from "react";
import { hasPasskeys } from "#api/passkey-device.ts";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { formatDate, formatDateTime } from "#domain/format.ts";
import { messages } from "#domain/portal-messages.ts";
import { passkeysMost } from "#domain/second-factor.ts";
import { Act } from "#ui/act/act.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { AddPasskey, type Passkey, RemovePasskey, RenamePasskey } from "./passkey-dialogs.tsx";
import { words } from "./words.ts";

type Asked = { act: "add" } | { act: "rename" | "remove"; of: Passkey };

interface PasskeysProps {
  locked: string | null;
  /** True if an authenticator app is a second factor beside them. */
  hasApp?: boolean;
}

/** One's own passkeys: added, named and removed here. */
export function Passkeys({ locked, hasApp = false }: PasskeysProps) {
  const list = useCall("listPasskeys", {}, { fallback: "dataNotFetched" });
  const [asked, ask] = useState<Asked | null>(null);
  const close = () => ask(null);
  const known = list.data ?? [];
  const full = known.length >= passkeysMost ? messages.passkeysFull : null;
  const last = known.length === 1 && !hasApp ? messages.passkeyLast : null;
  const unsupported = hasPasskeys() ? null : messages.passkeysUnsupported;
  return (
    <div className="stack">
      {list.isPending && <SkeletonRows label={words.passkeys} rows={1} widths={[240]} />}
      {list.isError && <FailureState {...queryFailure(list)} />}
      {known.length > 0 && (
        <table className="small-table" aria-label={words.passkeys}>
          <thead>
            <tr>
              <th scope="col">{words.passkey}</th>
              <th scope="col" className="wide-only">
                {words.passkeyAdded}
              </th>
              <th scope="col">{words.passkeyUsed}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {known.map((one) => (
              <PasskeyRow
                key={one.id}
                passkey={one}
                locked={locked}
                last={last}
                onAsk={(act) => ask({ act, of: one })}
              />
            ))}
          </tbody>
        </table>
      )}
      {list.isSuccess && (
        <div>
          <Act variant="default" reason={locked ?? unsupported ?? full} onClick={() => ask({ act: "add" })}>
            {words.addPasskey}
          </Act>
        </div>
      )}
      {asked?.act === "add" && <AddPasskey onClose={close} />}
      {asked?.act === "rename" && <RenamePasskey passkey={asked.of} onClose={close} />}
      {asked?.act === "remove" && <RemovePasskey passkey={asked.of} onClose={close} />}
    </div>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  locked: string | null;
  /** The reason why the last second factor stays. */
  last: string | null;
  onAsk: (act: "rename" | "remove") => void;
}

const PasskeyRow = ({ passkey: { name, created_at, last_used_at }, locked, last, onAsk }: PasskeyRowProps) => (
  <tr>
    <td>{name}</td>
    <td className="wide-only">{formatDate(created_at)}</td>
    <td>{last_used_at ? formatDateTime(last_used_at) : words.passkeyUnused}</td>
    <td data-number>
      <span className="row wrap passkey-acts">
        <Act variant="default" reason={locked} aria-label={words.renameThis(name)} onClick={() => onAsk("rename")}>
          {words.rename}
        </Act>
        <Act
          variant="default"
          reason={locked ?? last}
          aria-label={words.removeThis(name)}
          onClick={() => onAsk("remove")}
        >
          {words.remove}
        </Act>
      </span>
    </td>
  </tr>
);
