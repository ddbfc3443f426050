import { Checkbox, NativeSelect, SegmentedControl, Select, TextInput } from "@mantine/core";
import { feedAfterwards, feedSources } from "#domain/feeds.ts";
import { loadModes } from "#domain/load.ts";
import { RemotePlaceFields } from "#screens/remote-place/remote-place-fields.tsx";
import { ScheduleFields } from "#screens/schedule/schedule-fields.tsx";
import type { Form } from "#ui/form/use-form.ts";
import type { Feed } from "./feed.ts";
import type { FeedForm } from "./feed-form.ts";
import { WebFields } from "./web-fields.tsx";
import { words } from "./words.ts";

interface FeedFieldsProps {
  form: Form<FeedForm>;
  /** The providers to choose from; absent where the provider is known. */
  providers?: readonly { id: number; label: string }[] | undefined;
  kept?: Feed;
}

/** All fields of a feed, in the order in which one thinks of them: whose, from where, which files, when. */
export function FeedFields({ form, providers, kept }: FeedFieldsProps) {
  const { values, errors, set } = form;
  return (
    <>
      <section>
        <TextInput label={words.name} required data-autofocus maxLength={100} {...form.text("name")} />
        {providers && (
          <Select
            label={words.provider}
            required
            searchable
            data={providers.map(({ id, label }) => ({ value: String(id), label }))}
            comboboxProps={{ transitionProps: { duration: 0 } }}
            {...form.pick("provider_id")}
          />
        )}
        <NativeSelect
          label={words.mode}
          data={loadModes.map((value) => ({ value, label: words.modes[value] }))}
          value={values.mode}
          onChange={({ currentTarget: { value } }) => set("mode", value === "changes" ? "changes" : "whole")}
        />
        <SegmentedControl
          aria-label={words.source}
          data={feedSources.map((value) => ({ value, label: words.sources[value] }))}
          value={values.source}
          onChange={(value) => set("source", value === "web" ? "web" : "folder")}
        />
      </section>
      {values.source === "web" ? (
        <WebFields form={form} kept={kept} />
      ) : (
        <>
          <RemotePlaceFields values={values} errors={errors} onChange={set} kept={kept?.remote_place ?? null} />
          <FileFields form={form} />
        </>
      )}
      <ScheduleFields values={values} errors={errors} onChange={set} />
    </>
  );
}

function FileFields({ form }: { form: Form<FeedForm> }) {
  const { values, set } = form;
  return (
    <section>
      <h3>{words.files}</h3>
      <TextInput
        label={words.pattern}
        description={words.patternHint}
        required
        maxLength={200}
        {...form.text("pattern")}
      />
      <NativeSelect
        label={words.afterwards}
        data={feedAfterwards.map((value) => ({ value, label: words.afterwardsOf[value] }))}
        value={values.afterwards}
        onChange={({ currentTarget: { value } }) =>
          set("afterwards", feedAfterwards.find((one) => one === value) ?? values.afterwards)
        }
      />
      {values.afterwards === "move" && (
        <TextInput label={words.moveTo} required maxLength={300} {...form.text("move_to")} />
      )}
      <Checkbox label={words.wantsResult} {...form.tick("wants_result")} />
    </section>
  );
}
