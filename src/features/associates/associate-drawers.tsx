import type { Body } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import { personName } from "#domain/person-name.ts";
import { type DrawerProps, sendAndClose } from "#screens/send-and-close.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import type { Place } from "#ui/list/drawer.tsx";
import { type Associate, refreshes } from "./associate.ts";
import { AssociateFields } from "./associate-fields.tsx";
import { type AssociateValues, bodyOf, nobody, useFields, useTypes, valuesOf } from "./associate-form.ts";
import { words } from "./words.ts";

/** Adds an associate with a first password. Without one, an invitation lets them set it. */
export function NewAssociateDrawer({ onAdded, onClose, onDirty }: DrawerProps & { onAdded: (id: number) => void }) {
  const form = useForm<AssociateValues>(nobody, "associate");
  const types = useTypes();
  const create = useAct("createAssociate", { refreshes });
  return (
    <FormDrawer
      title={words.newAssociate}
      form={form}
      fields={useFields(types)}
      act={words.add}
      reason={useWriteReason()}
      onSubmit={(values) => {
        const password = values.password === "" ? {} : { password: values.password };
        // Missing fields are refused by the server, each at its field.
        const body = { ...bodyOf(values), ...password } as Body<"createAssociate">;
        return sendAndClose(create, { body }, { onClose: ({ id }) => onAdded(id), onDirty });
      }}
      onClose={onClose}
      onDirty={onDirty}
    >
      <section>
        <AssociateFields form={form} types={types} />
      </section>
      <section>
        <PasswordField
          label={words.firstPassword}
          description={words.firstPasswordHint}
          autoComplete="new-password"
          {...form.text("password")}
        />
      </section>
    </FormDrawer>
  );
}

interface EditProps extends DrawerProps {
  associate: Associate;
  place?: Place;
}

/** Changes an associate. */
export function EditAssociateDrawer({ associate, place, onClose, onDirty }: EditProps) {
  const form = useForm<AssociateValues>(valuesOf(associate), `associate ${associate.id}`);
  const types = useTypes(associate);
  const update = useAct("updateAssociate", { refreshes });
  return (
    <FormDrawer
      title={words.edit(personName(associate))}
      place={place}
      form={form}
      fields={useFields(types)}
      act={words.save}
      reason={useWriteReason()}
      confirm={words.saveTo(personName(associate))}
      onSubmit={(values) => {
        const body = { ...bodyOf(values), version: values.version };
        return sendAndClose(update, { path: { id: associate.id }, body }, { onClose, onDirty }, valuesOf);
      }}
      onClose={onClose}
      onDirty={onDirty}
    >
      <section>
        <AssociateFields form={form} types={types} />
      </section>
    </FormDrawer>
  );
}
