import { Select } from "@mantine/core";
import { useMemo } from "react";
import type { SupplyField } from "./use-supply-fields.ts";
import { words } from "./words.ts";

const ignored = "ignore";

interface FieldChooserProps {
  label: string;
  fields: readonly SupplyField[];
  /** The fields that the column may be, by its name or its values. */
  candidates: readonly string[];
  value: string | null;
  /** The words for no choice, where ignoring the column is another answer. */
  none?: string;
  isLocked: boolean;
  onChange: (field: string | null) => void;
}

/** The field that a column is read as: found by typing a part of its name, or none. */
export function FieldChooser({ label, fields, candidates, value, none, isLocked, onChange }: FieldChooserProps) {
  const data = useMemo(() => {
    const option = ({ field, label: name }: SupplyField) => ({ value: field, label: name });
    const suggested = fields.filter(({ field }) => candidates.includes(field)).map(option);
    const others = fields.filter(({ field }) => !candidates.includes(field)).map(option);
    return [
      ...(none ? [] : [{ value: ignored, label: words.ignore }]),
      ...(suggested.length > 0 ? [{ group: words.suggested, items: suggested }] : []),
      { group: words.allFields, items: others },
    ];
  }, [fields, candidates, none]);
  return (
    <Select
      className="load-other"
      size="xs"
      aria-label={label}
      searchable
      allowDeselect={false}
      readOnly={isLocked}
      nothingFoundMessage={words.nothingFound}
      comboboxProps={{ transitionProps: { duration: 0 } }}
      data={data}
      placeholder={none}
      value={value ?? (none ? null : ignored)}
      // Typing begins a search, and is not added to the chosen name.
      onClick={({ currentTarget }) => currentTarget.select()}
      onChange={(chosen) => onChange(chosen === ignored ? null : String(chosen))}
    />
  );
}
