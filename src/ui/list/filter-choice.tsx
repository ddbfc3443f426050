import { Select } from "@mantine/core";
import { clearing } from "../form/clearing.ts";
import { OptionPicker } from "../form/option-picker.tsx";
import { words } from "../words.ts";
import type { Filter } from "./filter.ts";

interface FilterChoiceProps {
  filter: Extract<Filter, { kind: "choice" }>;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** The field of a filter with choices. One of more choices than it has is found by typing, as in every form. */
export function FilterChoice({ filter, value, onChange }: FilterChoiceProps) {
  const { label, choices, onTyped } = filter;
  if (onTyped)
    return (
      <OptionPicker
        className="filter-choice"
        label={label}
        none={label}
        clear={words.liftFilter(label)}
        nothingFound={words.nothingFound}
        options={choices.map((one) => ({ id: Number(one.value), label: one.label }))}
        chosen={value === undefined ? undefined : Number(value)}
        onTyped={onTyped}
        onChosen={(id) => onChange(id?.toString())}
      />
    );
  return (
    <Select
      className="filter-choice"
      size="xs"
      aria-label={label}
      placeholder={label}
      data={[...choices]}
      value={value ?? null}
      onChange={(next) => onChange(next ?? undefined)}
      searchable={choices.length > 9}
      clearable
      clearButtonProps={clearing(words.liftFilter(label))}
      comboboxProps={{ transitionProps: { duration: 0 } }}
    />
  );
}
