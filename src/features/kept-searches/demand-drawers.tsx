import { useAct } from "#api/use-act.ts";
import { isEmptySearch, type StoneSearch } from "#domain/search/stone-search.ts";
import { type DrawerProps, sendAndClose } from "#screens/send-and-close.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { DeleteSection } from "#ui/form/delete-section.tsx";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { useForm } from "#ui/form/use-form.ts";
import type { Place } from "#ui/list/drawer.tsx";
import type { Demand } from "./demand-columns.tsx";
import { DemandFields, type DemandForm, demandWords, useSavedSearches } from "./demand-fields.tsx";
import { words } from "./words.ts";

interface Props extends DrawerProps {
  roleId: number;
}

const formOf = ({ name, client, expires_on, version }: Demand): DemandForm => ({
  name,
  saved: null,
  client_id: client ? String(client.id) : null,
  expires_on,
  version,
});
const bodyOf = ({ name, client_id, expires_on }: DemandForm) => ({
  name,
  client_id: client_id === null ? null : Number(client_id),
  expires_on,
});
const empty: DemandForm = { name: "", saved: null, client_id: null, expires_on: null, version: 0 };

/** Adds a demand for the search of the address, or for a saved one. */
export function NewDemandDrawer({ begin, roleId, onClose, onDirty }: Props & { begin: StoneSearch }) {
  const form = useForm<DemandForm>(empty, "demand");
  const saved = useSavedSearches();
  const create = useAct("createDemand", { refreshes: ["listDemands"] });
  const isBare = isEmptySearch(begin) && begin.diamond_type === undefined;
  const search = saved.find(({ id }) => String(id) === form.values.saved)?.search ?? (isBare ? undefined : begin);
  const mayNot = useWriteReason();
  return (
    <FormDrawer
      title={words.newDemand}
      form={form}
      fields={demandWords}
      act={words.addDemand}
      reason={mayNot ?? (search ? null : words.chooseSearch)}
      onSubmit={(values) => {
        const body = { ...bodyOf(values), search: search as StoneSearch };
        return sendAndClose(create, { body }, { onClose, onDirty });
      }}
      onClose={onClose}
      onDirty={onDirty}
    >
      <DemandFields form={form} search={search} saved={saved} roleId={roleId} />
    </FormDrawer>
  );
}

/** Changes a demand, or deletes it. */
export function EditDemandDrawer(props: Props & { demand: Demand; place?: Place }) {
  const { demand, place, roleId, onClose, onDirty } = props;
  const form = useForm<DemandForm>(formOf(demand), `demand ${demand.id}`);
  const saved = useSavedSearches();
  const update = useAct("updateDemand", { refreshes: ["listDemands"] });
  const remove = useAct("deleteDemand", { refreshes: ["listDemands"] });
  const reason = useWriteReason();
  const path = { id: demand.id };
  const search = saved.find(({ id }) => String(id) === form.values.saved)?.search;
  return (
    <FormDrawer
      title={demand.name}
      place={place}
      form={form}
      fields={demandWords}
      act={words.saveChanges}
      reason={reason}
      confirm={words.saveTo(demand.name)}
      onSubmit={(values) => {
        const body = { ...bodyOf(values), ...(search && { search }), version: values.version };
        return sendAndClose(update, { path, body }, { onClose, onDirty }, formOf);
      }}
      onClose={onClose}
      onDirty={onDirty}
    >
      <DemandFields form={form} search={search ?? demand.search} saved={saved} roleId={roleId} />
      <DeleteSection
        name={demand.name}
        text={words.deleteDemandText}
        reason={reason}
        onDelete={() => sendAndClose(remove, { path }, { onClose, onDirty })}
      />
    </FormDrawer>
  );
}
