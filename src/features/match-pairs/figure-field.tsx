import { NumberInput } from "@mantine/core";
import { useEffect, useState } from "react";

interface FigureFieldProps {
  label: string;
  unit: string;
  decimals: number;
  /** Nothing where the field says nothing. */
  value: number | null;
  /** What stands in an empty field. */
  placeholder?: string;
  /** Why a figure is none that counts; such a one stays in the field and goes nowhere. */
  refusalOf?: (value: number) => string | undefined;
  onValue: (value: number | null) => void;
}

/** A figure of a filter: it counts when one leaves the field or presses Enter, not at every key. */
export function FigureField(props: FigureFieldProps) {
  const { label, unit, decimals, value, placeholder, refusalOf, onValue } = props;
  const [typed, setTyped] = useState<number | string>(value ?? "");
  useEffect(() => setTyped(value ?? ""), [value]);
  const figure = typed === "" ? null : Number(typed);
  const refusal = figure === null ? undefined : refusalOf?.(figure);
  const commit = () => {
    if (!refusal && figure !== value) onValue(figure);
  };
  return (
    <NumberInput
      size="xs"
      label={unit ? `${label}, ${unit}` : label}
      value={typed}
      error={refusal}
      placeholder={placeholder}
      decimalScale={decimals}
      fixedDecimalScale={decimals > 0}
      step={10 ** -decimals}
      hideControls
      onChange={setTyped}
      onBlur={commit}
      onKeyDown={(event) => event.key === "Enter" && commit()}
    />
  );
}
