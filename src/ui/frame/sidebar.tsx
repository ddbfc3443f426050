import "./sidebar.css";
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { count } from "#domain/format.ts";
import { bringIntoSight } from "../marks/bring-into-sight.ts";
import { Icon, type IconName } from "../marks/icon.tsx";
import { words } from "../words.ts";
import { BrandMark } from "./brand-mark.tsx";
import { Link } from "./link.tsx";

export interface MenuItem {
  label: string;
  to: string;
  icon: IconName;
  /** The number of things that wait on its screen. */
  badge?: number;
}
export interface MenuSection {
  heading?: string;
  items: readonly MenuItem[];
}
export interface Menu {
  /** The address of the mark of the house. */
  home: string;
  sections: readonly MenuSection[];
  /** Profile and settings, at the bottom (spec §6). */
  bottom: readonly MenuItem[];
}

interface EntriesProps {
  menu: Menu;
  place: string | undefined;
  folded?: boolean;
  onGo?: () => void;
}

function Entry({ item, place, folded, onGo }: { item: MenuItem } & Omit<EntriesProps, "menu">) {
  const spoken = item.badge === undefined ? item.label : `${item.label}, ${count(item.badge)}`;
  return (
    <li>
      <Link
        to={item.to}
        aria-current={item.to === place ? "page" : undefined}
        aria-label={folded ? spoken : undefined}
        title={folded ? item.label : undefined}
        onClick={onGo}
      >
        <Icon name={item.icon} />
        <span className="fold-away">{item.label}</span>
        {item.badge !== undefined && <span className="side-count figures">{count(item.badge)}</span>}
      </Link>
    </li>
  );
}

/** The entries of the menu: the sections, then those at the bottom. */
export function MenuEntries({ menu, ...rest }: EntriesProps) {
  const sections = useRef<HTMLDivElement>(null);
  // The current entry is in sight in a window of any height.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place, and not against whoever scrolls
  useEffect(() => {
    const current = sections.current?.querySelector<HTMLElement>("[aria-current=page]");
    if (current) bringIntoSight(current);
  }, [rest.place]);
  return (
    <>
      <div ref={sections} className="side-sections">
        {menu.sections.map((section, at) => (
          <div key={section.heading ?? `section ${at}`} className="side-section">
            {section.heading && <h2 className="side-heading fold-away">{section.heading}</h2>}
            <ul>
              {section.items.map((item) => (
                <Entry key={item.to} item={item} {...rest} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      {menu.bottom.length > 0 && (
        <div className="side-section side-end">
          <ul>
            {menu.bottom.map((item) => (
              <Entry key={item.to} item={item} {...rest} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** The sidebar: 224 px, or 56 px of icons when folded; without `onFold` it cannot be unfolded (a narrow window). */
export function Sidebar({
  menu,
  place,
  folded,
  onFold,
}: Omit<EntriesProps, "onGo"> & { onFold?: (folded: boolean) => void }) {
  const FoldIcon = folded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <nav className="side screen-only" aria-label={words.mainMenu}>
      <Link to={menu.home} className="brand" aria-label="Loupe">
        <BrandMark />
        <span className="fold-away">Loupe</span>
      </Link>
      <MenuEntries menu={menu} place={place} folded={folded} />
      {onFold && (
        <button
          type="button"
          className="side-fold"
          aria-label={folded ? words.unfoldSidebar : words.foldSidebar}
          onClick={() => onFold(!folded)}
        >
          <FoldIcon size={16} aria-hidden="true" />
          <span className="fold-away">{words.fold}</span>
        </button>
      )}
    </nav>
  );
}
