import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import type { Data } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import { useNoRight } from "#api/view-only.ts";
import { messages } from "#domain/portal-messages.ts";
import { Act } from "#ui/act/act.tsx";
import { ConfirmDialog } from "#ui/act/confirm-dialog.tsx";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormTrouble } from "#ui/form/form-trouble.tsx";
import { PageForm } from "#ui/form/page-form.tsx";
import { SwitchCell } from "#ui/form/switch-cell.tsx";
import { useDirty } from "#ui/form/use-dirty.ts";
import { useForm } from "#ui/form/use-form.ts";
import { useSubmit } from "#ui/form/use-submit.ts";
import { Columns, Page } from "#ui/frame/page.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { PageDock } from "#ui/list/page-dock.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { notify } from "#ui/notice/notify.ts";
import { words } from "./words.ts";

type Maintenance = Data<"getMaintenance">;

const fields: FieldWords<Maintenance> = {
  is_on: { label: words.panel, show: (isOn) => (isOn ? words.closed : words.open) },
  message: { label: words.message },
};

interface MaintenanceFormProps {
  stored: Maintenance;
  mayWrite: boolean;
  onDirty?: (dirty: boolean) => void;
}

export function MaintenanceForm({ stored, mayWrite, onDirty }: MaintenanceFormProps) {
  const noRight = useNoRight();
  const form = useForm<Maintenance>(stored, "maintenance");
  const save = useAct("setMaintenance", { refreshes: ["getMaintenance"] });
  const sending = useSubmit<Maintenance>(form, (values) =>
    formOutcome(
      async () => notify.success((await save.mutateAsync({ body: values })).message),
      save,
      (current) => current,
    ),
  );
  const { pending, send, formProps } = sending;
  const [isAsking, setAsking] = useState(false);
  useDirty(onDirty, form.dirty);

  const { is_on: isOn, message } = form.values;
  const willClose = isOn && !form.initial.is_on;
  const willOpen = !isOn && form.initial.is_on;
  const act = willClose ? words.close : willOpen ? words.reopen : words.saveMessage;
  const reason = mayWrite ? (form.dirty ? null : words.unchanged) : noRight;
  const shown = message.trim() || messages.maintenance;
  function ask() {
    if (reason) return;
    if (willClose) setAsking(true);
    else void send();
  }

  return (
    <PageForm {...formProps(ask)}>
      <Page label={words.title}>
        <FormTrouble form={form} fields={fields} sending={sending} />
        <Columns>
          <Panel
            title={words.panel}
            aside={
              <Tag hue={form.initial.is_on ? "orange" : "green"} kind={form.initial.is_on ? "off" : "free"}>
                {form.initial.is_on ? words.closed : words.open}
              </Tag>
            }
          >
            <div className="stack">
              <div className="row">
                <SwitchCell
                  label={words.isOn}
                  on={isOn}
                  reason={mayWrite ? null : noRight}
                  onToggle={(on) => form.set("is_on", on)}
                />
                <div>
                  {words.isOn}
                  <p className="dim">{words.isOnText}</p>
                </div>
              </div>
              <Textarea
                label={words.message}
                description={words.messageText}
                autosize
                minRows={3}
                maxLength={300}
                readOnly={!mayWrite}
                {...form.text("message")}
              />
            </div>
          </Panel>
          <Panel title={words.preview}>
            <div className="stack">
              <Notice hue="orange">{shown}</Notice>
              {!isOn && <p className="dim">{words.previewOpen}</p>}
            </div>
          </Panel>
        </Columns>
      </Page>
      <PageDock note={<span className="dim">{words.lead}</span>}>
        {form.dirty && (
          <Button size="sm" variant="default" onClick={() => form.reset()}>
            {words.undo}
          </Button>
        )}
        <Act size="sm" type="submit" keys="Ctrl+↵" loading={pending} reason={reason}>
          {act}
        </Act>
      </PageDock>
      {isAsking && (
        <ConfirmDialog
          title={words.askTitle}
          act={words.close}
          keep={words.keepOpen}
          onConfirm={() => {
            setAsking(false);
            void send();
          }}
          onClose={() => setAsking(false)}
        >
          <p>{words.askText}</p>
          <Notice hue="orange">{shown}</Notice>
        </ConfirmDialog>
      )}
    </PageForm>
  );
}
