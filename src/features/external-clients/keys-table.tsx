import "#ui/table/small-table.css";
import "./external-clients.css";
import type { Hue, Kind } from "#domain/codes.ts";
import { count, formatDateTime } from "#domain/format.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { Act } from "#ui/act/act.tsx";
import { Code } from "#ui/marks/code.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import type { ApiKey } from "./client.ts";
import { lastUsed } from "./client-columns.tsx";
import { words } from "./words.ts";

const looks: Record<ApiKey["state"], { hue: Hue; kind: Kind }> = {
  live: { hue: "green", kind: "free" },
  ending: { hue: "orange", kind: "waiting" },
  expired: { hue: "gray", kind: "off" },
  ended: { hue: "gray", kind: "off" },
};

interface KeysTableProps {
  keys: readonly ApiKey[];
  /** The act that replaces a key; absent for people who only look at their own. */
  onReplace?: (key: ApiKey) => void;
  onEnd?: (key: ApiKey) => void;
}

/** The keys with their scopes, their states and their last uses; never the keys themselves. */
export const KeysTable = ({ keys, onReplace, onEnd }: KeysTableProps) => (
  <div className="api-keys">
    <table className="small-table">
      <thead>
        <tr>
          <th scope="col">{words.key}</th>
          <th scope="col" className="wide-only">
            {words.scopes}
          </th>
          <th scope="col" className="wide-only" data-number>
            {words.limit}
          </th>
          <th scope="col">{words.state}</th>
          <th scope="col" className="wide-only">
            {words.expires}
          </th>
          <th scope="col" className="wide-only">
            {words.keyUsed}
          </th>
          {onEnd && <td />}
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <KeyRow key={key.id} of={key} onReplace={onReplace} onEnd={onEnd} />
        ))}
      </tbody>
    </table>
  </div>
);

const untilWords = ({ state, ends_at, expires_at }: ApiKey) =>
  ends_at && state === "ending" ? words.endsAt(formatDateTime(ends_at)) : expires_at && formatDateTime(expires_at);

function KeyRow({ of: key, onReplace, onEnd }: { of: ApiKey } & Omit<KeysTableProps, "keys">) {
  const reason = useWriteReason();
  const look = looks[key.state];
  return (
    <tr>
      <td>
        {key.name}
        <span className="key-prefix dim">
          <Code>{key.prefix}…</Code>
        </span>
        <span className="phone-only dim">{key.scopes.join(", ")}</span>
      </td>
      <td className="wide-only">{key.scopes.join(", ")}</td>
      <td className="wide-only" data-number>
        {count(key.calls_per_minute)}
      </td>
      <td>
        <Tag {...look}>{words.states[key.state]}</Tag>
      </td>
      <td className="wide-only">{untilWords(key) ?? words.forever}</td>
      <td className="wide-only dim">{lastUsed(key)}</td>
      {onEnd && (
        <td data-number>
          <span className="key-acts">
            {key.state === "live" && (
              <Act
                variant="default"
                reason={reason}
                aria-label={words.replaceThis(key.name)}
                onClick={() => onReplace?.(key)}
              >
                {words.replace}
              </Act>
            )}
            {(key.state === "live" || key.state === "ending") && (
              <Act variant="default" reason={reason} aria-label={words.endThis(key.name)} onClick={() => onEnd(key)}>
                {words.end}
              </Act>
            )}
          </span>
        </td>
      )}
    </tr>
  );
}
