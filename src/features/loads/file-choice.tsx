import { Select } from "@mantine/core";

interface FileChoiceProps {
  label: string;
  choices: readonly { value: string; label: string }[];
  /** A value beside the usual ones is a choice too; null if nobody has said. */
  value: string | null;
  /** The words for nothing said. */
  none?: string;
  isLocked: boolean;
  onChosen: (value: string) => void;
}

/** One of the usual answers to how a file is written. */
export function FileChoice({ label, choices, value, none, isLocked, onChosen }: FileChoiceProps) {
  const isUsual = value === null || choices.some((one) => one.value === value);
  return (
    <Select
      label={label}
      readOnly={isLocked}
      allowDeselect={false}
      placeholder={none}
      comboboxProps={{ transitionProps: { duration: 0 } }}
      data={isUsual ? [...choices] : [...choices, { value, label: value }]}
      value={value}
      onChange={(chosen) => chosen !== null && onChosen(chosen)}
    />
  );
}
