import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { JobProgress } from "#api/end-of-job.ts";
import { ApiError, sentenceOf } from "#api/errors.ts";
import { useClient } from "#api/query.ts";
import { useViewOnly } from "#api/view-only.ts";
import { Act } from "#ui/act/act.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { saveStatement } from "./checkpoint-files.ts";
import { words } from "./checkpoint-words.ts";
import { stateConsistency } from "./state-consistency.ts";

/** Lets the house read all between two checkpoints, and sign that one log continues from the first to the second. */
export function CheckpointConsistency({ chosen }: { chosen: readonly number[] }) {
  const client = useClient();
  const viewOnly = useViewOnly();
  const [from, to] = chosen;
  const [read, setRead] = useState<JobProgress | null>(null);
  const state = useMutation({
    mutationFn: (query: { from: number; to: number }) => stateConsistency(client, query, setRead),
    onSettled: () => setRead(null),
  });
  const made = state.data;
  return (
    <Panel title={words.between}>
      <div className="stack">
        <p className="dim">{words.betweenText}</p>
        {state.isError && (
          <Notice hue="red" urgent>
            {sentenceOf(state.error)} {state.error instanceof ApiError ? state.error.refused?.[0]?.reason : ""}
          </Notice>
        )}
        {made && <Notice hue="green">{words.goesOn(made.from.size, made.to.size)}</Notice>}
        {read && <span role="status">{words.reading(read.done, read.total)}</span>}
        <div className="row wrap">
          <Act
            variant="default"
            loading={state.isPending}
            reason={from === undefined || to === undefined ? words.chooseTwo : viewOnly}
            onClick={() => from !== undefined && to !== undefined && state.mutate({ from, to })}
          >
            {words.stateIt}
          </Act>
          {made && (
            <Act
              variant="default"
              onClick={() => saveStatement(made, `consistency-${made.from.size}-${made.to.size}.json`)}
            >
              {words.keepStatement}
            </Act>
          )}
        </div>
      </div>
    </Panel>
  );
}
