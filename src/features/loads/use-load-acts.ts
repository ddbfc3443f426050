import { useRef, useState } from "react";
import { currentOf } from "#api/errors.ts";
import { type FormRefusal, formOutcome } from "#api/form-outcome.ts";
import type { Input, OperationId } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import { notify } from "#ui/notice/notify.ts";
import type { LoadDetail, Mapping } from "./load.ts";
import { useKeepLoad } from "./use-load.ts";
import { useOpenLoad } from "./use-open-load.ts";

const refreshes: readonly OperationId[] = ["listLoads", "listLoadRows", "previewLoad", "previewRollBack"];

type LoadAct = "setLoadMapping" | "commitLoad" | "cancelLoad" | "retryLoad" | "rollBackLoad";
/** The beginnings of the names of the acts' transitions. The rest of a name says from which state. */
const transitions: Record<LoadAct, string> = {
  setLoadMapping: "load.remap",
  commitLoad: "load.commit",
  cancelLoad: "load.cancel",
  retryLoad: "load.retry",
  rollBackLoad: "load.rollBack",
};
type Refused = FormRefusal<Record<string, never>> | undefined;

/** The open load and the acts on it. An act that came too late freezes the page and says who was first. */
export function useLoadActs(now: LoadDetail, viewer: string) {
  const open = useOpenLoad(now, viewer);
  const { load } = open;
  const keep = useKeepLoad();
  const [running, setRunning] = useState<LoadAct | null>(null);
  const isRunning = useRef(false);
  const acts = {
    setLoadMapping: useAct("setLoadMapping", { refreshes }),
    commitLoad: useAct("commitLoad", { refreshes }),
    cancelLoad: useAct("cancelLoad", { refreshes }),
    retryLoad: useAct("retryLoad", { refreshes }),
    rollBackLoad: useAct("rollBackLoad", { refreshes }),
  };

  async function run<O extends LoadAct>(name: O, body: Input<O>["body"], onDone?: () => void): Promise<Refused> {
    if (isRunning.current || open.frozen) return undefined;
    isRunning.current = true;
    setRunning(name);
    open.begin();
    const act = acts[name];
    const send = act.mutateAsync as (input: object) => Promise<{ data: LoadDetail; message: string }>;
    let isTold = false;
    const refusal = await formOutcome<Record<string, never>>(async () => {
      try {
        const { data, message } = await send({ path: { id: load.id }, body });
        keep(data);
        open.keep(data, transitions[name]);
        onDone?.();
        notify.success(message);
      } catch (error) {
        const current = currentOf(error, act);
        const change = current ? open.newsIn(current) : null;
        if (current) keep(current);
        isTold = change !== null;
        open.ended(change ?? undefined);
        throw error;
      }
    });
    isRunning.current = false;
    setRunning(null);
    return isTold ? undefined : refusal;
  }

  const { version } = load;
  const columns_saved_id = load.columns_saved?.mapping_configuration_id ?? null;
  return {
    load,
    frozen: open.frozen,
    goOn: open.goOn,
    running,
    remap: (mapping: Mapping, onDone?: () => void) =>
      run("setLoadMapping", { version, mapping, columns_saved_id }, onDone),
    commit: (accepted: Input<"commitLoad">["body"]["accepted"]) => run("commitLoad", { version, accepted }),
    cancel: () => run("cancelLoad", { version }),
    retry: () => run("retryLoad", { version }),
    rollBack: () => run("rollBackLoad", { version }),
  };
}

export type LoadActs = ReturnType<typeof useLoadActs>;
