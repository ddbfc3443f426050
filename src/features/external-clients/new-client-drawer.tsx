import { SegmentedControl, Select, TextInput } from "@mantine/core";
import { useCall } from "#api/query.ts";
import { useAct } from "#api/use-act.ts";
import { useCountryCodes } from "#api/use-country-codes.ts";
import { sendAndClose } from "#screens/send-and-close.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { type Form, useForm } from "#ui/form/use-form.ts";
import { refreshes } from "./client.ts";
import { fieldWords, type NewClient, newBodyOf, noClient } from "./client-form.ts";
import { PersonFields } from "./person-fields.tsx";
import { words } from "./words.ts";

const sources = Object.entries(words.sources).map(([value, label]) => ({ value, label }));
const aMinute = 60_000;

interface NewClientDrawerProps {
  onAdded: (id: number) => void;
  onClose: () => void;
  onDirty?: (dirty: boolean) => void;
}

/** Adds a client with its company, or for an existing business. */
export function NewClientDrawer({ onAdded, onClose, onDirty }: NewClientDrawerProps) {
  const form = useForm<NewClient>(noClient, "externalClient");
  const create = useAct("createExternalClient", { refreshes });
  const isFtp = form.values.source === "7";
  return (
    <FormDrawer
      title={words.newClient}
      form={form}
      fields={fieldWords(useCountryCodes())}
      act={words.add}
      reason={useWriteReason()}
      onSubmit={(values) =>
        sendAndClose(create, { body: newBodyOf(values) }, { onClose: ({ id }) => onAdded(id), onDirty })
      }
      onClose={onClose}
      onDirty={onDirty}
    >
      <section>
        <SegmentedControl
          aria-label={words.source}
          data={sources}
          value={form.values.source}
          onChange={(source) => form.set("source", source as NewClient["source"])}
        />
      </section>
      <section>
        <h3>{words.ofBusiness}</h3>
        <BusinessField form={form} />
      </section>
      <section>
        <h3>{words.ofPerson}</h3>
        <PersonFields form={form} />
        <PasswordField
          label={words.password}
          description={isFtp ? words.ftpPassword : words.apiPassword}
          required={isFtp}
          autoComplete="new-password"
          {...form.text("password")}
        />
      </section>
    </FormDrawer>
  );
}

/** The businesses that already have clients. */
function useBusinesses() {
  const { data } = useCall("listClientOptions", { query: {} }, { freshForMs: aMinute });
  const found = (data?.data ?? []).flatMap(({ business: { id, company_name } }) =>
    id && company_name ? [[String(id), company_name] as const] : [],
  );
  return [...new Map(found)].map(([value, label]) => ({ value, label }));
}

function BusinessField({ form }: { form: Form<NewClient> }) {
  const businesses = useBusinesses();
  const { isKnown, business_id } = form.values;
  return (
    <>
      <SegmentedControl
        aria-label={words.ofBusiness}
        data={[
          { value: "new", label: words.newCompany },
          { value: "known", label: words.knownBusiness },
        ]}
        value={isKnown ? "known" : "new"}
        onChange={(kind) => {
          form.set("isKnown", kind === "known");
          form.setErrors({});
        }}
      />
      {isKnown ? (
        <Select
          label={words.business}
          required
          searchable
          data={businesses}
          value={business_id}
          onChange={(id) => form.set("business_id", id)}
          error={form.errors.business_id ?? form.errors.company_name}
          comboboxProps={{ transitionProps: { duration: 0 } }}
        />
      ) : (
        <TextInput label={words.company} required data-autofocus {...form.text("company_name")} />
      )}
    </>
  );
}
