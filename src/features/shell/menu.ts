import { reaches } from "#domain/permissions.ts";
import type { Sidebar, SidebarEntry } from "#domain/sidebar.ts";
import type { Menu } from "#ui/sidebar.tsx";
import { iconOf } from "./icon-of.ts";

const withIcon = ({ label, to }: SidebarEntry) => ({ label, to, icon: iconOf(areaOf(to)) });

/** The entry of the settings stands for all of them and carries their sign, not that of the first one. */
const areaOf = (to: string) => (to.startsWith("/settings/") ? "/settings" : to);

/** The sidebar of spec §6 as the frame draws it. A section of the home alone needs no heading. */
export const menuOf = (sidebar: Sidebar): Menu => ({
  home: sidebar.sections[0]?.entries[0]?.to ?? "/dashboard",
  sections: sidebar.sections.map(({ heading, entries }, at) => ({
    heading: at === 0 && entries.length === 1 ? undefined : heading,
    items: entries.map(withIcon),
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
