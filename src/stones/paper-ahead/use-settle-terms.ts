import { sentenceOf } from "#api/errors.ts";
import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import { useAct } from "#api/use-act.ts";
import { notify } from "#ui/notice/notify.ts";

type Stored = Data<"getPaperSettings">;

/** The whole settings of the papers as a save takes them. */
const bodyOf = ({ logo: _, saved_by: __, saved_at: ___, ...settings }: Stored) => settings;

/** Changes the house's terms of payment or its due days, for whoever may. `settle` is absent until they are read. */
export function useSettleTerms(isAsked: boolean) {
  const { data: stored } = useCall("getPaperSettings", {}, { isReady: isAsked });
  const save = useAct("setPaperSettings", { refreshes: ["getPaperSettings", "previewPaper", "readFirstDay"] });
  const settle =
    stored &&
    (async (change: Partial<Pick<Stored, "payment_days" | "payment_terms">>) => {
      try {
        const { message } = await save.mutateTold({ body: { ...bodyOf(stored), ...change } });
        notify.success(message);
      } catch (error) {
        notify.failure(sentenceOf(error));
      }
    });
  return { settle, isPending: save.isPending };
}
