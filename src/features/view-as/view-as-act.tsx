import { useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import type { Data } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import { Act } from "#ui/act/act.tsx";
import { ActDialog } from "#ui/act/act-dialog.tsx";
import { words } from "./words.ts";

interface ViewAsActProps {
  accountId: number;
  /** Of whom. */
  name: string;
  /** Why it may not be done now. */
  reason: string | null;
  onView: (answer: Data<"viewAs">, message: string) => void;
}

/** Looks at the portal as somebody else sees it, after saying what that means. */
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
