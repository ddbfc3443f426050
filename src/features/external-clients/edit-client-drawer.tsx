import { Button } from "@mantine/core";
import { useAct } from "#api/use-act.ts";
import { useCountryCodes } from "#api/use-country-codes.ts";
import { sendAndClose } from "#screens/send-and-close.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { Link } from "#ui/frame/link.tsx";
import type { Place } from "#ui/list/drawer.tsx";
import { clientName, type ExternalClient, refreshes } from "./client.ts";
import { ClientSwitch, DeleteClient } from "./client-acts.tsx";
import { type ClientValues, changeOf, fieldWords, valuesOf } from "./client-form.ts";
import { PersonFields } from "./person-fields.tsx";
import { ProviderSection, useProviders } from "./provider-section.tsx";
import { words } from "./words.ts";

interface EditClientDrawerProps {
  client: ExternalClient;
  place?: Place;
  /** The address of the client's own page; absent on that page. */
  to?: string;
  onClose: () => void;
  onGone: () => void;
  onDirty?: (dirty: boolean) => void;
}

/** Changes a client's contact person or password, switches it, or deletes it if it has no ties. */
export function EditClientDrawer({ client, place, to, onClose, onGone, onDirty }: EditClientDrawerProps) {
  const form = useForm<ClientValues>(valuesOf(client), `externalClient ${client.id}`);
  const update = useAct("updateExternalClient", { refreshes });
  const providers = useProviders(client);
  const isApi = client.source === 6;
  return (
    <FormDrawer
      title={clientName(client)}
      place={place}
      form={form}
      fields={fieldWords(useCountryCodes(), providers)}
      act={words.save}
      confirm={words.saveTo(clientName(client))}
      reason={useWriteReason()}
      onSubmit={(values) =>
        sendAndClose(update, { path: { id: client.id }, body: changeOf(values) }, { onClose, onDirty }, valuesOf)
      }
      onClose={onClose}
      onDirty={onDirty}
    >
      <section>
        <div className="row between">
          <span>{words.sources[client.source]}</span>
          <ClientSwitch of={client} />
          {to && (
            <Button variant="default" component={Link} to={to}>
              {words.open}
            </Button>
          )}
        </div>
      </section>
      <section>
        <PersonFields form={form} />
        <PasswordField
          label={words.newPassword}
          description={words.newPasswordHint(isApi)}
          autoComplete="new-password"
          {...form.text("password")}
        />
      </section>
      <ProviderSection form={form} providers={providers} isApi={isApi} />
      <DeleteClient
        of={client}
        onDeleted={() => {
          onDirty?.(false);
          onGone();
        }}
      />
    </FormDrawer>
  );
}
