import { type RoleId, roleIds } from "./roles.ts";

/** The people that a permission is for: the house's own people and trade clients, customers, or guests. */
export type Audience = "office" | "customer" | "guest";

export const audienceOf = (roleId: RoleId): Audience =>
  roleId === roleIds.customer ? "customer" : roleId === roleIds.guest ? "guest" : "office";

type Right = "read" | "write";
type Rights = Partial<Record<RoleId, Right>>;
type PermissionSeed = { name: string; path: string; roles: Rights };
type CategorySeed = { audience: Audience; name: string; permissions: PermissionSeed[] };

const everyOffice: Rights = {
  [roleIds.administrator]: "write",
  [roleIds.qualityControl]: "write",
  [roleIds.businessAssociate]: "write",
  [roleIds.apiClient]: "write",
  [roleIds.ftpClient]: "write",
  [roleIds.auditor]: "write",
};
/** The whole office looks at these. Administrators have every right to them. */
const shownToOffice: Rights = {
  [roleIds.administrator]: "write",
  [roleIds.qualityControl]: "read",
  [roleIds.businessAssociate]: "read",
  [roleIds.apiClient]: "read",
  [roleIds.ftpClient]: "read",
  [roleIds.auditor]: "read",
};
/** Administrators and associates put pairs together. Everybody else looks. */
const pairKeepers: Rights = { ...shownToOffice, [roleIds.businessAssociate]: "write" };
const administrators: Rights = { [roleIds.administrator]: "write" };
/** Administrators keep these. Auditors look. */
const housekeepers: Rights = { [roleIds.administrator]: "write", [roleIds.auditor]: "read" };
/** Auditors may read, sign and replay the log too: those who are audited do not decide that alone. */
const provers: Rights = { [roleIds.administrator]: "write", [roleIds.auditor]: "write" };
/** These roles follow a stone through the house. Only administrators change anything there. */
const followers: Rights = {
  [roleIds.administrator]: "write",
  [roleIds.qualityControl]: "read",
  [roleIds.businessAssociate]: "read",
  [roleIds.auditor]: "read",
};
/** Lines of stones: administrators and associates move them, quality control and auditors look. */
const lineMovers: Rights = {
  [roleIds.administrator]: "write",
  [roleIds.qualityControl]: "read",
  [roleIds.businessAssociate]: "write",
  [roleIds.auditor]: "read",
};
/**
 * Administrators decide on clients' registrations and auditors look them up. Associates send documents. Quality control
 * has no part.
 */
const documentReaders: Rights = {
  [roleIds.administrator]: "write",
  [roleIds.businessAssociate]: "write",
  [roleIds.auditor]: "read",
};
/** Whoever runs the house or sells for it looks at what is asked for, ages and is lost. Auditors look, too. */
const sellers: Rights = {
  [roleIds.administrator]: "write",
  [roleIds.businessAssociate]: "read",
  [roleIds.auditor]: "read",
};
/** Quality control checks the stones that come back from a memo. */
const memoMovers: Rights = { ...lineMovers, [roleIds.qualityControl]: "write" };
/** Roles that sell or buy may publish stones. Roles that only look or check, and guests, may not. */
const publishers: Rights = {
  [roleIds.administrator]: "write",
  [roleIds.businessAssociate]: "write",
  [roleIds.apiClient]: "write",
  [roleIds.ftpClient]: "write",
};
const customers: Rights = { [roleIds.customer]: "write" };
const customersLook: Rights = { [roleIds.customer]: "read" };
const guests: Rights = { [roleIds.guest]: "write" };
const guestsLook: Rights = { [roleIds.guest]: "read" };
/** External clients have lines of their own. */
const externalClients: Rights = { [roleIds.apiClient]: "write", [roleIds.ftpClient]: "write" };

/**
 * The screen of whoever delivers a provider's stock: an account that is linked to none has it not, whatever its rights.
 * It stands outside of `customer-profile`, since a right to one's own lists reaches everything under that.
 */
export const deliverersPath = "/my-loads";

/**
 * All permissions, with the rights of a new account of each role. A path is the screen's address. For customers and
 * guests its third segment is the screen (spec §6). An area enters here with its screens, so that no entry leads
 * nowhere.
 */
export const permissionCatalogue: CategorySeed[] = [
  { audience: "office", name: "Home", permissions: [{ name: "Dashboard", path: "/dashboard", roles: everyOffice }] },
  {
    audience: "office",
    name: "Stones",
    permissions: [
      { name: "Search", path: "/search", roles: everyOffice },
      { name: "New arrivals", path: "/new-arrival", roles: shownToOffice },
      { name: "Match pairs", path: "/matchpair", roles: pairKeepers },
      { name: "Collections", path: "/collection", roles: shownToOffice },
      { name: "Special stones", path: "/special-stone", roles: shownToOffice },
      { name: "Track report", path: "/track-report", roles: followers },
      { name: "Shared links", path: "/share-link", roles: publishers },
    ],
  },
  {
    audience: "office",
    name: "Transactions",
    permissions: [
      { name: "Confirm stones", path: "/transaction/confirm-stone", roles: lineMovers },
      { name: "Hold", path: "/transaction/hold", roles: lineMovers },
      { name: "Memo", path: "/transaction/memo", roles: memoMovers },
      { name: "Invoices", path: "/transaction/invoice", roles: lineMovers },
      { name: "Enquiry", path: "/transaction/enquiry", roles: lineMovers },
      { name: "Cart", path: "/transaction/cart", roles: lineMovers },
      { name: "Watch list", path: "/transaction/watch-list", roles: lineMovers },
      { name: "Notes", path: "/transaction/notes", roles: lineMovers },
      { name: "External export", path: "/transaction/external-export", roles: administrators },
      { name: "Tasks", path: "/transaction/tasks", roles: lineMovers },
      { name: "Insight", path: "/transaction/insight", roles: sellers },
      { name: "Reports", path: "/transaction/reports", roles: lineMovers },
    ],
  },
  {
    audience: "office",
    name: "Inventory",
    permissions: [
      { name: "Inventory providers", path: "/inventory/company", roles: administrators },
      { name: "Loads", path: "/inventory/loads", roles: administrators },
      { name: "Feeds", path: "/inventory/feeds", roles: administrators },
      { name: "List prices", path: "/inventory/rap-prices", roles: administrators },
      { name: "Markups", path: "/inventory/markups", roles: administrators },
      { name: "Carat ranges", path: "/inventory/carat-ranges", roles: administrators },
      { name: "Manage collections", path: "/inventory/collections", roles: administrators },
      { name: "Featured stones", path: "/inventory/featured-stones", roles: administrators },
      { name: "Stock lists", path: "/inventory/stock-list", roles: administrators },
    ],
  },
  {
    audience: "office",
    name: "People",
    permissions: [
      { name: "Clients", path: "/client", roles: lineMovers },
      { name: "KYC documents", path: "/kyc", roles: documentReaders },
      { name: "Business associates", path: "/business-associate", roles: housekeepers },
      { name: "API and FTP clients", path: "/api", roles: housekeepers },
      { name: "Guests", path: "/guests", roles: housekeepers },
    ],
  },
  {
    audience: "office",
    name: "Administration",
    permissions: [
      { name: "Administrators", path: "/admin/admin-users", roles: administrators },
      { name: "Quality control", path: "/admin/quality-control", roles: administrators },
      { name: "Auditors", path: "/admin/auditors", roles: administrators },
      { name: "Live users", path: "/admin/live-users", roles: housekeepers },
      { name: "Outbox", path: "/admin/outbox", roles: administrators },
      { name: "Workflows", path: "/admin/workflows", roles: provers },
      { name: "Audit logs", path: "/admin/audit-logs", roles: provers },
    ],
  },
  {
    audience: "office",
    name: "Setting",
    permissions: [
      { name: "Masters", path: "/settings/master-settings/master", roles: administrators },
      { name: "Roles and permissions", path: "/settings/roles-permissions", roles: administrators },
      { name: "Maintenance", path: "/settings/system-settings/maintenance", roles: administrators },
      { name: "Trading rules", path: "/settings/system-settings/trade-rules", roles: administrators },
      { name: "Home settings", path: "/settings/system-settings/home-settings", roles: administrators },
      { name: "Bulk email", path: "/settings/system-settings/bulk-email", roles: administrators },
      { name: "House", path: "/settings/system-settings/house", roles: administrators },
      { name: "Paper settings", path: "/settings/system-settings/papers", roles: administrators },
      { name: "Match-pair settings", path: "/settings/system-settings/match-pairs", roles: administrators },
      { name: "New-arrival settings", path: "/settings/system-settings/new-arrivals", roles: administrators },
    ],
  },
  {
    audience: "office",
    name: "Customer profile",
    permissions: [
      { name: "My cart", path: "/customer-profile/cart", roles: externalClients },
      { name: "My watch list", path: "/customer-profile/watch-list", roles: externalClients },
      { name: "My notes", path: "/customer-profile/notes", roles: externalClients },
      { name: "My enquiries", path: "/customer-profile/enquiry", roles: externalClients },
      { name: "My confirm stones", path: "/customer-profile/confirm-stone", roles: externalClients },
      { name: "My holds", path: "/customer-profile/hold", roles: externalClients },
      { name: "My memos", path: "/customer-profile/memo", roles: externalClients },
      { name: "My invoices", path: "/customer-profile/invoice", roles: externalClients },
      { name: "My reports", path: "/customer-profile/reports", roles: externalClients },
      { name: "My business", path: "/customer-profile/business", roles: externalClients },
      { name: "My loads", path: deliverersPath, roles: externalClients },
      { name: "Profile", path: "/customer-profile/profile", roles: everyOffice },
    ],
  },
  {
    audience: "customer",
    name: "Home",
    permissions: [{ name: "Dashboard", path: "/portal/customer/dashboard", roles: customers }],
  },
  {
    audience: "customer",
    name: "Stones",
    permissions: [
      { name: "Search", path: "/portal/customer/search", roles: customers },
      { name: "New arrivals", path: "/portal/customer/new-arrival", roles: customersLook },
      { name: "Match pairs", path: "/portal/customer/matchpair", roles: customersLook },
      { name: "Collections", path: "/portal/customer/collection", roles: customersLook },
      { name: "Special stones", path: "/portal/customer/special-stone", roles: customersLook },
      { name: "Shared links", path: "/portal/customer/share-link", roles: customers },
    ],
  },
  {
    audience: "customer",
    name: "Customer profile",
    permissions: [{ name: "My stones", path: "/portal/customer/customer-profile", roles: customers }],
  },
  {
    audience: "guest",
    name: "Home",
    permissions: [{ name: "Dashboard", path: "/portal/guest/dashboard", roles: guests }],
  },
  {
    audience: "guest",
    name: "Stones",
    permissions: [
      { name: "Search", path: "/portal/guest/search", roles: guests },
      { name: "New arrivals", path: "/portal/guest/new-arrival", roles: guestsLook },
      { name: "Match pairs", path: "/portal/guest/matchpair", roles: guestsLook },
      { name: "Collections", path: "/portal/guest/collection", roles: guestsLook },
      { name: "Special stones", path: "/portal/guest/special-stone", roles: guestsLook },
    ],
  },
  {
    audience: "guest",
    name: "Customer profile",
    permissions: [{ name: "My stones", path: "/portal/guest/customer-profile", roles: guests }],
  },
];

/** Rights over a part of other screens: the sidebar has no entry for them. */
export const partsOfScreens: ReadonlySet<string> = new Set(["/kyc", "/share-link", "/portal/customer/share-link"]);

/** Spec §6: categories and permissions stand in one order per role, in whatever order the server answers. */
const officeOrder = [
  "Home",
  "Stones",
  "Transactions",
  "People",
  "Inventory",
  "Administration",
  "Setting",
  "Customer profile",
];
const visitorOrder = ["Home", "Stones", "Customer profile"];
export const categoryOrder: Record<RoleId, readonly string[]> = {
  1: officeOrder,
  2: visitorOrder,
  3: officeOrder,
  4: visitorOrder,
  5: officeOrder,
  6: officeOrder,
  7: officeOrder,
  8: officeOrder,
};
export const permissionOrder = permissionCatalogue.flatMap((category) => category.permissions.map(({ path }) => path));

/** The screen that a permission's path names: `/portal/customer/dashboard` is `dashboard` for roles 2 and 4. */
export function screenOf(path: string, roleId: number): string {
  const segments = path.split("/").filter(Boolean);
  const fromThird = roleId === roleIds.customer || roleId === roleIds.guest;
  return fromThird ? (segments[2] ?? "") : segments.join("/");
}

/** True if a right on one screen reaches another: it reaches the screens under it. */
export const reaches = (screen: string, asked: string) =>
  screen !== "" && (asked === screen || asked.startsWith(`${screen}/`));
