import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { useAct } from "#api/use-act.ts";
import { useAssociates } from "#api/use-associates.ts";
import { useCountryCodes } from "#api/use-country-codes.ts";
import { useOffered } from "#api/use-offered.ts";
import { usePlaceLists } from "#api/use-places.ts";
import { personName } from "#domain/person-name.ts";
import { sendAndClose } from "#screens/send-and-close.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { PlaceFields } from "#ui/form/place-fields.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { Drawer, type Place } from "#ui/list/drawer.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { type ClientDetail, refreshes } from "./client.ts";
import { clientWords } from "./field-words.ts";
import { PersonFields } from "./person-fields.tsx";
import { type ClientValues, changeOf, valuesOf } from "./person-form.ts";
import { useIsAdministrator } from "./use-is-administrator.ts";
import { words } from "./words.ts";

interface EditProps {
  place?: Place;
  onClose: () => void;
  onDirty?: (dirty: boolean) => void;
}

/** Changes a client's account. The form reads the client, as the row in the list lacks some of its fields. */
export function EditClientDrawer({ id, ...props }: EditProps & { id: number }) {
  const client = useCall("getClient", { path: { id } });
  if (client.data) return <EditForm {...props} client={client.data} />;
  return (
    <Drawer title={words.editPersonMore} place={props.place} onClose={props.onClose}>
      {client.isError ? <FailureState {...queryFailure(client)} /> : <SkeletonRows label={words.person} />}
    </Drawer>
  );
}

function EditForm({ client, place, onClose, onDirty }: EditProps & { client: ClientDetail }) {
  const form = useForm<ClientValues>(valuesOf(client), `client ${client.id}`);
  const update = useAct("updateClient", { refreshes });
  const isAdministrator = useIsAdministrator();
  const lists = usePlaceLists(form.values);
  const choices = {
    codes: useCountryCodes(),
    designations: useOffered("COMPANY_DESIGNATION"),
    associates: useAssociates(isAdministrator),
  };
  return (
    <FormDrawer
      title={personName(client)}
      place={place}
      form={form}
      fields={clientWords(choices, lists)}
      act={words.save}
      confirm={words.saveTo(personName(client))}
      reason={useWriteReason()}
      onSubmit={(values) => {
        const body = changeOf(values, client, isAdministrator);
        return sendAndClose(update, { path: { id: client.id }, body }, { onClose, onDirty }, valuesOf);
      }}
      onClose={onClose}
      onDirty={onDirty}
    >
      <section>
        <PersonFields form={form} />
      </section>
      <section>
        <PlaceFields form={form} lists={lists} />
      </section>
    </FormDrawer>
  );
}
