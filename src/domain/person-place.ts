import type { Address } from "./address.ts";
import { addresses } from "./addresses.ts";
import { type RoleId, roleIds } from "./roles.ts";

type Person = { id: number; role_id: number };

/** The screen on which the accounts of a role open, and the address of one of them. */
const places: Partial<Record<RoleId, { screen: string; at: (id: number) => Address }>> = {
  [roleIds.customer]: { screen: "client", at: addresses.client },
  [roleIds.guest]: { screen: "guests", at: addresses.guest },
  [roleIds.apiClient]: { screen: "api", at: addresses.externalClient },
  [roleIds.ftpClient]: { screen: "api", at: addresses.externalClient },
};

/** The address of somebody who buys, if the viewer may open it. */
export function personPlace({ id, role_id }: Person, mayRead: (screen: string) => boolean): Address | undefined {
  const place = places[role_id as RoleId];
  return place && mayRead(place.screen) ? place.at(id) : undefined;
}
