import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import { useDirty } from "#ui/form/use-dirty.ts";
import { useForm } from "#ui/form/use-form.ts";
import { Columns } from "#ui/frame/page.tsx";
import { notify } from "#ui/notice/notify.ts";
import { BackupPanel } from "./backup-panel.tsx";
import { DrillPanel } from "./drill-panel.tsx";
import { MailPanel } from "./mail-panel.tsx";
import { SecondFactorRoles } from "./second-factor-roles.tsx";
import { bodyOf, type HouseForm as Fields, fields, formOf, type StoredHouse } from "./settings-form.ts";
import { goOn, StepForm, type StepFormProps } from "./step-form.tsx";
import { TestMailPanel } from "./test-mail-panel.tsx";
import { words } from "./words.ts";
import { ZonePanel } from "./zone-panel.tsx";

interface HouseFormProps extends StepFormProps {
  stored: StoredHouse;
  /** One part alone, as a step of the set-up. */
  only?: "zone" | "mail";
}

const leads = { zone: words.zoneText, mail: words.mailText, all: words.lead };

/** The house's time zone and mail server, with a test mail. */
export function HouseForm({ stored, only, ...rest }: HouseFormProps) {
  const form = useForm<Fields>(formOf(stored), "houseSettings");
  useDirty(rest.onDirty, form.dirty);
  const save = useAct("setHouseSettings", { refreshes: ["getHouseSettings"] });
  const { mayWrite } = rest;
  const send = (values: Fields) =>
    formOutcome(
      async () => {
        notify.success((await save.mutateAsync({ body: bodyOf(values, form.changed) })).message);
        if (only === "zone") goOn(rest);
      },
      save,
      formOf,
    );
  return (
    <StepForm form={form} fields={fields} onSend={send} lead={leads[only ?? "all"]} {...rest}>
      <Columns of={only ? 2 : 3} isPacked>
        {only !== "mail" && <ZonePanel form={form} isFixed={stored.is_zone_fixed} mayWrite={mayWrite} />}
        {!only && <SecondFactorRoles form={form} mayWrite={mayWrite} />}
        {only !== "zone" && (
          <>
            <MailPanel
              form={form}
              isFixed={stored.is_mail_fixed}
              mayWrite={mayWrite}
              hasPassword={stored.mail?.has_password ?? false}
            />
            <TestMailPanel test={stored.last_test} mayWrite={mayWrite} />
            {!only && <BackupPanel backups={stored.backups} />}
            {!only && <DrillPanel drill={stored.last_drill} />}
          </>
        )}
      </Columns>
    </StepForm>
  );
}
