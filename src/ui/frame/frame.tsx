import "./frame.css";
import "./forced-colors.css";
import { useDisclosure, useHotkeys, useMediaQuery } from "@mantine/hooks";
import { IconMenu2, IconSearch } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { IconButton } from "../marks/icon-button.tsx";
import { words } from "../words.ts";
import { Keys } from "./key.tsx";
import { TitleSlot } from "./page-title.tsx";
import { type Person, PersonMenu } from "./person-menu.tsx";
import { PrintMark } from "./print-mark.tsx";
import { type Menu, Sidebar } from "./sidebar.tsx";
import { SidebarSheet } from "./sidebar-sheet.tsx";
import { useFocusKept } from "./use-focus-kept.ts";
import { useFrameKeys } from "./use-frame-keys.ts";

const KeysDialog = lazy(() => import("./keys-dialog.tsx").then((m) => ({ default: m.KeysDialog })));

export interface FrameProps {
  menu: Menu;
  /** The address of the marked entry. */
  place: string | undefined;
  /** The header's title until a page sets its own with `PageTitle`. */
  title: ReactNode;
  /** True if the sidebar was folded by hand; below 1200 px it is folded anyway. The caller remembers it. */
  folded: boolean;
  onFold: (folded: boolean) => void;
  person: Person;
  /** The name of the house, for the head of a printed screen. */
  house: string;
  /** Opens the finder; Ctrl+K does the same. Without it there is no find button. */
  onFind?: () => void;
  /** The notification bell, in a house with notifications. */
  bell?: ReactNode;
  /** A notice over everything while something is out of the ordinary. */
  banner?: ReactNode;
  children: ReactNode;
}

/** Sidebar, header, and one screen that fills the rest. */
export function Frame(props: FrameProps) {
  const { menu, place, title, folded, onFold, person, house, onFind, bell, banner, children } = props;
  const narrow = useMediaQuery("(max-width: 74.99em)", false, { getInitialValueInEffect: false });
  const phone = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
  const [sheet, { open: openSheet, close: closeSheet }] = useDisclosure(false);
  const [titleSlot, setTitleSlot] = useState<HTMLElement | null>(null);
  const [keys, { open: openKeys, close: closeKeys }] = useDisclosure(false);
  useHotkeys(onFind ? [["mod+K", onFind]] : [], []);
  useFocusKept();
  useFrameKeys({ onFind, onKeys: openKeys });

  return (
    <TitleSlot value={titleSlot}>
      <div className="frame" data-folded={folded || narrow || undefined}>
        <a href="#content" className="skip">
          {words.skip}
        </a>
        {banner && <div className="frame-banner screen-only">{banner}</div>}
        {!phone && <Sidebar menu={menu} place={place} folded={folded || narrow} onFold={narrow ? undefined : onFold} />}
        <header className="top">
          {phone && (
            <IconButton
              label={words.openMenu}
              icon={<IconMenu2 size={20} />}
              aria-expanded={sheet}
              onClick={openSheet}
            />
          )}
          <h1>
            <span ref={setTitleSlot} className="title-of-page" />
            <span className="title-of-place">{title}</span>
          </h1>
          {onFind && (
            <button type="button" className="find" aria-keyshortcuts="Control+K" onClick={onFind}>
              <IconSearch size={14} aria-hidden="true" />
              <span className="unseen">{words.find} </span>
              <span className="wide-only">{words.findHint}</span>
              <span className="wide-only">
                <Keys of="Ctrl+K" />
              </span>
            </button>
          )}
          {bell}
          <PersonMenu person={person} />
          <PrintMark house={house} />
        </header>
        <main className="main" id="content" tabIndex={-1}>
          {children}
        </main>
        <Suspense>{keys && <KeysDialog onClose={closeKeys} />}</Suspense>
        {phone && sheet && <SidebarSheet menu={menu} place={place} onClose={closeSheet} />}
      </div>
    </TitleSlot>
  );
}
