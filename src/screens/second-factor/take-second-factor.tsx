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
  has_second_factor: boolean;
}

interface TakeSecondFactorProps {
  of: Person;
  /** Locks the act, with the reason. */
  reason: string | null;
  refreshes: readonly OperationId[];
}

/** A person's ways to sign in; an administrator may take the second factor of whoever has lost theirs. */
export function TakeSecondFactor({ of: person, reason, refreshes }: TakeSecondFactorProps) {
  const [asks, setAsks] = useState(false);
  if (!person.has_second_factor) return <>{words.isOff}</>;
  return (
    <span className="row wrap">
      {words.isOn}
      <Act
        variant="default"
        reason={reason}
        aria-label={words.takeThis(personName(person))}
        onClick={() => setAsks(true)}
      >
        {words.take}
      </Act>
      {asks && (
        <ReasonDialog
          operation="resetSecondFactor"
          id={person.id}
          words={{ title: words.takeTitle(personName(person)), text: words.takeText, act: words.takeAct }}
          refreshes={refreshes}
          onClose={() => setAsks(false)}
        />
      )}
    </span>
  );
}
