import type { Body } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import { useAssociates } from "#api/use-associates.ts";
import { useCountryCodes } from "#api/use-country-codes.ts";
import { useOffered } from "#api/use-offered.ts";
import { usePlaceLists } from "#api/use-places.ts";
import { type BusinessValues, businessBody, businessErrors, noBusiness } from "#domain/business-values.ts";
import { sendAndClose } from "#screens/send-and-close.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { BusinessFields } from "./business-fields.tsx";
import { refreshes } from "./client.ts";
import { businessWords, personWords } from "./field-words.ts";
import { PersonFields } from "./person-fields.tsx";
import { noPerson, type PersonValues, phoneOf } from "./person-form.ts";
import { useIsAdministrator } from "./use-is-administrator.ts";
import { words } from "./words.ts";

type NewClient = PersonValues & BusinessValues & { password: string };

interface NewClientDrawerProps {
  onAdded: (id: number) => void;
  onClose: () => void;
  onDirty?: (dirty: boolean) => void;
}

/** Adds a customer and their business in one act. An associate gets them as their own. */
export function NewClientDrawer({ onAdded, onClose, onDirty }: NewClientDrawerProps) {
  const form = useForm<NewClient>({ ...noPerson, ...noBusiness, password: "" }, "client");
  const create = useAct("createClientWithBusiness", { refreshes });
  const isAdministrator = useIsAdministrator();
  const codes = useCountryCodes();
  const lists = usePlaceLists(form.values);
  const designations = useOffered("COMPANY_DESIGNATION");
  const fields = {
    ...personWords({ codes, designations, associates: useAssociates(isAdministrator) }),
    ...businessWords(useOffered("BUSINESS_TYPE"), lists),
    password: { label: words.password },
  };

  const submit = async (values: NewClient) => {
    const { first_name, last_name, email, user_name, designation_id, business_associate_id, password } = values;
    const person = { first_name, last_name, email, user_name, designation_id, ...phoneOf(values) };
    // A number without a chosen country is sent without one, and the server asks for it.
    const body = {
      ...person,
      ...(isAdministrator && { business_associate_id }),
      ...(password && { password }),
      business: businessBody(values),
    };
    return businessErrors(
      await sendAndClose(
        create,
        { body: body as Body<"createClientWithBusiness"> },
        { onClose: ({ id }) => onAdded(id), onDirty },
      ),
    );
  };
  return (
    <FormDrawer
      title={words.newClient}
      form={form}
      fields={fields}
      act={words.add}
      reason={useWriteReason()}
      onSubmit={submit}
      onClose={onClose}
      onDirty={onDirty}
    >
      <section>
        <h3>{words.ofPerson}</h3>
        {!isAdministrator && <p className="dim">{words.ownClient}</p>}
        <PersonFields form={form} isNew />
        <PasswordField
          label={words.password}
          description={words.passwordHint}
          autoComplete="new-password"
          {...form.text("password")}
        />
      </section>
      <section>
        <h3>{words.ofBusiness}</h3>
        <BusinessFields form={form} lists={lists} />
      </section>
    </FormDrawer>
  );
}
