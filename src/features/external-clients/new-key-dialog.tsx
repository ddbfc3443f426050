import "./external-clients.css";
import { Button, Checkbox, Input, TextInput } from "@mantine/core";
import { lazy, Suspense } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import { type ApiScope, apiScopes, scopeWords } from "#domain/api-scopes.ts";
import { keyCallsPerMinute } from "#domain/limits.ts";
import { sentNumber } from "#domain/typed-number.ts";
import { Act } from "#ui/act/act.tsx";
import { Dialog } from "#ui/act/dialog.tsx";
import { FormErrors } from "#ui/form/form-errors.tsx";
import { NumberField } from "#ui/form/number-field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useSubmit } from "#ui/form/use-submit.ts";
import { words as kitWords } from "#ui/words.ts";
import { keyRefreshes } from "./client.ts";
import { KeyShown } from "./key-shown.tsx";
import { words } from "./words.ts";

// The calendar is large, and only an open form needs it.
const DateField = lazy(() => import("#ui/form/date-field.tsx").then((m) => ({ default: m.DateField })));

interface KeyForm {
  name: string;
  scopes: ApiScope[];
  calls_per_minute: number | string;
  expires_on: string | null;
}
const empty: KeyForm = { name: "", scopes: ["stones:read"], calls_per_minute: keyCallsPerMinute, expires_on: null };
const fields = {
  name: { label: words.keyName },
  scopes: { label: words.scopes },
  calls_per_minute: { label: words.limit },
  expires_on: { label: words.lastDay },
};

/** Asks for the scopes, calls and lifetime of a key. The key is then shown this once. */
export function NewKeyDialog({ clientId, onClose }: { clientId: number; onClose: () => void }) {
  const form = useForm(empty, `key ${clientId}`);
  const create = useAct("createApiKey", { refreshes: keyRefreshes });
  const { pending, failure, formProps } = useSubmit(form, (values) =>
    formOutcome(async () => {
      const body = { ...values, calls_per_minute: sentNumber(values.calls_per_minute) as number };
      await create.mutateAsync({ path: { id: clientId }, body });
    }),
  );
  if (create.data) return <KeyShown made={create.data.data} onClose={onClose} />;
  const isWhole = failure && (failure.errors ?? []).length === 0;
  return (
    <Dialog title={words.newKey} size="md" onClose={onClose}>
      <form className="stack" {...formProps()}>
        {isWhole && <FormErrors failure={failure} fields={fields} />}
        <TextInput
          label={words.keyName}
          description={form.errors.name ? undefined : words.keyNameHint}
          required
          maxLength={60}
          data-autofocus
          {...form.text("name")}
        />
        <Checkbox.Group
          label={words.scopes}
          required
          value={form.values.scopes}
          onChange={(scopes) => form.set("scopes", scopes as ApiScope[])}
          error={form.errors.scopes}
        >
          <div className="key-scopes">
            {apiScopes.map((scope) => (
              <Checkbox key={scope} value={scope} label={scope} description={scopeWords[scope]} />
            ))}
          </div>
        </Checkbox.Group>
        <NumberField label={words.limit} least={1} most={6000} {...form.pick("calls_per_minute")} />
        <Suspense fallback={<Input.Wrapper label={words.lastDay} />}>
          <DateField label={words.lastDay} {...form.pick("expires_on")} />
        </Suspense>
        <div className="row between">
          <Button size="sm" variant="default" onClick={onClose}>
            {kitWords.cancel}
          </Button>
          <Act size="sm" type="submit" loading={pending}>
            {words.makeKey}
          </Act>
        </div>
      </form>
    </Dialog>
  );
}
