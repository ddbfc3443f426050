import { Checkbox, Textarea, TextInput } from "@mantine/core";
import { useAct } from "#api/use-act.ts";
import type { AppPlatform } from "#domain/home-content.ts";
import { sendAndClose } from "#screens/send-and-close.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { DateField } from "#ui/form/date-field.tsx";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { useForm } from "#ui/form/use-form.ts";
import type { Place } from "#ui/list/drawer.tsx";
import type { AppVersion } from "./app-versions-list.tsx";
import { words } from "./words.ts";

interface Values {
  app_version: string;
  released_on: string | null;
  is_required: boolean;
  notes: string;
  version: number;
}

const fields: FieldWords<Values> = {
  app_version: { label: words.number },
  released_on: { label: words.released },
  is_required: { label: words.required, show: (is) => (is ? words.yes : words.no) },
  notes: { label: words.notes },
};

const valuesOf = (row: AppVersion | undefined): Values => ({
  app_version: row?.app_version ?? "",
  released_on: row?.released_on ?? null,
  is_required: row?.is_required ?? false,
  notes: row?.notes ?? "",
  version: row?.version ?? 0,
});

interface AppVersionDrawerProps {
  platform: AppPlatform;
  /** The version that is changed; absent for a new one. */
  row?: AppVersion | undefined;
  place: Place | undefined;
  onClose: () => void;
  onDirty?: (dirty: boolean) => void;
}

/** Adds a version of the app on a platform, or changes it. Its number stays. */
export function AppVersionDrawer({ platform, row, place, onClose, onDirty }: AppVersionDrawerProps) {
  const form = useForm<Values>(valuesOf(row), `appVersion ${row?.id ?? platform}`);
  const save = useAct("saveAppVersion", { refreshes: ["listAppVersions"] });

  const send = ({ version, released_on, notes, ...values }: Values) => {
    const body = {
      ...values,
      app_version: values.app_version.trim(),
      platform,
      released_on: released_on ?? "",
      notes: notes.trim() || null,
      ...(row && { version }),
    };
    return sendAndClose(save, { body }, { onClose, onDirty }, valuesOf);
  };
  return (
    <FormDrawer
      title={row ? row.app_version : words.newVersion(words.platforms[platform])}
      place={place}
      form={form}
      fields={fields}
      act={row ? words.save : words.addVersion}
      reason={useWriteReason()}
      confirm={row && words.saveTo(row.app_version)}
      onSubmit={send}
      onClose={onClose}
      onDirty={onDirty}
    >
      <section>
        {!row && (
          <TextInput
            label={words.number}
            description={words.numberHint}
            required
            data-autofocus
            {...form.text("app_version")}
          />
        )}
        <DateField label={words.released} required {...form.pick("released_on")} />
        <Checkbox label={words.required} description={words.requiredHint} {...form.tick("is_required")} />
        <Textarea label={words.notes} autosize minRows={2} maxLength={1000} {...form.text("notes")} />
      </section>
    </FormDrawer>
  );
}
