import type { Data } from "#api/operation-types.ts";
import { addresses } from "#domain/addresses.ts";
import { reaches } from "#domain/permissions.ts";
import type { Sidebar, SidebarEntry } from "#domain/sidebar.ts";
import type { Menu } from "#ui/frame/sidebar.tsx";
import { iconOf } from "./icon-of.ts";

export type WaitingCounts = Data<"countWaiting">;

/** The counts of waiting lines, by the list in the office and in one's own area. */
const countedAt: Readonly<Record<string, keyof WaitingCounts | readonly (keyof WaitingCounts)[]>> = {
  [addresses.list("cart")]: "cart",
  [addresses.list("hold")]: "hold",
  [addresses.list("confirm-stone")]: "confirm",
  [addresses.list("memo")]: "memo",
  [addresses.list("enquiry")]: "enquiry",
  [addresses.list("external-export")]: "external",
  [addresses.tasks]: "task",
  [addresses.clients]: "kyc",
  [addresses.ownList("cart")]: "cart",
  [addresses.ownList("hold")]: "hold",
  [addresses.ownList("confirm-stone")]: "confirm",
  [addresses.ownList("memo")]: "memo",
  [addresses.ownList("enquiry")]: "enquiry",
  // A buyer has one entry for all of them.
  [addresses.ownLists]: ["cart", "hold", "confirm", "memo", "enquiry"],
};

/** The badge of an entry, if anything waits behind it. */
export function badgeOf(to: string, counts: WaitingCounts): number | undefined {
  const counted = [countedAt[to] ?? []].flat();
  return counted.reduce((sum, name) => sum + (counts[name] ?? 0), 0) || undefined;
}

/**
 * The area of an address. The entry of the settings stands for all of them, with their icon, not that of the first one.
 */
const areaOf = (to: string) => (to.startsWith("/settings/") ? "/settings" : to);

const withIcon = ({ label, to }: SidebarEntry) => ({ label, to, icon: iconOf(areaOf(to)) });

/**
 * The sidebar of spec §6 in the form of the frame, with the counts behind its entries. A section with the home alone
 * needs no heading.
 */
export const menuOf = (sidebar: Sidebar, counts: WaitingCounts = {}): Menu => ({
  home: sidebar.sections[0]?.entries[0]?.to ?? addresses.home,
  sections: sidebar.sections.map(({ heading, entries }, at) => ({
    heading: at === 0 && entries.length === 1 ? undefined : heading,
    items: entries.map((entry) => ({ ...withIcon(entry), badge: badgeOf(entry.to, counts) })),
  })),
  bottom: sidebar.bottom.map((entry) => ({ ...withIcon(entry), badge: badgeOf(entry.to, counts) })),
});

/** The entry that the present address belongs to. */
export function markedEntry(menu: Menu, path: string): string | undefined {
  const entries = [...menu.sections.flatMap(({ items }) => items), ...menu.bottom];
  return entries
    .map(({ to }) => to)
    .filter((to) => reaches(areaOf(to), path))
    .sort((a, b) => b.length - a.length)[0];
}
