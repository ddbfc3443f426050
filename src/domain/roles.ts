/** The eight roles of an account by their number on the wire (spec §6; 8 is ours). */
export const roleIds = {
  administrator: 1,
  customer: 2,
  qualityControl: 3,
  guest: 4,
  businessAssociate: 5,
  apiClient: 6,
  ftpClient: 7,
  auditor: 8,
} as const;

export type RoleId = (typeof roleIds)[keyof typeof roleIds];

/** Spec §3: the roles that buy, by themselves or by a program. */
export const buyerRoles: readonly RoleId[] = [roleIds.customer, roleIds.guest, roleIds.apiClient, roleIds.ftpClient];

/** The roles of the house's own people. */
export const staffRoles: readonly RoleId[] = [
  roleIds.administrator,
  roleIds.qualityControl,
  roleIds.businessAssociate,
  roleIds.auditor,
];

/** The roles of clients that are programs. */
export const externalRoles: readonly number[] = [roleIds.apiClient, roleIds.ftpClient];

/** The name of a role on the screen. */
export const roleNames: Record<RoleId, string> = {
  1: "Administrator",
  2: "Customer",
  3: "Quality control",
  4: "Guest",
  5: "Business associate",
  6: "API client",
  7: "FTP client",
  8: "Auditor",
};

/** The parties of a workflow. A `visitor` sits in front of a browser, signed in or not. */
export const parties = ["admin", "associate", "customer", "guest", "qc", "auditor", "system", "visitor"] as const;

export type Party = (typeof parties)[number];

/** The letter of a party in diagrams and tables. */
export const partyLetters: Record<Party, string> = {
  admin: "A",
  associate: "B",
  customer: "C",
  guest: "G",
  qc: "Q",
  auditor: "U",
  system: "S",
  visitor: "V",
};

/** The titles of parties, for people. */
export const partyTitles: Record<Party, string> = {
  admin: "Administrator",
  associate: "Business associate",
  customer: "Customer",
  guest: "Guest",
  qc: "Quality control",
  auditor: "Auditor",
  system: "System",
  visitor: "Visitor",
};

const partyByRole: Record<RoleId, Party> = {
  1: "admin",
  2: "customer",
  3: "qc",
  4: "guest",
  5: "associate",
  // Spec §3: API and FTP clients buy; in a workflow they are customers.
  6: "customer",
  7: "customer",
  8: "auditor",
};

/** True if this number is a role. */
export const isRoleId = (value: unknown): value is RoleId => typeof value === "number" && value in partyByRole;

/** The party of a role in a workflow. */
export const partyOf = (role: RoleId): Party => partyByRole[role];
