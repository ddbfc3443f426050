import { useEffect, useState } from "react";
import { useCall } from "#api/query.ts";
import { useAct } from "#api/use-act.ts";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { useRefresh } from "#api/use-refresh.ts";
import { useNoRight } from "#api/view-only.ts";
import { Act } from "#ui/act/act.tsx";
import { notify } from "#ui/notice/notify.ts";
import { notifyOutcome } from "#ui/notice/notify-outcome.ts";
import { words } from "./checkpoint-words.ts";

const LOOK_MS = 1_000;

/** Reads the chain now, and signs a checkpoint. Those who may only look see the reason why they may not act. */
export function VerdictActs({ mayWrite }: { mayWrite: boolean }) {
  const noRight = useNoRight();
  const [job, setJob] = useState<string>();
  const verify = useAct("verifyAudit");
  const make = useAct("createCheckpoint", { refreshes: ["listCheckpoints", "getAuditVerdict", "listAuditLogs"] });
  const reason = mayWrite ? null : noRight;
  const read = async () => {
    const answer = await verify.mutateAsync({});
    setJob(answer.data.job);
    return answer;
  };
  return (
    <>
      {job && <Reading key={job} job={job} onEnd={() => setJob(undefined)} />}
      <Act variant="default" reason={reason} loading={verify.isPending} onClick={() => void notifyOutcome(read())}>
        {words.readNow}
      </Act>
      <Act reason={reason} loading={make.isPending} onClick={() => void notifyOutcome(make.mutateTold({}))}>
        {words.makeNow}
      </Act>
    </>
  );
}

/** The progress of the reading. The verdict is read again when it ends. */
function Reading({ job, onEnd }: { job: string; onEnd: () => void }) {
  const state = useCall("getJob", { path: { id: job } });
  const refresh = useRefresh();
  const isMoving = state.data === undefined || state.data.state === "waiting" || state.data.state === "running";
  useRefetchEvery(isMoving && LOOK_MS, () => void state.refetch());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it ends
  useEffect(() => {
    if (isMoving) return;
    refresh(["getAuditVerdict", "listCheckpoints"]);
    if (state.data?.state === "failed") notify.failure(words.notRead(state.data.error));
    onEnd();
  }, [isMoving]);
  return <span role="status">{words.reading(state.data?.done ?? 0, state.data?.total ?? null)}</span>;
}
