/** The ways in, as the address names them: `/login?form=guest`; without a name it is the account's. */
export type DoorForm = "guest" | "sign-up" | "forgot";

/** The form that an address names; an unknown one is the account's. */
export const doorForm = (value: unknown): DoorForm | undefined =>
  value === "guest" || value === "sign-up" || value === "forgot" ? value : undefined;
