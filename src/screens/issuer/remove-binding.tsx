import { useState } from "react";
import type { OperationId } from "#api/operation-types.ts";
import { personName } from "#domain/person-name.ts";
import { Act } from "#ui/act/act.tsx";
import { ReasonDialog } from "../reason-dialog.tsx";
import { words } from "./words.ts";

interface Person {
  id: number;
  first_name: string;
  last_name: string;
  is_bound: boolean;
}

interface RemoveBindingProps {
  of: Person;
  /** Locks the act, with the reason. */
  reason: string | null;
  refreshes: readonly OperationId[];
}

/** The sign-in service opens this account. An administrator may remove what it is bound to there. */
export function RemoveBinding({ of: person, reason, refreshes }: RemoveBindingProps) {
  const [asks, setAsks] = useState(false);
  const name = personName(person);
  const said = { title: words.removeTitle(name), text: words.removeText, act: words.removeAct };
  return (
    <span className="row wrap">
      {words.isBound}
      <Act variant="default" reason={reason} aria-label={words.removeThis(name)} onClick={() => setAsks(true)}>
        {words.remove}
      </Act>
      {asks && (
        <ReasonDialog
          operation="removeIssuerIdentity"
          id={person.id}
          words={said}
          refreshes={refreshes}
          onClose={() => setAsks(false)}
        />
      )}
    </span>
  );
}
