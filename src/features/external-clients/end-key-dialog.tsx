import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import { ActDialog } from "#ui/act/act-dialog.tsx";
import { notify } from "#ui/notice/notify.ts";
import { type ApiKey, keyRefreshes } from "./client.ts";
import { words } from "./words.ts";

/** Asks before a key ends. Programs that call with it stop at once. */
export function EndKeyDialog({ of: key, onClose }: { of: ApiKey; onClose: () => void }) {
  const end = useAct("revokeApiKey", { refreshes: keyRefreshes });
  return (
    <ActDialog
      title={words.endTitle(key.name)}
      act={words.endAct}
      keep={words.keep}
      onAct={() =>
        formOutcome(async () => {
          notify.success((await end.mutateAsync({ path: { id: key.id } })).message);
          onClose();
        })
      }
      onClose={onClose}
    >
      <p>{words.endText}</p>
    </ActDialog>
  );
}
