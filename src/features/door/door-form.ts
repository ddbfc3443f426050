import { doorAddresses } from "#domain/address.ts";
import { words } from "./words.ts";

/** The forms of the door, as the address names them: `/login?form=guest`. Without a name it is the account's. */
export type DoorForm = "guest" | "sign-up" | "forgot" | "invitation" | "set-up";

const forms: readonly DoorForm[] = ["guest", "sign-up", "forgot", "invitation", "set-up"];

/** The form that an address names; an unknown one is the account's. */
export const doorForm = (value: unknown): DoorForm | undefined => forms.find((form) => form === value);

/** The address of a form. It keeps the address that the visitor wanted. */
export function doorAddress(form: DoorForm | undefined, from: string | undefined): string {
  return doorAddresses.door({ form, from });
}

const titles = {
  guest: words.guestTitle,
  "sign-up": words.signUpTitle,
  forgot: words.forgotTitle,
  invitation: words.invitationTitle,
  "set-up": words.setUpTitle,
};

/** The title of the window for a form. */
export const doorTitle = (form: DoorForm | undefined) => (form ? titles[form] : words.signIn);
