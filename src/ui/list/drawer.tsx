import "./drawer.css";
import { IconChevronDown, IconChevronUp, IconX } from "@tabler/icons-react";
import { type ReactNode, useId, useRef } from "react";
import { count } from "#domain/format.ts";
import { IconButton } from "../marks/icon-button.tsx";
import { words } from "../words.ts";
import { useDrawerFocus } from "./use-drawer-focus.ts";
import { useDrawerKeys } from "./use-drawer-keys.ts";

/** The open item's place in its list, and the steps to its neighbours. */
export interface Place {
  at: number;
  of: number;
  onPrevious?: () => void;
  onNext?: () => void;
}

export interface DrawerProps {
  /** Drawing, number and badge; its text is the drawer's name. */
  title: ReactNode;
  place?: Place;
  /** Refusals at the start, the main act at the end. */
  foot?: ReactNode;
  narrow?: boolean;
  /** Makes room for a table of fields. */
  wide?: boolean;
  /** True if the drawer is part of the screen from the start. It does not take the focus. */
  isBeside?: boolean;
  onClose: () => void;
  /** Sections, with a hairline between them. */
  children: ReactNode;
}

/** A part beside the list that keeps the list's place; below 992 px it covers the list. Esc closes it, J and K walk. */
export function Drawer({ title, place, foot, narrow, wide, isBeside = false, onClose, children }: DrawerProps) {
  const element = useRef<HTMLElement>(null);
  const titleId = useId();
  useDrawerFocus(element, isBeside);
  useDrawerKeys({ element, onClose, onPrevious: place?.onPrevious, onNext: place?.onNext });
  return (
    <aside
      ref={element}
      className="drawer"
      data-narrow={narrow || undefined}
      data-wide={wide || undefined}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <header>
        <h2 id={titleId} className="row">
          {title}
        </h2>
        <div className="row tight screen-only">
          {place && (
            <>
              <span className="dim figures drawer-place">
                {count(place.at)} of {count(place.of)}
              </span>
              <IconButton
                label={words.previousKey}
                icon={<IconChevronUp size={16} />}
                disabled={!place.onPrevious}
                onClick={place.onPrevious}
              />
              <IconButton
                label={words.nextKey}
                icon={<IconChevronDown size={16} />}
                disabled={!place.onNext}
                onClick={place.onNext}
              />
            </>
          )}
          <IconButton label={words.closeKey} icon={<IconX size={16} />} onClick={onClose} />
        </div>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="drawer-body" tabIndex={0} aria-label={words.details}>
        {children}
      </section>
      {foot && <footer className="screen-only">{foot}</footer>}
    </aside>
  );
}
