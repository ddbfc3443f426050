import "./pair-settings.css";
import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import { useNoRight } from "#api/view-only.ts";
import { pairAttributes } from "#domain/search/pair-search.ts";
import { FormTrouble } from "#ui/form/form-trouble.tsx";
import { PageForm } from "#ui/form/page-form.tsx";
import { SettingsDock } from "#ui/form/settings-dock.tsx";
import { useDirty } from "#ui/form/use-dirty.ts";
import { useForm } from "#ui/form/use-form.ts";
import { useSubmit } from "#ui/form/use-submit.ts";
import { Columns, Page } from "#ui/frame/page.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { Chip } from "#ui/marks/chip.tsx";
import { notify } from "#ui/notice/notify.ts";
import { attributeChoices, bodyOf, fields, formOf, type PairForm, type StoredSetting } from "./pair-form.ts";
import { PairsEffect } from "./pairs-effect.tsx";
import { ToleranceTable } from "./tolerance-table.tsx";
import { words } from "./words.ts";

interface PairSettingsFormProps {
  stored: StoredSetting;
  mayWrite: boolean;
  onDirty?: (dirty: boolean) => void;
}

export function PairSettingsForm({ stored, mayWrite, onDirty }: PairSettingsFormProps) {
  const noRight = useNoRight();
  const form = useForm<PairForm>(formOf(stored), "pairSetting");
  const save = useAct("setPairSetting", { refreshes: ["getPairSetting"] });
  const sending = useSubmit<PairForm>(form, (values) =>
    formOutcome(async () => notify.success((await save.mutateAsync({ body: bodyOf(values) })).message), save, formOf),
  );
  const { pending, send, formProps } = sending;
  useDirty(onDirty, form.dirty);
  const reason = mayWrite ? (form.dirty ? null : words.unchanged) : noRight;
  const { equal, is_exclusive } = form.values;
  const share = (name: (typeof pairAttributes)[number], isOn: boolean) => {
    if (mayWrite)
      form.set(
        "equal",
        pairAttributes.filter((one) => (one === name ? isOn : equal.includes(one))),
      );
  };
  return (
    <PageForm {...formProps(() => !reason && void send())}>
      <Page label={words.title}>
        <FormTrouble form={form} fields={fields} sending={sending} />
        <Columns of={2}>
          <Panel title={words.tolerances} flush>
            <ToleranceTable form={form} mayWrite={mayWrite} />
          </Panel>
          <div className="stack">
            <Panel title={words.alike}>
              <div className="stack">
                {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a border and a legend of its own */}
                <div className="row wrap" role="group" aria-label={words.alike}>
                  {attributeChoices.map(({ name, label }) => (
                    <Chip
                      key={name}
                      label={label}
                      pressed={equal.includes(name)}
                      onToggle={(isOn) => share(name, isOn)}
                    />
                  ))}
                </div>
                <p className="dim">{words.always}</p>
                <div className="row wrap">
                  <Chip
                    label={words.once}
                    pressed={is_exclusive}
                    onToggle={(isOn) => mayWrite && form.set("is_exclusive", isOn)}
                  />
                </div>
              </div>
            </Panel>
            <Panel title={words.effect}>
              <PairsEffect values={form.values} />
            </Panel>
          </div>
        </Columns>
      </Page>
      <SettingsDock form={form} lead={words.lead} words={words} reason={reason} pending={pending} />
    </PageForm>
  );
}
