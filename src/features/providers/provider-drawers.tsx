import { formOutcome } from "#api/form-outcome.ts";
import type { Data } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { useForm } from "#ui/form/use-form.ts";
import type { Place } from "#ui/list/drawer.tsx";
import { notify } from "#ui/notice/notify.ts";
import { type Provider, refreshes } from "./provider.ts";
import { ProviderFields } from "./provider-fields.tsx";
import { atFields, bodyOf, fieldWords, noProvider, type ProviderValues, valuesOf } from "./provider-form.ts";
import { useLocations } from "./use-locations.ts";
import { words } from "./words.ts";

interface DrawerProps {
  onClose: () => void;
  onDirty?: (dirty: boolean) => void;
}

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
        atFields(
          await formOutcome<ProviderValues>(async () => {
            const { data, message } = await create.mutateAsync({ body: bodyOf(values) });
            notify.success(message);
            onDirty?.(false); // saved: leaving loses nothing
            onAdded(data);
          }),
        )
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

  async function save(values: ProviderValues) {
    const body = { ...bodyOf(values), version: values.version };
    notify.success((await update.mutateAsync({ path: { id: provider.id }, body })).message);
    onDirty?.(false); // saved: closing loses nothing
    onClose();
  }
  return (
    <FormDrawer
      title={words.edit(provider.name)}
      place={place}
      form={form}
      fields={fieldWords(locations)}
      act={words.save}
      reason={useWriteReason()}
      confirm={words.saveTo(provider.name)}
      onSubmit={async (values) => atFields(await formOutcome(() => save(values), update, valuesOf))}
      onClose={onClose}
      onDirty={onDirty}
    >
      <ProviderFields form={form} locations={locations} />
    </FormDrawer>
  );
}
