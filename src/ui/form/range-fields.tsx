import "../list/filter-rail.css";
import { TextInput } from "@mantine/core";
import { useEffect, useId, useRef, useState } from "react";
import { typedNumber } from "#domain/typed-number.ts";
import { words } from "../words.ts";

interface Bounds {
  from?: number | null;
  to?: number | null;
}

interface RangeFieldsProps {
  label: string;
  /** True if the group already names what the bounds are of. */
  isPlain?: boolean;
  value: Bounds | undefined;
  /** Called when typing stops, and at once on Enter and on leaving. */
  onChange: (value: Bounds) => void;
}

/** Milliseconds without typing before a bound is handed out. */
const rest = 150;
const textOf = (bound: number | null | undefined) => (bound == null ? "" : String(bound));
const PLACES = 4;
/** A bound of more digits is of no stone. */
const END = 1e9;

/** The typed text as a number; null for an empty one, undefined for text that is no number. */
function numberOf(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  const number = typedNumber(text, PLACES);
  return number !== null && Math.abs(number) < END ? number : undefined;
}

/** The text of a field that is left: the number as it was read, so that a slip is seen. */
function readText(text: string): string {
  const number = numberOf(text);
  return number === undefined ? text : textOf(number);
}

/** A range of numbers, both bounds included; a missing bound is open. The text being typed is the fields' own state. */
export function RangeFields({ label, isPlain, value, onChange }: RangeFieldsProps) {
  const errorId = useId();
  const [typed, setTyped] = useState({ from: textOf(value?.from), to: textOf(value?.to) });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const key = `${textOf(value?.from)}..${textOf(value?.to)}`;
  const handedOut = useRef(key);

  useEffect(() => {
    // A chip, Back or a link changed the bounds. The fields follow, unless the change came from themselves.
    if (key === handedOut.current) return;
    handedOut.current = key;
    const [from = "", to = ""] = key.split("..");
    setTyped({ from, to });
  }, [key]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const from = numberOf(typed.from);
  const to = numberOf(typed.to);
  const isUpsideDown = from != null && to != null && from > to;
  const unread = [from === undefined && typed.from, to === undefined && typed.to].filter((text) => text !== false);
  const errors = isUpsideDown ? [words.rangeUpsideDown] : unread.map((text) => words.notANumber(text.trim()));

  function hand(next: typeof typed) {
    clearTimeout(timer.current);
    const bounds = { from: numberOf(next.from), to: numberOf(next.to) };
    if (bounds.from === undefined || bounds.to === undefined) return;
    if (bounds.from !== null && bounds.to !== null && bounds.from > bounds.to) return;
    const nextKey = `${textOf(bounds.from)}..${textOf(bounds.to)}`;
    if (nextKey === handedOut.current) return;
    handedOut.current = nextKey;
    onChange({ ...(bounds.from !== null && { from: bounds.from }), ...(bounds.to !== null && { to: bounds.to }) });
  }
  const field = (end: "from" | "to", isUnread: boolean) => {
    const isWrong = isUnread || isUpsideDown;
    // One text for both fields stands below them, so the field points there by itself.
    const told = { withAria: false, "aria-invalid": isWrong, "aria-describedby": isWrong ? errorId : undefined };
    return (
      <TextInput
        size="xs"
        inputMode="decimal"
        aria-label={`${label} ${words[end]}`}
        {...told}
        placeholder={words[end]}
        error={isWrong}
        value={typed[end]}
        onChange={(event) => {
          const next = { ...typed, [end]: event.currentTarget.value };
          setTyped(next);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => hand(next), rest);
        }}
        onKeyDown={(event) => event.key === "Enter" && hand(typed)}
        onBlur={() => {
          hand(typed);
          setTyped((now) => ({ ...now, [end]: readText(now[end]) }));
        }}
      />
    );
  };
  return (
    <div className="range-fields" data-plain={isPlain || undefined}>
      {!isPlain && <span className="range-label">{label}</span>}
      {field("from", from === undefined)}
      {field("to", to === undefined)}
      {errors.length > 0 && (
        <span id={errorId} className="range-error">
          {errors.join(" ")}
        </span>
      )}
    </div>
  );
}
