import type { ReactNode } from "react";

export interface Choice {
  value: string;
  label: string;
}

/** A filter as data; `name`, `from` and `to` are the names in the address. */
export type Filter =
  | { kind: "search"; name: string; label: string; placeholder?: string }
  /** `onTyped` hears what one types, if there may be more choices than these. Their values are then ids. */
  | { kind: "choice"; name: string; label: string; choices: readonly Choice[]; onTyped?: (text: string) => void }
  | { kind: "dates"; from: string; to: string; label: string }
  /** A filter without a field: a link sets it, its chip lifts it. */
  | { kind: "linked"; name: string; label: string; shown?: string };

export type FilterValues = Readonly<Record<string, string | undefined>>;

export interface FilterBarProps {
  filters: readonly Filter[];
  /** The values in the address; a filter without a value is off. */
  values: FilterValues;
  /** Receives the changed values; undefined lifts a filter. */
  onChange: (patch: FilterValues) => void;
  /** More tools of this list, at the end. */
  children?: ReactNode;
}
