import { clearing } from "./clearing.ts";
import type { Option } from "./option.ts";
import { TypedSelect } from "./typed-select.tsx";

interface OptionPickerProps {
  className?: string;
  label: string;
  /** The words for no choice. */
  none: string;
  /** The name of the button that takes the choice back. It is that of no choice if not given. */
  clear?: string;
  /** True if the form needs a choice: there is no way back to none, and no tab stop for it between two fields. */
  isNeeded?: boolean;
  nothingFound: string;
  options: readonly Option[];
  chosen: number | undefined;
  onTyped: (text: string) => void;
  onChosen: (id: number | undefined) => void;
}

/**
 * A choice of one among many by typing its name. The chosen one stays in the field even if the house no longer offers
 * it.
 */
export function OptionPicker(props: OptionPickerProps) {
  const { className, label, none, clear = none, isNeeded = false, nothingFound, ...choice } = props;
  const { options, chosen, onTyped, onChosen } = choice;
  const isKnown = chosen === undefined || options.some(({ id }) => id === chosen);
  const offered = isKnown ? options : [...options, { id: chosen, label: String(chosen) }];
  return (
    <TypedSelect
      className={className}
      size="xs"
      aria-label={label}
      placeholder={none}
      clearable={!isNeeded}
      allowDeselect={!isNeeded}
      clearButtonProps={clearing(clear)}
      nothingFoundMessage={nothingFound}
      limit={50}
      // The list is as wide as its field, and at least as wide as names are.
      comboboxProps={{ transitionProps: { duration: 0 }, width: "target", position: "bottom-start" }}
      styles={{ dropdown: { minWidth: 280 } }}
      value={chosen === undefined ? null : String(chosen)}
      data={offered.map((one) => ({ value: String(one.id), label: one.label }))}
      onTyped={onTyped}
      onChange={(value) => onChosen(value === null ? undefined : Number(value))}
    />
  );
}
