import { reaches } from "#domain/permissions.ts";
import type { IconName } from "#ui/marks/icon.tsx";

/** Icons of the base paths of spec §2, and of screens with their own. The longest address wins. */
const icons: Record<string, IconName> = {
  dashboard: "gauge",
  admin: "chart",
  "admin/outbox": "mail",
  "admin/audit-logs": "history",
  "admin/workflows": "route",
  inventory: "store",
  "inventory/company": "store",
  "inventory/loads": "upload",
  "inventory/feeds": "clock",
  "inventory/rap-prices": "invoice",
  "inventory/markups": "percent",
  "inventory/carat-ranges": "adjustments",
  "inventory/collections": "stack",
  "inventory/featured-stones": "star",
  "inventory/stock-list": "file",
  transaction: "briefcase",
  "transaction/confirm-stone": "checklist",
  "transaction/hold": "clock",
  "transaction/memo": "briefcase",
  "transaction/invoice": "invoice",
  "transaction/enquiry": "question",
  "transaction/cart": "cart",
  "transaction/watch-list": "eye",
  "transaction/notes": "note",
  "transaction/external-export": "file",
  "transaction/tasks": "list",
  client: "users",
  "business-associate": "id",
  api: "api",
  "track-report": "report",
  settings: "settings",
  "settings/master-settings/master": "list",
  "settings/roles-permissions": "shield",
  "settings/system-settings/maintenance": "adjustments",
  "settings/system-settings/trade-rules": "briefcase",
  "settings/system-settings/match-pairs": "diamond",
  "settings/system-settings/new-arrivals": "sparkles",
  "settings/system-settings/papers": "invoice",
  "settings/system-settings/house": "store",
  search: "search",
  matchpair: "diamond",
  "new-arrival": "sparkles",
  collection: "stack",
  "special-stone": "star",
  "customer-profile": "diamond",
  "customer-profile/profile": "user",
  "customer-profile/confirm-stone": "checklist",
  "customer-profile/hold": "clock",
  "customer-profile/memo": "briefcase",
  "customer-profile/invoice": "invoice",
  "customer-profile/enquiry": "question",
  "customer-profile/cart": "cart",
  "customer-profile/watch-list": "eye",
  "customer-profile/notes": "note",
  guests: "guests",
  customer: "gauge",
};
const byLength = Object.keys(icons).sort((a, b) => b.length - a.length);

/** The icon of a screen, by its address. */
export function iconOf(to: string): IconName {
  const screen = byLength.find((each) => reaches(each, to.slice(1)));
  return (screen && icons[screen]) || "screen";
}
