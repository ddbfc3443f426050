import { Textarea } from "@mantine/core";
import { useState } from "react";
import type { OperationId } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import { personName } from "#domain/person-name.ts";
import { Act } from "#ui/act/act.tsx";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormDialog } from "#ui/form/form-dialog.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { sendAndClose } from "../send-and-close.ts";
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

/** How somebody signs in; an administrator may take the second factor of whoever has lost theirs. */
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
      {asks && <TakeDialog person={person} refreshes={refreshes} onClose={() => setAsks(false)} />}
    </span>
  );
}

const fields: FieldWords<{ reason: string }> = { reason: { label: words.reason } };

interface TakeDialogProps extends Pick<TakeSecondFactorProps, "refreshes"> {
  person: Person;
  onClose: () => void;
}

function TakeDialog({ person, refreshes, onClose }: TakeDialogProps) {
  const form = useForm({ reason: "" }, `take second factor ${person.id}`);
  const take = useAct("resetSecondFactor", { refreshes });
  return (
    <FormDialog
      title={words.takeTitle(personName(person))}
      form={form}
      fields={fields}
      act={words.takeAct}
      reason={form.values.reason.trim().length < 3 ? words.reasonMissing : null}
      onSubmit={(body) => sendAndClose(take, { path: { id: person.id }, body }, { onClose })}
      onClose={onClose}
    >
      <div className="stack">
        <p className="dim">{words.takeText}</p>
        <Textarea
          label={words.reason}
          description={words.reasonText}
          maxLength={500}
          autosize
          minRows={2}
          required
          data-autofocus
          {...form.text("reason")}
        />
      </div>
    </FormDialog>
  );
}
