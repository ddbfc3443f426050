import { clientLabel } from "#domain/client-label.ts";
import type { StoneLine } from "../stone-line.ts";
import { words } from "./words.ts";

export const personName = ({ user }: StoneLine): string => `${user.first_name} ${user.last_name}`.trim();

/** The company, or the person without one. */
export const clientName = (line: StoneLine): string => line.business?.company_name || personName(line);

/** Spec §3: company, person, and the mark of an account that a program uses. */
export const clientInFull = ({ user, business }: StoneLine): string =>
  clientLabel({ ...user, business: { company_name: business?.company_name ?? null } });

/** The maker of the line: the client, or somebody of the house for them. */
export const makerName = ({ user, made_by }: StoneLine): string =>
  made_by.id === user.id ? words.theClient : `${made_by.first_name} ${made_by.last_name}`.trim();
