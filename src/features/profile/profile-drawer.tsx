import { TextInput } from "@mantine/core";
import { useCountryCodes } from "#api/use-country-codes.ts";
import { usePlaceLists } from "#api/use-places.ts";
import { roleIds } from "#domain/roles.ts";
import type { SessionUser } from "#machines/session-parts.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FileField } from "#ui/form/file-field.tsx";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { PhoneInForm } from "#ui/form/phone-in-form.tsx";
import { PlaceFields } from "#ui/form/place-fields.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { DesignationField } from "./designation-field.tsx";
import { type ProfileValues, valuesOf } from "./profile-values.ts";
import { useSaveProfile } from "./use-save-profile.ts";
import { useShownFields } from "./use-shown-fields.tsx";
import { words } from "./words.ts";

interface ProfileDrawerProps {
  user: SessionUser;
  onSaved: (user: SessionUser) => void;
  onClose: () => void;
  onDirty: (dirty: boolean) => void;
}

/** Name, number, place and picture. A version that somebody else saved meanwhile stands beside one's own. */
export function ProfileDrawer({ user, onSaved, onClose, onDirty }: ProfileDrawerProps) {
  const form = useForm<ProfileValues>(valuesOf(user), "profile");
  const codes = useCountryCodes();
  const lists = usePlaceLists(form.values);
  const fields: FieldWords<ProfileValues> = useShownFields(form.values, user, codes);
  const save = useSaveProfile(user);
  const isGuest = user.role_id === roleIds.guest;

  return (
    <FormDrawer
      title={words.editProfile}
      form={form}
      fields={fields}
      act={words.save}
      confirm={words.saveQuestion}
      onSubmit={(values) =>
        save(values, (saved) => {
          onSaved(saved);
          onDirty(false); // saved: closing loses nothing
          onClose();
        })
      }
      onClose={onClose}
      onDirty={onDirty}
    >
      <section>
        <TextInput
          label={isGuest ? words.contact : words.firstName}
          autoComplete={isGuest ? "name" : "given-name"}
          data-autofocus
          {...form.text("first_name")}
        />
        {!isGuest && <TextInput label={words.lastName} autoComplete="family-name" {...form.text("last_name")} />}
        {!isGuest && <DesignationField form={form} user={user} />}
        <PhoneInForm form={form} countries={codes} />
      </section>
      <section>
        <PlaceFields form={form} lists={lists} />
      </section>
      <section>
        <FileField
          label={words.picture}
          accept="image/png,image/jpeg,image/webp"
          capture="user"
          hint={words.pictureHint}
          value={form.values.picture}
          onChange={(picture) => form.set("picture", picture)}
          error={form.errors.picture ?? form.errors.removeFiles}
        />
      </section>
    </FormDrawer>
  );
}
