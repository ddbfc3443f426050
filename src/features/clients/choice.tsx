import { Select } from "@mantine/core";
import { clearing } from "#ui/form/clearing.ts";

interface ChoiceProps {
  label: string;
  data: readonly { value: string; label: string }[];
  value: number | null;
  error: string | undefined;
  placeholder?: string;
  onChange: (id: number | null) => void;
}

/** A field for one of many by its number, or none. */
export const Choice = ({ label, data, value, error, placeholder, onChange }: ChoiceProps) => (
  <Select
    label={label}
    searchable={data.length > 9}
    clearable
    clearButtonProps={clearing(`${label}: –`)}
    placeholder={placeholder}
    data={[...data]}
    value={value === null ? null : String(value)}
    onChange={(id) => onChange(id === null ? null : Number(id))}
    error={error}
    comboboxProps={{ transitionProps: { duration: 0 } }}
  />
);
