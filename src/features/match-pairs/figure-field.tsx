import { useEffect, useState } from "react";
import { NumberField } from "#ui/form/number-field.tsx";

interface FigureFieldProps {
  label: string;
  unit: string;
  decimals: number;
  /** The figure; null for an empty field. */
  value: number | null;
  /** The text of an empty field. */
  placeholder?: string;
  /** The reason why a figure is refused. A refused figure stays in the field and is not sent. */
  refusalOf?: (value: number) => string | undefined;
  onValue: (value: number | null) => void;
}

/** A figure of a filter. It counts when the field is left or at Enter, not at every key. */
export function FigureField(props: FigureFieldProps) {
  const { label, unit, decimals, value, placeholder, refusalOf, onValue } = props;
  const [typed, setTyped] = useState<number | string>(value ?? "");
  useEffect(() => setTyped(value ?? ""), [value]);
  const figure = typed === "" ? null : typed;
  const refusal = typeof figure === "number" ? refusalOf?.(figure) : undefined;
  const commit = () => {
    if (typeof figure !== "string" && !refusal && figure !== value) onValue(figure);
  };
  return (
    <NumberField
      size="xs"
      label={unit ? `${label}, ${unit}` : label}
      value={typed}
      error={refusal}
      placeholder={placeholder}
      places={decimals}
      isFixed
      onChange={setTyped}
      onBlur={commit}
      onKeyDown={(event) => event.key === "Enter" && commit()}
    />
  );
}
