import { NativeSelect } from "@mantine/core";
import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import { useNoRight } from "#api/view-only.ts";
import { sentNumber } from "#domain/typed-number.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormTrouble } from "#ui/form/form-trouble.tsx";
import { NumberField } from "#ui/form/number-field.tsx";
import { PageForm } from "#ui/form/page-form.tsx";
import { SettingsDock } from "#ui/form/settings-dock.tsx";
import { useDirty } from "#ui/form/use-dirty.ts";
import { useForm } from "#ui/form/use-form.ts";
import { useSubmit } from "#ui/form/use-submit.ts";
import { Columns, Page } from "#ui/frame/page.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { notify } from "#ui/notice/notify.ts";
import type { ArrivalForm, StoredSetting } from "./arrival-form.ts";
import { ArrivalsEffect } from "./arrivals-effect.tsx";
import { words } from "./words.ts";

interface ArrivalSettingsFormProps {
  stored: StoredSetting;
  mayWrite: boolean;
  onDirty?: (dirty: boolean) => void;
}

const ends = (["newest", "today"] as const).map((value) => ({ value, label: words.ends[value] }));
const fields: FieldWords<ArrivalForm> = {
  days: { label: words.days },
  count_from: { label: words.count_from, show: (value) => words.ends[value] },
};

export function ArrivalSettingsForm({ stored, mayWrite, onDirty }: ArrivalSettingsFormProps) {
  const noRight = useNoRight();
  const form = useForm<ArrivalForm>(stored, "arrivalSetting");
  const save = useAct("setArrivalSetting", { refreshes: ["getArrivalSetting"] });
  const sending = useSubmit<ArrivalForm>(form, ({ days, ...values }) => {
    const body = { ...values, days: sentNumber(days) as number };
    return formOutcome(
      async () => notify.success((await save.mutateAsync({ body })).message),
      save,
      (now) => now,
    );
  });
  const { pending, send, formProps } = sending;
  useDirty(onDirty, form.dirty);
  const reason = mayWrite ? (form.dirty ? null : words.unchanged) : noRight;
  return (
    <PageForm {...formProps(() => !reason && void send())}>
      <Page label={words.title}>
        <FormTrouble form={form} fields={fields} sending={sending} />
        <Columns of={2}>
          <Panel title={words.which}>
            <div className="stack">
              <NumberField
                label={words.days}
                description={words.daysText}
                unit={Number(form.values.days) === 1 ? words.dayUnit : words.daysUnit}
                readOnly={!mayWrite}
                required
                {...form.pick("days")}
              />
              <NativeSelect
                label={words.count_from}
                description={words.count_fromText}
                data={ends}
                disabled={!mayWrite}
                {...form.text("count_from")}
                onChange={({ currentTarget: { value } }) =>
                  form.set("count_from", value === "today" ? value : "newest")
                }
              />
            </div>
          </Panel>
          <Panel title={words.effect}>
            <ArrivalsEffect values={form.values} />
          </Panel>
        </Columns>
      </Page>
      <SettingsDock form={form} lead={words.lead} words={words} reason={reason} pending={pending} />
    </PageForm>
  );
}
