import "./stock-numbers-field.css";
import { Button, Textarea } from "@mantine/core";
import { useRef } from "react";
import { selectionMax } from "#domain/limits.ts";
import { repeatedIn, stockNumbersIn } from "#domain/stock-numbers.ts";
import { Code } from "../marks/code.tsx";
import { words } from "../words.ts";

/** A number of the list that was refused, with the reason. */
export interface RefusedNumber {
  stock_no?: string;
  reason: string;
  /** The stock numbers of the stones that the number may mean. */
  choices?: readonly string[];
}

export interface StockNumbersFieldProps {
  label: string;
  hint: string;
  name: string;
  value: string;
  error?: string;
  refused: readonly RefusedNumber[];
  /** The most numbers that are accepted at once. */
  most?: number;
  autoFocus?: boolean;
  maxRows?: number;
  onChange: (value: string) => void;
}

/**
 * A field for stock and report numbers, pasted or typed. It counts them and shows the reason for each refused one. One
 * press removes the refused ones. For a report number of several stones, one press chooses the stone.
 */
export function StockNumbersField(props: StockNumbersFieldProps) {
  const { label, hint, name, value, error, refused, most = selectionMax, autoFocus, maxRows = 12, onChange } = props;
  const numbers = stockNumbersIn(value);
  const isSame = (number: string) => (one: RefusedNumber) => one.stock_no?.toUpperCase() === number.toUpperCase();
  const wrong = refused.filter((one) => numbers.some((number) => isSame(number)(one)));
  const field = useRef<HTMLTextAreaElement>(null);
  function takeOut() {
    onChange(numbers.filter((number) => !wrong.some(isSame(number))).join("\n"));
    // The button disappears with the numbers that it removed.
    field.current?.focus();
  }
  function choose(number: string, stockNo: string) {
    onChange(numbers.map((one) => (one === number ? stockNo : one)).join("\n"));
    field.current?.focus();
  }
  const repeated = repeatedIn(value);
  const said = [
    hint,
    numbers.length > 0 && words.numbersGiven(numbers.length),
    repeated > 0 && words.numbersRepeated(repeated),
  ];
  const tooMany = numbers.length > most ? words.numbersAtMost(most, numbers.length) : undefined;
  return (
    <div>
      <Textarea
        ref={field}
        label={label}
        description={said.filter(Boolean).join(" ")}
        inputWrapperOrder={["label", "input", "description", "error"]}
        name={name}
        value={value}
        error={error ?? tooMany ?? (wrong.length > 0 ? words.numbersRefused(wrong.length) : undefined)}
        onChange={(event) => onChange(event.currentTarget.value)}
        autosize
        minRows={Math.min(4, maxRows - 2)}
        maxRows={maxRows}
        spellCheck={false}
        data-autofocus={autoFocus || undefined}
        classNames={{ input: "code-area" }}
      />
      {wrong.length > 0 && (
        <div className="refused-numbers">
          <ul aria-label={words.numbersRefused(wrong.length)}>
            {wrong.map(({ stock_no = "", reason, choices = [] }) => (
              <li key={stock_no}>
                <Code>{stock_no}</Code> <span>{reason}</span>
                {choices.map((choice) => (
                  <Button key={choice} variant="default" size="compact-xs" onClick={() => choose(stock_no, choice)}>
                    {words.meantIs(choice)}
                  </Button>
                ))}
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
