import { Checkbox, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { mailingFileNames, mailingFiles, mailingLinks, placeholders } from "#domain/mailings.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { diamondTypes } from "#domain/stone.ts";
import { ScheduleFields } from "#screens/schedule/schedule-fields.tsx";
import { SearchSource } from "#stones/search-source.tsx";
import { NumberField } from "#ui/form/number-field.tsx";
import type { Form } from "#ui/form/use-form.ts";
import type { MailingForm } from "./mailing-form.ts";
import { PeopleFields } from "./people-fields.tsx";
import { words } from "./words.ts";

/** All fields of a mail rule: what it says, for whom, which stones, with which files, and when. */
export function MailingFields({ form }: { form: Form<MailingForm> }) {
  const { values, errors, set } = form;
  return (
    <>
      <section>
        <TextInput label={words.name} required data-autofocus {...form.text("name")} />
      </section>
      <LetterFields form={form} />
      <PeopleFields form={form} />
      <StoneFields form={form} />
      <LinkFields form={form} />
      <ScheduleFields values={values} errors={errors} onChange={set} none={words.byHand} />
    </>
  );
}

function LetterFields({ form }: { form: Form<MailingForm> }) {
  return (
    <section>
      <h3>{words.letter}</h3>
      <TextInput label={words.subject} required {...form.text("subject")} />
      <Textarea label={words.body} description={words.bodyHint} autosize minRows={6} {...form.text("body")} />
      <details className="dim">
        <summary>{words.placeholders}</summary>
        <ul className="mailing-placeholders">
          {Object.entries(placeholders).map(([name, meaning]) => (
            <li key={name}>
              <code>{`{{${name}}}`}</code> {meaning}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function StoneFields({ form }: { form: Form<MailingForm> }) {
  const { diamond_type, search } = form.values;
  function take({ diamond_type: type, ...filter }: StoneSearch) {
    form.set("search", filter);
    if (type) form.set("diamond_type", [type]);
  }
  return (
    <section>
      <h3>{words.stones}</h3>
      <Checkbox.Group
        label={words.types}
        value={[...diamond_type]}
        onChange={(types) =>
          form.set(
            "diamond_type",
            diamondTypes.filter((type) => types.includes(type)),
          )
        }
      >
        <div className="row wrap">
          {diamondTypes.map((type) => (
            <Checkbox key={type} value={type} label={words.type[type]} />
          ))}
        </div>
      </Checkbox.Group>
      <SearchSource
        search={search}
        labels={{ saved: words.fromSaved, address: words.fromAddress }}
        error={form.errors.search}
        onTake={take}
      />
    </section>
  );
}

function LinkFields({ form }: { form: Form<MailingForm> }) {
  const { link } = form.values;
  return (
    <section>
      <h3>{words.goesAlong}</h3>
      <NativeSelect
        label={words.link}
        data={mailingLinks.map((value) => ({ value, label: words.links[value] }))}
        value={link}
        onChange={({ currentTarget: { value } }) => form.set("link", mailingLinks.find((one) => one === value) ?? link)}
      />
      {link === "shared" && <NumberField label={words.shareHours} least={1} most={720} {...form.pick("share_hours")} />}
      <Checkbox.Group
        label={words.attachments}
        description={words.attachmentsHint}
        value={[...form.values.attachments]}
        onChange={(formats) =>
          form.set(
            "attachments",
            mailingFiles.filter((format) => formats.includes(format)),
          )
        }
      >
        <div className="row wrap">
          {mailingFiles.map((format) => (
            <Checkbox key={format} value={format} label={mailingFileNames[format]} />
          ))}
        </div>
      </Checkbox.Group>
    </section>
  );
}
