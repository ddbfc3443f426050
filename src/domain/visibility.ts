import { type RoleId, roleIds } from "./roles.ts";
import type { DiamondType, StoneOrigin } from "./stone.ts";

/** The gates between a client and a stone, in the order in which they are asked. */
export const visibilityGates = [
  "stone",
  "provider",
  "sameReport",
  "status",
  "diamondType",
  "origin",
  "providerAccess",
  "location",
  "account",
  "permission",
] as const;
export type VisibilityGate = (typeof visibilityGates)[number];

/** The fields of a stone that the gates look at. */
export type GatedStone = {
  status: number;
  diamond_type: DiamondType;
  stone_origin: StoneOrigin;
  provider_id: number;
  isProviderActive: boolean;
  /** Another provider's stone with the same report is offered in its place. */
  standsBack: boolean;
  location: string | null;
};

/** The fields of a client that the gates look at; null means no limit. */
export type GatedClient = {
  statuses: readonly number[] | null;
  diamond_types: readonly DiamondType[] | null;
  stone_origins: readonly StoneOrigin[] | null;
  provider_ids: readonly number[] | null;
  locations: readonly string[] | null;
  isActive: boolean;
  maySearch: boolean;
};

const within = <T>(limit: readonly T[] | null, value: T | null): boolean =>
  limit === null || (value !== null && limit.includes(value));

/**
 * The gates between a stone and a client. The client finds the stone if all of them pass; one that does not is the
 * reason. Without a stone, nothing else can be said.
 */
export function gatesOf(
  stone: GatedStone | null,
  client: GatedClient,
): { gate: VisibilityGate; passes: boolean | null }[] {
  const ofStone = (test: (stone: GatedStone) => boolean) => (stone ? test(stone) : null);
  const passes: Record<VisibilityGate, boolean | null> = {
    stone: stone !== null,
    provider: ofStone(({ isProviderActive }) => isProviderActive),
    sameReport: ofStone(({ standsBack }) => !standsBack),
    status: ofStone(({ status }) => within(client.statuses, status)),
    diamondType: ofStone(({ diamond_type }) => within(client.diamond_types, diamond_type)),
    origin: ofStone(({ stone_origin }) => within(client.stone_origins, stone_origin)),
    providerAccess: ofStone(({ provider_id }) => within(client.provider_ids, provider_id)),
    location: ofStone(({ location }) => within(client.locations, location)),
    account: client.isActive,
    permission: client.maySearch,
  };
  return visibilityGates.map((gate) => ({ gate, passes: passes[gate] }));
}

const askers: readonly RoleId[] = [roleIds.administrator, roleIds.qualityControl];

/** True if this role may ask what a client sees, and why. The answer reveals providers and other people's limits. */
export const mayExplainVisibility = (roleId: RoleId): boolean => askers.includes(roleId);
