import { useAct } from "#api/use-act.ts";
import { sendAndClose } from "#screens/send-and-close.ts";
import { ActDialog } from "#ui/act/act-dialog.tsx";
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
      onAct={() => sendAndClose(end, { path: { id: key.id } }, { onClose })}
      onClose={onClose}
    >
      <p>{words.endText}</p>
    </ActDialog>
  );
}
