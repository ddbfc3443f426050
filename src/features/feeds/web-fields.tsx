import { NativeSelect, TextInput } from "@mantine/core";
import { feedPagings, feedSignIns } from "#domain/feeds.ts";
import { NumberField } from "#ui/form/number-field.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import type { Form } from "#ui/form/use-form.ts";
import type { Feed } from "./feed.ts";
import type { FeedForm } from "./feed-form.ts";
import { WebTest } from "./web-test.tsx";
import { words } from "./words.ts";

interface WebFieldsProps {
  form: Form<FeedForm>;
  /** The feed that is changed. Its secret serves as long as none is typed. */
  kept: Feed | undefined;
}

/** A web address: who asks there, and how it hands out its pages. */
export function WebFields({ form, kept }: WebFieldsProps) {
  const { values, set } = form;
  const signIn = values["web.sign_in"];
  const nameLabel = words.signInNames[signIn];
  return (
    <section>
      <h3>{words.web}</h3>
      <TextInput
        label={words.url}
        required
        type="url"
        placeholder="https://"
        maxLength={2000}
        {...form.text("web.url")}
      />
      <NativeSelect
        label={words.signIn}
        data={feedSignIns.map((value) => ({ value, label: words.signIns[value] }))}
        value={signIn}
        onChange={({ currentTarget: { value } }) =>
          set("web.sign_in", feedSignIns.find((one) => one === value) ?? signIn)
        }
      />
      {nameLabel && <TextInput label={nameLabel} required autoComplete="off" {...form.text("web.sign_in_name")} />}
      {signIn !== "none" && (
        <PasswordField
          label={words.secret}
          autoComplete="new-password"
          {...(kept?.web?.has_secret && { description: words.kept })}
          {...form.text("web.secret")}
        />
      )}
      <PageFields form={form} />
      <WebTest values={values} keptId={kept?.id ?? null} />
    </section>
  );
}

function PageFields({ form }: { form: Form<FeedForm> }) {
  const { values, set } = form;
  const paging = values["web.paging"];
  const isCounted = paging === "number" || paging === "offset";
  return (
    <>
      <NativeSelect
        label={words.paging}
        data={feedPagings.map((value) => ({ value, label: words.pagings[value] }))}
        value={paging}
        onChange={({ currentTarget: { value } }) =>
          set("web.paging", feedPagings.find((one) => one === value) ?? paging)
        }
      />
      {(isCounted || paging === "cursor") && (
        <TextInput label={words.pageParam} required {...form.text("web.page_param")} />
      )}
      {isCounted && <NumberField label={words.first} least={0} {...form.pick("web.first")} />}
      {paging === "cursor" && <TextInput label={words.nextPath} required {...form.text("web.next_path")} />}
      {paging !== "none" && (
        <>
          <TextInput label={words.sizeParam} {...form.text("web.size_param")} />
          <NumberField label={words.size} least={1} {...form.pick("web.size")} />
          <TextInput label={words.rowsPath} description={words.rowsPathHint} {...form.text("web.rows_path")} />
        </>
      )}
    </>
  );
}
