import "../list/filter-rail.css";
import { TextInput } from "@mantine/core";
import { useEffect, useId, useRef, useState } from "react";
import { typedDiscount } from "#domain/typed-discount.ts";
import { typedNumber } from "#domain/typed-number.ts";
import { words } from "../words.ts";

interface Bounds {
  from?: number | null;
  to?: number | null;
}

const ends = ["from", "to"] as const;
type End = (typeof ends)[number];
type Texts = Record<End, string>;

interface RangeFieldsProps {
  label: string;
  /** True if the group already names what the bounds are of. */
  isPlain?: boolean;
  /** True for discounts on the list: "35" is −35, in either order, and a premium has its plus. */
  isDiscount?: boolean;
  value: Bounds | undefined;
  /** Called when typing stops, and at once on Enter and on leaving. */
  onChange: (value: Bounds) => void;
}

/** Milliseconds without typing before a bound is handed out. */
const rest = 150;
const textOf = (bound: number | null | undefined) => (bound == null ? "" : String(bound));
/** The text of a bound, with the plus by which a premium is read. */
const shown = (text: string, isDiscount: boolean) => (isDiscount && Number(text) > 0 ? `+${text}` : text);
function textsOf(key: string, isDiscount: boolean): Texts {
  const [from = "", to = ""] = key.split("..");
  return { from: shown(from, isDiscount), to: shown(to, isDiscount) };
}
const PLACES = 4;
/** A bound of more digits is of no stone. */
const END = 1e9;

/** The typed text as a number; null for an empty one, undefined for text that is no number. */
function numberOf(text: string, isDiscount: boolean): number | null | undefined {
  if (text.trim() === "") return null;
  const number = isDiscount ? typedDiscount(text, PLACES) : typedNumber(text, PLACES);
  return number !== null && Math.abs(number) < END ? number : undefined;
}

/** The text of a field that is left: the number as it was read, so that a slip is seen. */
function readText(text: string, isDiscount: boolean): string {
  const number = numberOf(text, isDiscount);
  return number === undefined ? text : shown(textOf(number), isDiscount);
}

/** Bounds as they were read. Those of a discount may be typed in either order: "35 to 40" and "40 to 35" are one range. */
function boundsOf(typed: Texts, isDiscount: boolean) {
  const from = numberOf(typed.from, isDiscount);
  const to = numberOf(typed.to, isDiscount);
  const isUpsideDown = from != null && to != null && from > to;
  return isUpsideDown && isDiscount
    ? { from: to, to: from, isUpsideDown: false, isTurned: true }
    : { from, to, isUpsideDown, isTurned: false };
}

/** A range of numbers, both bounds included; a missing bound is open. The text being typed is the fields' own state. */
export function RangeFields({ label, isPlain, isDiscount = false, value, onChange }: RangeFieldsProps) {
  const errorId = useId();
  const key = `${textOf(value?.from)}..${textOf(value?.to)}`;
  const [typed, setTyped] = useState(textsOf(key, isDiscount));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const handedOut = useRef(key);

  useEffect(() => {
    // A chip, Back or a link changed the bounds. The fields follow, unless the change came from themselves.
    if (key === handedOut.current) return;
    handedOut.current = key;
    setTyped(textsOf(key, isDiscount));
  }, [key, isDiscount]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const { isUpsideDown } = boundsOf(typed, isDiscount);
  const isUnread = (end: End) => numberOf(typed[end], isDiscount) === undefined;
  const unread = ends.filter(isUnread).map((end) => typed[end]);
  const errors = isUpsideDown ? [words.rangeUpsideDown] : unread.map((text) => words.notANumber(text.trim()));

  function hand(next: Texts) {
    clearTimeout(timer.current);
    const { from, to, isUpsideDown: isRefused } = boundsOf(next, isDiscount);
    if (from === undefined || to === undefined || isRefused) return;
    const nextKey = `${textOf(from)}..${textOf(to)}`;
    if (nextKey === handedOut.current) return;
    handedOut.current = nextKey;
    onChange({ ...(from !== null && { from }), ...(to !== null && { to }) });
  }
  /** The fields show what was read of them: a slip is seen, and a turned range stands in its order. */
  function show(end: End) {
    setTyped((now) =>
      boundsOf(now, isDiscount).isTurned
        ? { from: readText(now.to, isDiscount), to: readText(now.from, isDiscount) }
        : { ...now, [end]: readText(now[end], isDiscount) },
    );
  }
  const field = (end: End) => {
    const isWrong = isUnread(end) || isUpsideDown;
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
          show(end);
        }}
      />
    );
  };
  return (
    <div className="range-fields" data-plain={isPlain || undefined}>
      {!isPlain && <span className="range-label">{label}</span>}
      {field("from")}
      {field("to")}
      {errors.length > 0 && (
        <span id={errorId} className="range-error">
          {errors.join(" ")}
        </span>
      )}
    </div>
  );
}
