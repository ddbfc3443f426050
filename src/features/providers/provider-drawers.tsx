import type { Data } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import { type DrawerProps, sendAndClose } from "#screens/send-and-close.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { useForm } from "#ui/form/use-form.ts";
import type { Place } from "#ui/list/drawer.tsx";
import { type Provider, refreshes } from "./provider.ts";
import { ProviderFields } from "./provider-fields.tsx";
import { atFields, bodyOf, fieldWords, noProvider, type ProviderValues, valuesOf } from "./provider-form.ts";
import { useLocations } from "./use-locations.ts";
import { words } from "./words.ts";

/** Adds a provider. */
export function NewProviderDrawer({
  onAdded,
  onClose,
  onDirty,
}: DrawerProps & { onAdded: (provider: Data<"createProvider">) => void }) {
  const form = useForm<ProviderValues>(noProvider, "provider");
  const locations = useLocations();
  const create = useAct("createProvider", { refreshes });
  return (
    <FormDrawer
      title={words.newProvider}
      form={form}
      fields={fieldWords(locations)}
      act={words.add}
      reason={useWriteReason()}
      onSubmit={async (values) =>
        atFields(await sendAndClose(create, { body: bodyOf(values) }, { onClose: onAdded, onDirty }))
      }
      onClose={onClose}
      onDirty={onDirty}
    >
      <ProviderFields form={form} locations={locations} />
    </FormDrawer>
  );
}

interface EditProps extends DrawerProps {
  provider: Provider;
  place?: Place;
}

/** Changes a provider. */
export function EditProviderDrawer({ provider, place, onClose, onDirty }: EditProps) {
  const form = useForm<ProviderValues>(valuesOf(provider), `provider ${provider.id}`);
  const locations = useLocations(provider);
  const update = useAct("updateProvider", { refreshes });

  const save = (values: ProviderValues) => {
    const body = { ...bodyOf(values), version: values.version };
    return sendAndClose(update, { path: { id: provider.id }, body }, { onClose, onDirty }, valuesOf);
  };
  return (
    <FormDrawer
      title={words.edit(provider.name)}
      place={place}
      form={form}
      fields={fieldWords(locations)}
      act={words.save}
      reason={useWriteReason()}
      confirm={words.saveTo(provider.name)}
      onSubmit={async (values) => atFields(await save(values))}
      onClose={onClose}
      onDirty={onDirty}
    >
      <ProviderFields form={form} locations={locations} />
    </FormDrawer>
  );
}
