import "./filter-rail.css";
import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";

/** Filters beside a list, or the content of a sheet where there is no room beside it. */
export function FilterRail({ label, inSheet, children }: { label: string; inSheet?: boolean; children: ReactNode }) {
  return (
    <search
      className={inSheet ? "rail in-sheet" : "rail screen-only"}
      aria-label={label}
      tabIndex={inSheet ? undefined : 0}
    >
      {children}
    </search>
  );
}

interface RailGroupProps {
  label: string;
  /** The chosen values, shown beside the label while the group is folded. */
  note?: string;
  startsFolded?: boolean;
  /** Clear, and other acts on the whole group. */
  acts?: ReactNode;
  children: ReactNode;
}

/** A group of filters that folds. A folded group is not drawn. */
export function RailGroup({ label, note, startsFolded = false, acts, children }: RailGroupProps) {
  const id = useId();
  const [isFolded, setFolded] = useState(startsFolded);
  return (
    <section className="rail-group" aria-labelledby={id}>
      <div className="rail-head">
        <h3>
          <button type="button" className="rail-fold" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
            <span id={id}>{label}</span>
            {isFolded ? (
              <IconChevronRight size={14} className="mirrored" aria-hidden="true" />
            ) : (
              <IconChevronDown size={14} aria-hidden="true" />
            )}
            {isFolded && note && <span className="dim">{note}</span>}
          </button>
        </h3>
        {acts}
      </div>
      {!isFolded && <div className="rail-body">{children}</div>}
    </section>
  );
}

interface RailActProps {
  /** The full name of the act, where its words alone would say too little. */
  label?: string;
  onClick: () => void;
  children: ReactNode;
}

/** A quiet act in the head of a group. */
export const RailAct = ({ label, onClick, children }: RailActProps) => (
  <button type="button" className="rail-act" aria-label={label} onClick={onClick}>
    {children}
  </button>
);

interface RailChoiceProps {
  label: string;
  value: string;
  data: { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A choice between a few words in the head of a group. */
export const RailChoice = ({ label, value, data, onChange }: RailChoiceProps) => (
  <select
    className="rail-act"
    aria-label={label}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  >
    {data.map((one) => (
      <option key={one.value} value={one.value}>
        {one.label}
      </option>
    ))}
  </select>
);

/** Chips side by side in equal columns. */
export const ChipGrid = ({ label, columns, children }: { label: string; columns: number; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid of its own in every browser
  <div
    className={columns > 2 ? "chip-grid narrow" : "chip-grid"}
    role="group"
    aria-label={label}
    style={{ "--columns": columns }}
  >
    {children}
  </div>
);
