import "./stock-numbers-field.css";
import { Button, Textarea } from "@mantine/core";
import { type ClipboardEvent, useRef, useState } from "react";
import { count } from "#domain/format.ts";
import { selectionMax } from "#domain/limits.ts";
import { pastedText } from "#domain/pasted-text.ts";
import { type Refused, refusalWords } from "#domain/refusal-words.ts";
import { numbersTextMax, repeatedIn, stockNumbersIn } from "#domain/stock-numbers.ts";
import { Code } from "../marks/code.tsx";
import { CopyNumbers } from "../marks/copy-numbers.tsx";
import { words } from "../words.ts";

/** A number of the list that was refused, with the reason. */
export interface RefusedNumber extends Refused {
  stock_no?: string;
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

/** The sentence for a text that is not read: a field of a million lines would hold the page at every key. */
const tooLong = (most: number) =>
  `No more than ${count(most)} numbers at a time, and this text is longer. Nothing was added.`;

/**
 * A field for stock and report numbers, pasted or typed. It counts them and shows the reason for each refused one. One
 * press removes the refused ones. For a report number of several stones, one press chooses the stone.
 */
export function StockNumbersField(props: StockNumbersFieldProps) {
  const { label, hint, name, value, error, refused, most = selectionMax, autoFocus, maxRows = 12, onChange } = props;
  const numbers = stockNumbersIn(value);
  const [isTooLong, setTooLong] = useState(false);
  const textMax = numbersTextMax(most);
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
  function take(next: string) {
    // A text that stands there already may always become shorter.
    const isRefused = next.length > textMax && next.length > value.length;
    setTooLong(isRefused);
    if (!isRefused) onChange(next);
  }
  /** Reads what the browser would write line by line: only the words of a long text come into the field. */
  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData("text/plain");
    if (pasted.length <= textMax) return;
    event.preventDefault();
    const read = pastedText(pasted, textMax);
    if (read === null) return setTooLong(true);
    const { selectionStart, selectionEnd } = event.currentTarget;
    take(`${value.slice(0, selectionStart)}${read}${value.slice(selectionEnd)}`);
  }
  const repeated = repeatedIn(value);
  const said = [
    hint,
    numbers.length > 0 && words.numbersGiven(numbers.length),
    repeated > 0 && words.numbersRepeated(repeated),
  ];
  const unread = isTooLong ? tooLong(most) : undefined;
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
        error={unread ?? error ?? tooMany ?? (wrong.length > 0 ? words.numbersRefused(wrong.length) : undefined)}
        onChange={(event) => take(event.currentTarget.value)}
        onPaste={paste}
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
            {wrong.map(({ stock_no = "", choices = [], ...refused }) => (
              <li key={stock_no}>
                <Code>{stock_no}</Code> <span>{refusalWords(refused, new Date())}</span>
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
            <CopyNumbers numbers={wrong.map(({ stock_no = "" }) => stock_no)} />
          </div>
        </div>
      )}
    </div>
  );
}
