import { useAct } from "#api/use-act.ts";
import { useOffered } from "#api/use-offered.ts";
import { usePlaceLists } from "#api/use-places.ts";
import {
  type BusinessValues,
  businessBody,
  businessErrors,
  businessValues,
  noBusiness,
} from "#domain/business-values.ts";
import { codes } from "#domain/codes.ts";
import { type DrawerProps, sendAndClose } from "#screens/send-and-close.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { BusinessFields } from "./business-fields.tsx";
import { type Business, refreshes } from "./client.ts";
import { businessWords } from "./field-words.ts";
import { useIsAdministrator } from "./use-is-administrator.ts";
import { words } from "./words.ts";

/** The reason why the viewer may not edit this business, or null. */
export function useBusinessReason(business: Pick<Business, "status"> | null): string | null {
  const forbidden = useWriteReason();
  const isAdministrator = useIsAdministrator();
  const isCompared = business?.status === codes.business.registered && !isAdministrator;
  return forbidden ?? (isCompared ? words.afterRegistration : null);
}

/** Adds the business of a client without one. */
export function NewBusinessDrawer({ userId, onClose, onDirty }: DrawerProps & { userId: number }) {
  const form = useForm<BusinessValues>(noBusiness, `business of ${userId}`);
  const create = useAct("createBusiness", { refreshes });
  const lists = usePlaceLists(form.values);
  return (
    <FormDrawer
      title={words.newBusiness}
      form={form}
      fields={businessWords(useOffered("BUSINESS_TYPE"), lists)}
      act={words.addBusiness}
      reason={useBusinessReason(null)}
      onSubmit={async (values) =>
        businessErrors(
          await sendAndClose(create, { body: { ...businessBody(values), user_id: userId } }, { onClose, onDirty }),
        )
      }
      onClose={onClose}
      onDirty={onDirty}
    >
      <section>
        <BusinessFields form={form} lists={lists} isFirst />
      </section>
    </FormDrawer>
  );
}

/** Changes the details of a business. */
export function EditBusinessDrawer({ business, onClose, onDirty }: DrawerProps & { business: Business }) {
  const form = useForm<BusinessValues & { version: number }>(businessValues(business), `business ${business.id}`);
  const update = useAct("updateBusiness", { refreshes });
  const lists = usePlaceLists(form.values);
  return (
    <FormDrawer
      title={business.company_name}
      form={form}
      fields={businessWords(useOffered("BUSINESS_TYPE"), lists)}
      act={words.save}
      confirm={words.saveTo(business.company_name)}
      reason={useBusinessReason(business)}
      onSubmit={async (values) => {
        const input = { path: { id: business.id }, body: { ...businessBody(values), version: values.version } };
        return businessErrors(await sendAndClose(update, input, { onClose, onDirty }, businessValues));
      }}
      onClose={onClose}
      onDirty={onDirty}
    >
      <section>
        <BusinessFields form={form} lists={lists} isFirst />
      </section>
    </FormDrawer>
  );
}
