import { TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import { sentenceOf } from "#api/errors.ts";
import { formOutcome } from "#api/form-outcome.ts";
import type { Data } from "#api/operation-types.ts";
import { makePasskey } from "#api/passkey-device.ts";
import { useAct } from "#api/use-act.ts";
import { useRefresh } from "#api/use-refresh.ts";
import { sendAndClose } from "#screens/send-and-close.ts";
import { ConfirmDialog } from "#ui/act/confirm-dialog.tsx";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormDialog } from "#ui/form/form-dialog.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { notify } from "#ui/notice/notify.ts";
import { closeUnlessSent, KeptCodesDialog } from "./kept-codes-dialog.tsx";
import { words } from "./words.ts";

export type Passkey = Data<"listPasskeys">[number];

const fields: FieldWords<{ name: string }> = { name: { label: words.passkeyName } };
const refreshes = ["listPasskeys", "getSecondFactor", "listSessions"] as const;
const reasonOf = (name: string) => (name.trim() === "" ? words.nameMissing : null);

/** Makes a passkey at the device, and names it. The first second factor comes with recovery codes. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const form = useForm({ name: "" }, "addPasskey");
  const [codes, setCodes] = useState<string[] | null>(null);
  const offer = useAct("offerPasskey");
  const add = useAct("addPasskey", { refreshes });
  const [left] = useState(() => new AbortController());
  useEffect(() => () => left.abort(), [left]);
  const send = ({ name }: { name: string }) =>
    formOutcome<{ name: string }, "addPasskey">(async () => {
      const { options } = (await offer.mutateAsync({})).data;
      const answer = await makePasskey(options, left.signal);
      const { data, message } = await add.mutateAsync({ body: { name, answer } });
      notify.success(message);
      if (data.recovery_codes.length > 0) setCodes(data.recovery_codes);
      else onClose();
    });
  if (codes) return <KeptCodesDialog codes={codes} onClose={onClose} />;
  return (
    <FormDialog
      title={words.addPasskeyTitle}
      form={form}
      fields={fields}
      act={words.addPasskeyAct}
      reason={reasonOf(form.values.name)}
      onSubmit={send}
      onClose={closeUnlessSent(add, onClose)}
    >
      <div className="stack">
        <p className="dim">{words.addPasskeyText}</p>
        <TextInput
          label={words.passkeyName}
          description={words.passkeyNameText}
          maxLength={60}
          data-autofocus
          {...form.text("name")}
        />
      </div>
    </FormDialog>
  );
}

interface OfPasskey {
  passkey: Passkey;
  onClose: () => void;
}

export function RenamePasskey({ passkey: { id, name }, onClose }: OfPasskey) {
  const form = useForm({ name }, `passkey ${id}`);
  const rename = useAct("renamePasskey", { refreshes: ["listPasskeys"] });
  return (
    <FormDialog
      title={words.renameTitle(name)}
      form={form}
      fields={fields}
      act={words.renameAct}
      reason={reasonOf(form.values.name)}
      onSubmit={(body) => sendAndClose(rename, { path: { id }, body }, { onClose })}
      onClose={onClose}
    >
      <TextInput label={words.passkeyName} maxLength={60} data-autofocus {...form.text("name")} />
    </FormDialog>
  );
}

export function RemovePasskey({ passkey: { id, name }, onClose }: OfPasskey) {
  const remove = useAct("removePasskey", { refreshes });
  const refresh = useRefresh();
  return (
    <ConfirmDialog
      title={words.removeTitle(name)}
      act={words.removeAct}
      keep={words.keep}
      pending={remove.isPending}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(
          { path: { id } },
          {
            onSuccess: ({ message }) => notify.success(message),
            onError: (error) => {
              notify.failure(sentenceOf(error));
              void refresh(refreshes); // another window may have removed it meanwhile
            },
            onSettled: onClose,
          },
        )
      }
    >
      <p>{words.removeText}</p>
    </ConfirmDialog>
  );
}
