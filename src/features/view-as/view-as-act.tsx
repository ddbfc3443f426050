import { useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import type { Data } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import { Act } from "#ui/act/act.tsx";
import { ActDialog } from "#ui/act/act-dialog.tsx";
import { words } from "./words.ts";

interface ViewAsActProps {
  accountId: number;
  /** The name of the person. */
  name: string;
  /** The reason why it may not be done now, or null. */
  reason: string | null;
  onView: (answer: Data<"viewAs">, message: string) => void;
}

/** Shows the portal as somebody else sees it, after a word about the consequences. */
export function ViewAsAct({ accountId, name, reason, onView }: ViewAsActProps) {
  const [isAsking, setAsking] = useState(false);
  const view = useAct("viewAs");
  return (
    <>
      <Act variant="default" reason={reason} onClick={() => setAsking(true)}>
        {words.viewMore}
      </Act>
      {isAsking && (
        <ActDialog
          title={words.title(name)}
          act={words.act(name)}
          keep={words.keep}
          onAct={() =>
            formOutcome(async () => {
              const { data, message } = await view.mutateAsync({ path: { id: accountId } });
              onView(data, message);
            })
          }
          onClose={() => setAsking(false)}
        >
          <p>{words.text(name)}</p>
        </ActDialog>
      )}
    </>
  );
}
