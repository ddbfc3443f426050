import { type RoleId, roleIds } from "./roles.ts";

/** A client as option lists hand it out (spec §3). */
export type ClientName = {
  role_id: number;
  first_name: string;
  last_name: string;
  business: { company_name: string | null };
};

const suffixes: Partial<Record<number, string>> = { [roleIds.apiClient]: " (API)", [roleIds.ftpClient]: " (FTP)" };

/** Spec §3: `Acme | Ann Lee`; somebody without a company is called by their name alone. */
export const companyAndPerson = (company: string | null, person: string): string =>
  [company, person].filter(Boolean).join(" | ");

/** Spec §3: `Acme | Ann Lee`, with (API) or (FTP) behind the accounts that programs use. */
export function clientLabel({ role_id, first_name, last_name, business }: ClientName): string {
  const person = `${first_name} ${last_name}`.trim();
  return companyAndPerson(business.company_name, person) + (suffixes[role_id] ?? "");
}

/** The roles that look at stones for a client: the office, and an associate for their own. */
const lookForClients: readonly RoleId[] = [
  roleIds.administrator,
  roleIds.qualityControl,
  roleIds.businessAssociate,
  roleIds.auditor,
];
export const mayChooseClient = (role: RoleId): boolean => lookForClients.includes(role);
