import "./loads.css";
import { Select } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { queryFailure } from "#api/query-failure.ts";
import { useNoRight } from "#api/view-only.ts";
import { addresses } from "#domain/addresses.ts";
import { loadModes } from "#domain/load.ts";
import { Act } from "#ui/act/act.tsx";
import { FileField } from "#ui/form/file-field.tsx";
import { FormTrouble } from "#ui/form/form-trouble.tsx";
import { PageForm } from "#ui/form/page-form.tsx";
import { RadioList } from "#ui/form/radio-list.tsx";
import { useDirty } from "#ui/form/use-dirty.ts";
import { type Form, useForm } from "#ui/form/use-form.ts";
import { useSubmit } from "#ui/form/use-submit.ts";
import { Link } from "#ui/frame/link.tsx";
import { Page } from "#ui/frame/page.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { PageDock } from "#ui/list/page-dock.tsx";
import { Progress } from "#ui/marks/progress.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import type { NewLoadSearch } from "./loads-search.ts";
import { useProviders } from "./use-providers.ts";
import { type UploadForm, useUpload } from "./use-upload.ts";
import { words } from "./words.ts";

const takenKinds = ".xlsx,.xls,.csv,.tsv,.txt,.json,.ndjson,.jsonl,.xml,.zip,.gz";
const fields = { provider_id: { label: words.provider }, mode: { label: words.mode }, file: { label: words.file } };

interface Provider {
  id: number;
  label: string;
}

export interface NewLoadPageProps {
  search: NewLoadSearch;
  mayWrite: boolean;
  onGo: (address: string) => void;
  onDirty: (dirty: boolean) => void;
}

/** The upload: whose file it is, what it holds, and the file. The load's own page follows. */
export function NewLoadPage(props: NewLoadPageProps) {
  const { providers, isError, ...read } = useProviders();
  if (providers?.length === 0) {
    return (
      <BlankState title={words.noProviders} acts={<Link to={addresses.providers}>{words.toProviders}</Link>}>
        {words.noProvidersText}
      </BlankState>
    );
  }
  if (providers) return <Upload {...props} providers={providers} />;
  return isError ? <FailureState {...queryFailure(read)} /> : <SkeletonRows label={words.upload} rows={5} />;
}

function Upload({ search, mayWrite, onGo, onDirty, providers }: NewLoadPageProps & { providers: readonly Provider[] }) {
  const noRight = useNoRight();
  const known = providers.some(({ id }) => id === search.provider) ? search.provider : undefined;
  const only = providers.length === 1 ? providers[0]?.id : undefined;
  const form = useForm<UploadForm>({ provider_id: known ?? only ?? null, mode: "whole", file: null }, "load");
  useDirty(onDirty, form.dirty);
  const { send: sendFile, progress } = useUpload(({ load_id }) => {
    onDirty(false);
    onGo(load_id === null ? addresses.loads : addresses.load(load_id));
  });
  const sending = useSubmit<UploadForm>(form, sendFile);
  const { pending, send, formProps } = sending;
  const { provider_id, file } = form.values;
  const missing = provider_id === null ? words.needProvider : file === null ? words.needFile : null;
  const reason = mayWrite ? missing : noRight;
  const submit = () => !reason && void send();
  // A file that was dropped or chosen leaves the focus on the page itself.
  useHotkeys([["mod+Enter", submit]], []);
  return (
    <PageForm {...formProps(submit)}>
      <Page label={words.newTitle}>
        <div className="load-narrow stack">
          <FormTrouble form={form} fields={fields} sending={sending} />
          <UploadFields form={form} providers={providers} />
          {pending && file && (
            <Progress
              label={words.sending(file.name)}
              done={progress?.done ?? 0}
              of={progress?.of}
              unit={words.kilobytes}
            />
          )}
        </div>
      </Page>
      <PageDock note={<span className="dim">{reason ?? words.fileText}</span>}>
        <Act size="sm" type="submit" keys="Ctrl+↵" loading={pending} reason={reason}>
          {words.send}
        </Act>
      </PageDock>
    </PageForm>
  );
}

const UploadFields = ({ form, providers }: { form: Form<UploadForm>; providers: readonly Provider[] }) => (
  <section className="panel panel-body load-form">
    <Select
      label={words.whose}
      placeholder={words.chooseProvider}
      searchable
      nothingFoundMessage={words.noProvider}
      comboboxProps={{ transitionProps: { duration: 0 } }}
      data={providers.map(({ id, label }) => ({ value: String(id), label }))}
      value={form.values.provider_id === null ? null : String(form.values.provider_id)}
      onChange={(id) => form.set("provider_id", id === null ? null : Number(id))}
      error={form.errors.provider_id}
    />
    <RadioList
      label={words.modeAsk}
      wide
      choices={loadModes.map((value) => ({ value, label: words.modes[value], note: words.modeTexts[value] }))}
      value={form.values.mode}
      onChange={(mode) => form.set("mode", mode)}
      error={form.errors.mode}
    />
    <FileField
      label={words.file}
      large
      accept={takenKinds}
      hint={words.fileHint}
      value={form.values.file}
      onChange={(file) => form.set("file", file instanceof File ? file : null)}
      error={form.errors.file}
    />
  </section>
);
