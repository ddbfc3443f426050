import { useEffect } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import { useNoRight } from "#api/view-only.ts";
import { houseLacks, type PaperPart, paperPartNames } from "#domain/paper-lacks.ts";
import { FormTrouble } from "#ui/form/form-trouble.tsx";
import { PageForm } from "#ui/form/page-form.tsx";
import { SettingsDock } from "#ui/form/settings-dock.tsx";
import { useDirty } from "#ui/form/use-dirty.ts";
import { useForm } from "#ui/form/use-form.ts";
import { useSubmit } from "#ui/form/use-submit.ts";
import { Page } from "#ui/frame/page.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { notify } from "#ui/notice/notify.ts";
import { SettingsFields } from "./settings-fields.tsx";
import { bodyOf, fields, filesOf, formOf, type SettingsForm, type StoredSettings, savedBy } from "./settings-form.ts";
import { words } from "./words.ts";

interface PaperSettingsFormProps {
  stored: StoredSettings;
  mayWrite: boolean;
  /** The field that the address leads to. */
  field?: PaperPart | undefined;
  onDirty?: (dirty: boolean) => void;
}

export function PaperSettingsForm({ stored, mayWrite, field, onDirty }: PaperSettingsFormProps) {
  const noRight = useNoRight();
  useEffect(() => {
    if (field) document.getElementsByName(field)[0]?.focus();
  }, [field]);
  const form = useForm<SettingsForm>(formOf(stored), "paperSettings");
  const save = useAct("setPaperSettings", { refreshes: ["getPaperSettings", "readFirstDay"] });
  const sending = useSubmit<SettingsForm>(form, (values) =>
    formOutcome(
      async () => notify.success((await save.mutateAsync({ body: bodyOf(values), ...filesOf(values) })).message),
      save,
      formOf,
      savedBy,
    ),
  );
  const { pending, send, formProps } = sending;
  useDirty(onDirty, form.dirty);
  const reason = mayWrite ? (form.dirty ? null : words.unchanged) : noRight;
  const missing = houseLacks(stored).map((part) => paperPartNames[part]);
  return (
    <PageForm {...formProps(() => !reason && void send())}>
      <Page label={words.title}>
        <FormTrouble form={form} fields={fields} sending={sending} />
        {missing.length > 0 && <Notice hue="orange">{words.missing(missing)}</Notice>}
        <SettingsFields form={form} mayWrite={mayWrite} />
      </Page>
      <SettingsDock form={form} lead={words.lead} words={words} reason={reason} pending={pending} />
    </PageForm>
  );
}
