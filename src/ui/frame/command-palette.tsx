import "./command-palette.css";
import { Modal } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { mended } from "#domain/search/words/corrected.ts";
import { nearestOf } from "#domain/search/words/nearest-words.ts";
import { Icon, type IconName } from "../marks/icon.tsx";
import { words } from "../words.ts";
import { takeTyped } from "./typed-ahead.ts";

export interface PaletteItem {
  id: string;
  label: string;
  /** Other words that find this item. */
  also?: string;
  /** A note on the item, in dim at the end. */
  hint?: ReactNode;
  icon?: IconName;
}
export interface PaletteSection {
  heading: string;
  items: readonly PaletteItem[];
  /** True if the server found these items for the query. They are not filtered again. */
  found?: boolean;
}

export interface CommandPaletteProps {
  sections: readonly PaletteSection[];
  onChoose: (item: PaletteItem) => void;
  onClose: () => void;
  /** Receives the query, for sections that the server fills. */
  onQuery?: (query: string) => void;
  /** The query in words of the trade, without what was mistyped in it. */
  mended?: readonly string[];
}

/** The sections with the items that match every word of the query. Empty sections are left out. */
export function matching(sections: readonly PaletteSection[], query: string): PaletteSection[] {
  const asked = query.toLowerCase().split(/\s+/).filter(Boolean);
  return sections
    .map((section) => ({
      ...section,
      items: section.found
        ? section.items
        : section.items.filter((item) => {
            const text = `${item.label} ${item.also ?? ""}`.toLowerCase();
            return asked.every((word) => text.includes(word));
          }),
    }))
    .filter((section) => section.items.length > 0);
}

/** The pause after which nobody is still typing. Before it a word is not finished, and so is not mistyped. */
const restMs = 300;
const mostMended = 3;

/**
 * The query without its mistyped words, where nothing is found for it. Only queries that find something are offered.
 */
function mendedQueries(sections: readonly PaletteSection[], query: string): string[] {
  const items = sections.flatMap((section) => (section.found ? [] : section.items));
  const texts = items.map(({ label, also = "" }) => `${label} ${also}`.toLowerCase());
  const known = [...new Set(texts.flatMap((text) => text.split(/[^\p{L}]+/u)))].map((text) => ({ text }));
  const mistyped = query.split(/\s+/).filter((word) => !texts.some((text) => text.includes(word.toLowerCase())));
  return mended(query, mistyped, (word) => nearestOf(word, known).map(({ text }) => text))
    .filter((text) => matching(sections, text).some((section) => !section.found))
    .slice(0, mostMended);
}

interface QueryFieldProps extends Omit<ComponentProps<"input">, "onChange"> {
  /** Something is found. */
  hasItems: boolean;
  onQuery: (query: string) => void;
}

/** The field of the finder. It has the focus as soon as it is there, and begins with what was typed before that. */
function QueryField({ hasItems, onQuery, ...input }: QueryFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const begin = useEffectEvent(() => {
    field.current?.focus();
    const typed = takeTyped();
    if (typed) onQuery(typed);
  });
  useLayoutEffect(() => begin(), []);
  return (
    <input
      ref={field}
      data-autofocus
      role="combobox"
      aria-expanded={hasItems}
      aria-autocomplete="list"
      aria-label={words.findHint}
      placeholder={words.findHint}
      onChange={(event) => onQuery(event.currentTarget.value)}
      {...input}
    />
  );
}

/**
 * The finder of Ctrl+K. A few letters and Enter lead to any screen, stone, report number, customer or memo. Rendered =
 * open.
 */
export function CommandPalette({ sections, onChoose, onClose, onQuery, mended: ofPhrase = [] }: CommandPaletteProps) {
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [rested] = useDebouncedValue(query, restMs);
  const found = matching(sections, query);
  const isFound = found.length > 0;
  const meant = isFound || rested !== query ? [] : [...new Set([...ofPhrase, ...mendedQueries(sections, query)])];
  const corrections = { heading: words.didYouMean, items: meant.map((label): PaletteItem => ({ id: label, label })) };
  const shown = isFound ? found : meant.length > 0 ? [corrections] : [];
  const items = shown.flatMap((section) => section.items);
  const current = items[Math.min(at, items.length - 1)];

  useEffect(() => {
    if (current)
      list.current?.querySelector(`[data-item="${CSS.escape(current.id)}"]`)?.scrollIntoView({ block: "nearest" });
  }, [current]);

  function ask(asked: string) {
    setQuery(asked);
    setAt(0);
    onQuery?.(asked);
  }

  /** A correction is asked in place of the query. Anything else is chosen. */
  function take(item: PaletteItem) {
    if (isFound) onChoose(item);
    else ask(item.label);
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = items.length - 1;
    const steps: Record<string, number> = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      PageDown: Math.min(last, at + 8),
      PageUp: Math.max(0, at - 8),
    };
    const to = steps[event.key];
    if (event.key === "Enter" && current) take(current);
    else if (to !== undefined && last >= 0) setAt(to);
    else return;
    event.preventDefault();
  }

  return (
    <Modal.Root opened onClose={onClose} size={560} yOffset="10dvh" transitionProps={{ duration: 0 }}>
      <Modal.Overlay />
      <Modal.Content aria-label={words.goTo}>
        <div className="palette-ask">
          <IconSearch size={16} aria-hidden="true" />
          <QueryField
            hasItems={items.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={current && `${id}-${current.id}`}
            value={query}
            onQuery={ask}
            onKeyDown={onKeyDown}
          />
        </div>
        <div ref={list} id={`${id}-list`} className="palette-list" role="listbox" aria-label={words.goTo} tabIndex={-1}>
          {shown.map((section) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
            <div key={section.heading} role="group" aria-label={section.heading}>
              <div className="palette-heading" aria-hidden="true">
                {section.heading}
              </div>
              {section.items.map((item) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
                <div
                  key={item.id}
                  id={`${id}-${item.id}`}
                  data-item={item.id}
                  className="palette-item"
                  role="option"
                  tabIndex={-1}
                  aria-selected={item === current}
                  // The field keeps the focus, so that the keys go on after a click.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => take(item)}
                  onPointerMove={() => setAt(items.indexOf(item))}
                >
                  {item.icon && <Icon name={item.icon} />}
                  <span className="grow">{item.label}</span>
                  <span className="dim">{item.hint}</span>
                </div>
              ))}
            </div>
          ))}
        </div>
        <div className={isFound ? "unseen" : "palette-none dim"} role="status">
          {!isFound && words.nothingFound}
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
