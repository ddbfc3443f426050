import { NativeSelect } from "@mantine/core";
import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import { useNoRight } from "#api/view-only.ts";
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
import {
  bodyOf,
  type Counted,
  fields,
  formOf,
  origins,
  type RulesForm,
  reportChoices,
  type StoredRules,
  types,
  unitOf,
} from "./rules-form.ts";
import { words } from "./words.ts";

interface TradeRulesFormProps {
  stored: StoredRules;
  mayWrite: boolean;
  onDirty?: (dirty: boolean) => void;
}

const eyes = (["auto", "on", "off"] as const).map((value) => ({ value, label: words[value] }));

export function TradeRulesForm({ stored, mayWrite, onDirty }: TradeRulesFormProps) {
  const noRight = useNoRight();
  const form = useForm<RulesForm>(formOf(stored), "tradeRules");
  const save = useAct("setTradeRules", { refreshes: ["getTradeRules"] });
  const sending = useSubmit<RulesForm>(form, (values) =>
    formOutcome(async () => notify.success((await save.mutateAsync({ body: bodyOf(values) })).message), save, formOf),
  );
  const { pending, send, formProps } = sending;
  useDirty(onDirty, form.dirty);
  const reason = mayWrite ? (form.dirty ? null : words.unchanged) : noRight;

  const counted = (name: Counted) => (
    <NumberField
      label={words[name]}
      description={words[`${name}Text`]}
      unit={unitOf(name, form.values[name])}
      readOnly={!mayWrite}
      required
      {...form.pick(name)}
    />
  );
  const chosen = (
    name: "four_eyes" | "first_type" | "first_origin" | "same_report",
    data: { value: string; label: string }[],
  ) => (
    <NativeSelect
      label={words[name]}
      description={words[`${name}Text`]}
      data={data}
      disabled={!mayWrite}
      {...form.text(name)}
      onChange={(event) => form.set(name, event.currentTarget.value as RulesForm[typeof name])}
    />
  );
  return (
    <PageForm {...formProps(() => !reason && void send())}>
      <Page label={words.title}>
        <FormTrouble form={form} fields={fields} sending={sending} />
        <Columns of={3} isPacked>
          <Panel title={words.holds}>
            <div className="stack">
              {counted("hold_hours")}
              {counted("most_holds")}
              {counted("most_extensions")}
              {counted("hold_rest_hours")}
            </div>
          </Panel>
          <Panel title={words.requests}>
            <div className="stack">
              {chosen("four_eyes", eyes)}
              {counted("far_off_percent")}
            </div>
          </Panel>
          <Panel title={words.memos}>
            <div className="stack">
              {counted("memo_days")}
              {counted("reversal_hours")}
            </div>
          </Panel>
          <Panel title={words.searches}>
            <div className="stack">
              {chosen("first_type", types)}
              {chosen("first_origin", origins)}
              {chosen("same_report", reportChoices)}
            </div>
          </Panel>
        </Columns>
      </Page>
      <SettingsDock form={form} lead={words.lead} words={words} reason={reason} pending={pending} />
    </PageForm>
  );
}
