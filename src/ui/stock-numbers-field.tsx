import "./stock-numbers-field.css";
import { Button, Textarea } from "@mantine/core";
import { useRef } from "react";
import { stockNumbersIn } from "#domain/stock-numbers.ts";
import { Code } from "./code.tsx";
import { words } from "./words.ts";

/** A stone of the list that was not taken, and why. */
export interface RefusedNumber {
  stock_no?: string;
  reason: string;
}

export interface StockNumbersFieldProps {
  label: string;
  hint: string;
  name: string;
  value: string;
  error?: string;
  refused: readonly RefusedNumber[];
  autoFocus?: boolean;
  onChange: (value: string) => void;
}

/** Stock numbers, pasted or typed: says how many there are, and of each that was refused why; one press takes those out. */
export function StockNumbersField(props: StockNumbersFieldProps) {
  const { label, hint, name, value, error, refused, autoFocus, onChange } = props;
  const numbers = stockNumbersIn(value);
  const isSame = (number: string) => (one: RefusedNumber) => one.stock_no?.toUpperCase() === number.toUpperCase();
  const wrong = refused.filter((one) => numbers.some((number) => isSame(number)(one)));
  const field = useRef<HTMLTextAreaElement>(null);
  function takeOut() {
    onChange(numbers.filter((number) => !wrong.some(isSame(number))).join("\n"));
    // The button goes with what it took out.
    field.current?.focus();
  }
  return (
    <div>
      <Textarea
        ref={field}
        label={label}
        description={numbers.length > 0 ? `${hint} ${words.numbersGiven(numbers.length)}` : hint}
        inputWrapperOrder={["label", "input", "description", "error"]}
        name={name}
        value={value}
        error={error ?? (wrong.length > 0 ? words.numbersRefused(wrong.length) : undefined)}
        onChange={(event) => onChange(event.currentTarget.value)}
        autosize
        minRows={4}
        maxRows={12}
        spellCheck={false}
        data-autofocus={autoFocus || undefined}
        classNames={{ input: "code-area" }}
      />
      {wrong.length > 0 && (
        <div className="refused-numbers">
          <ul aria-label={words.numbersRefused(wrong.length)}>
            {wrong.map(({ stock_no, reason }) => (
              <li key={stock_no}>
                <Code>{stock_no}</Code> <span>{reason}</span>
              </li>
            ))}
          </ul>
          <div className="row">
            <Button variant="default" size="xs" onClick={takeOut}>
              {words.takeOut(wrong.length)}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
