import type { Data } from "#api/operation-types.ts";
import { addresses } from "#domain/addresses.ts";
import { reaches } from "#domain/permissions.ts";
import type { Sidebar, SidebarEntry } from "#domain/sidebar.ts";
import type { Menu } from "#ui/frame/sidebar.tsx";
import { iconOf } from "./icon-of.ts";

type WaitingCounts = Data<"countWaiting">;

/** Where what waits is worked through: in the office, and among one's own. */
const countedAt: Readonly<Record<string, keyof WaitingCounts>> = {
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
};

/** An entry behind which nothing waits says nothing. */
const badgeOf = (to: string, counts: WaitingCounts) => {
  const counted = countedAt[to];
  return (counted && counts[counted]) || undefined;
};

/** The entry of the settings stands for all of them and carries their sign, not that of the first one. */
const areaOf = (to: string) => (to.startsWith("/settings/") ? "/settings" : to);

const withIcon = ({ label, to }: SidebarEntry) => ({ label, to, icon: iconOf(areaOf(to)) });

/** The sidebar of spec §6 as the frame draws it, with what waits behind its entries. A section of the home alone needs no heading. */
export const menuOf = (sidebar: Sidebar, counts: WaitingCounts = {}): Menu => ({
  home: sidebar.sections[0]?.entries[0]?.to ?? addresses.home,
  sections: sidebar.sections.map(({ heading, entries }, at) => ({
    heading: at === 0 && entries.length === 1 ? undefined : heading,
    items: entries.map((entry) => ({ ...withIcon(entry), badge: badgeOf(entry.to, counts) })),
  })),
  bottom: sidebar.bottom.map(withIcon),
});

/** Which entry the present address stands under. */
export function markedEntry(menu: Menu, path: string): string | undefined {
  const entries = [...menu.sections.flatMap(({ items }) => items), ...menu.bottom];
  return entries
    .map(({ to }) => to)
    .filter((to) => reaches(areaOf(to), path))
    .sort((a, b) => b.length - a.length)[0];
}
