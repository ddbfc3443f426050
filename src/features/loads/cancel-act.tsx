import { useState } from "react";
import { Act } from "#ui/act/act.tsx";
import { ActDialog } from "#ui/act/act-dialog.tsx";
import type { LoadDetail } from "./load.ts";
import type { OpenLoad } from "./open-load.ts";
import { words } from "./words.ts";

const ended: readonly LoadDetail["state"][] = ["committed", "rolledBack", "cancelled", "refused"];

/** Cancels a load that has not reached the stock, after a question. An ended load has no such act. */
export function CancelAct({ open: { load, acts, reasons } }: { open: OpenLoad }) {
  const [isAsking, setAsking] = useState(false);
  if (ended.includes(load.state)) return null;
  return (
    <>
      <Act variant="default" reason={reasons.cancel} onClick={() => setAsking(true)}>
        {words.cancel}
      </Act>
      {isAsking && (
        <ActDialog
          title={words.cancelAsk}
          act={words.cancelAct}
          keep={words.cancelKeep}
          onAct={async () => {
            const refusal = await acts.cancel();
            if (!refusal) setAsking(false);
            return refusal;
          }}
          onClose={() => setAsking(false)}
        >
          <p>{words.cancelText}</p>
        </ActDialog>
      )}
    </>
  );
}
