import type { Data } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import {
  type BusinessValues,
  businessBody,
  businessErrors,
  businessValues,
  noBusiness,
} from "#domain/business-values.ts";
import { sendAndClose } from "#screens/send-and-close.ts";
import { Act } from "#ui/act/act.tsx";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { FormTrouble } from "#ui/form/form-trouble.tsx";
import { useDirty } from "#ui/form/use-dirty.ts";
import { useForm } from "#ui/form/use-form.ts";
import { useSubmit } from "#ui/form/use-submit.ts";
import { BusinessFields } from "./business-fields.tsx";
import { useBusinessWords } from "./use-business-words.ts";
import { words } from "./words.ts";

type Business = Data<"getBusiness">;

interface NewBusinessFormProps {
  /** The reason why the form is read-only, or null. */
  reason: string | null;
  onSaved: () => void;
  onDirty?: (dirty: boolean) => void;
}

/** The first step: the details of the business. */
export function NewBusinessForm({ reason, onSaved, onDirty }: NewBusinessFormProps) {
  const form = useForm(noBusiness, "ownBusiness");
  const create = useAct("createBusiness");
  const fields = useBusinessWords(form.values);
  const sending = useSubmit<BusinessValues>(form, async (values) =>
    businessErrors(await sendAndClose(create, { body: businessBody(values) }, { onClose: onSaved, onDirty })),
  );
  const { pending, send, formProps } = sending;
  useDirty(onDirty, form.dirty);
  return (
    <form className="stack" {...formProps(() => !reason && void send())}>
      <FormTrouble form={form} fields={fields} sending={sending} />
      <div className="business-form">
        <BusinessFields form={form} />
      </div>
      <div className="row kyc-end">
        <Act size="sm" type="submit" keys="Ctrl+↵" loading={pending} reason={reason}>
          {words.saveDetails}
        </Act>
      </div>
    </form>
  );
}

interface EditBusinessDrawerProps {
  business: Business;
  onSaved: () => void;
  onClose: () => void;
  onDirty?: (dirty: boolean) => void;
}

/** Changes the details. A version that somebody else saved meanwhile stands beside one's own. */
export function EditBusinessDrawer({ business, onSaved, onClose, onDirty }: EditBusinessDrawerProps) {
  const form = useForm(businessValues(business), `ownBusiness ${business.id}`);
  const save = useAct("updateBusiness", { refreshes: ["getBusiness", "getKyc"] });
  const fields = useBusinessWords(form.values);
  const savedAndClosed = () => {
    onSaved();
    onClose();
  };
  return (
    <FormDrawer
      title={words.editTitle}
      form={form}
      fields={fields}
      act={words.saveChanges}
      onSubmit={async (values) => {
        const input = { path: { id: business.id }, body: { ...businessBody(values), version: values.version } };
        return businessErrors(await sendAndClose(save, input, { onClose: savedAndClosed, onDirty }, businessValues));
      }}
      onClose={onClose}
      onDirty={onDirty}
    >
      <BusinessFields form={form} />
    </FormDrawer>
  );
}
