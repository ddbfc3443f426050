import { useState } from "react";
import { ApiError, sentenceOf } from "#api/errors.ts";
import { useClient } from "#api/query.ts";
import { useRefresh } from "#api/use-refresh.ts";
import { tooLateSentence } from "#domain/meanwhile.ts";
import { refusalInFull } from "#domain/refusal-words.ts";
import { notify } from "#ui/notice/notify.ts";
import { refreshes } from "../lines/refreshes.ts";
import { words } from "./words.ts";

/** Sends a message or an act of an enquiry. A refusal stands beside the field, and the typed text stays. */
export function useTalkAct() {
  const { serverNow } = useClient();
  const refresh = useRefresh();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  /** Resolves with true after a success. */
  async function act(send: () => Promise<{ message: string }>): Promise<boolean> {
    if (isPending) return false;
    setPending(true);
    setRefusal(undefined);
    try {
      notify.success((await send()).message);
      return true;
    } catch (error) {
      setRefusal(refusalOf(error));
      return false;
    } finally {
      setPending(false);
    }
  }
  function refusalOf(error: unknown): string {
    if (!(error instanceof ApiError)) return sentenceOf(error);
    if (error.status === 409 || error.status === 404) refresh(refreshes);
    const meanwhile = error.refused.find((one) => one.meanwhile)?.meanwhile;
    if (meanwhile) return `${tooLateSentence(meanwhile, new Date(serverNow()))} ${words.readFirst}`;
    const [refused] = error.refused;
    return (refused && refusalInFull(refused, new Date(serverNow()))) ?? error.errors[0]?.message ?? error.message;
  }
  return { act, isPending, refusal };
}
