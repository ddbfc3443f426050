import { useState } from "react";
import { sentenceOf } from "#api/errors.ts";
import type { Data } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import { Act } from "#ui/act/act.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { type RemotePlaceFieldsProps, type RemotePlaceForm, remotePlaceBody } from "./remote-place-form.ts";
import { words } from "./words.ts";

type Tried = Data<"tryRemotePlace">;

/** Visits the server with what is typed, says what came of it, and remembers the key that the server showed. */
export function ConnectionTest({ values, onChange, kept }: Omit<RemotePlaceFieldsProps, "errors">) {
  const [tried, setTried] = useState<Tried | string>();
  const visit = useAct("tryRemotePlace", { refreshes: [] });
  const key = values["remote_place.host_key"];
  const test = async () => {
    setTried(undefined);
    try {
      const { data } = await visit.mutateAsync({ body: { place: remotePlaceBody(values), kept_id: kept?.id ?? null } });
      setTried(data);
      if (data.outcome === "open" && data.host_key) onChange("remote_place.host_key", data.host_key);
    } catch (error) {
      setTried(sentenceOf(error));
    }
  };
  return (
    <div className="remote-test">
      {values["remote_place.protocol"] !== "ftp" && (
        <div className="remote-key">
          <span className="dim">{words.key}</span>
          {key ? <code>{key}</code> : <span>{words.notMet}</span>}
          {key && (
            <Act variant="subtle" onClick={() => onChange("remote_place.host_key", null)}>
              {words.forget}
            </Act>
          )}
        </div>
      )}
      <div className="row">
        <Act
          variant="default"
          reason={isComplete(values) ? null : words.incomplete}
          loading={visit.isPending}
          onClick={() => void test()}
        >
          {words.test}
        </Act>
      </div>
      <div aria-live="polite">{tried !== undefined && <Outcome tried={tried} />}</div>
    </div>
  );
}

const isComplete = (values: RemotePlaceForm): boolean =>
  values["remote_place.host"].trim() !== "" &&
  values["remote_place.user_name"].trim() !== "" &&
  typeof values["remote_place.port"] === "number";

function Outcome({ tried }: { tried: Tried | string }) {
  if (typeof tried === "string") return <Notice hue="red">{tried}</Notice>;
  if (tried.outcome !== "open") return <Notice hue="red">{tried.sentence}</Notice>;
  return (
    <Notice hue="green">
      {words.works(tried.file_count)}
      {tried.host_key && ` ${words.remembered(tried.host_key)}`}
    </Notice>
  );
}
