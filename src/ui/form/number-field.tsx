import { TextInput, type TextInputProps } from "@mantine/core";
import { type FocusEvent, useLayoutEffect, useRef, useState } from "react";
import { type NumberRule, numberRefusal, typedNumber } from "#domain/typed-number.ts";
import { useUnread } from "./use-unread.ts";

interface NumberFieldProps
  extends Omit<TextInputProps, "value" | "onChange" | "error" | "ref" | "onInvalid">,
    Partial<NumberRule> {
  /** A number, or the text that is no number; an empty text for an empty field. */
  value: number | string;
  onChange: (value: number | string) => void;
  error?: string | undefined;
  /** The unit behind the number, while nothing is typed: " hours". */
  unit?: string;
  /** True if the number always shows all its decimals. */
  isFixed?: boolean;
}

/**
 * A field for a number, whole unless decimals are allowed. It hands out the number, or the text that it refuses: a typed
 * text is neither altered nor dropped. When it is left, it shows the number as it was read.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, error, unit = "", isFixed, places = 0, least, most, onFocus, onBlur, ...field } = props;
  const rule: NumberRule = { places, least, most };
  const bare = typeof value === "number" && isFixed ? value.toFixed(places) : String(value);
  const [typing, setTyping] = useState<{ text: string; gave: number | string; isBegun?: true }>();
  const isTyping = typing !== undefined && typing.gave === value;
  const text = isTyping ? typing.text : bare;
  const unread = useUnread(text, numberRefusal(text, rule));
  const input = useRef<HTMLInputElement>(null);
  const isBegun = typing?.isBegun === true;
  // The unit goes while one types, and the number is selected as the browser had it with its unit.
  useLayoutEffect(() => {
    if (isBegun) input.current?.select();
  }, [isBegun]);

  function type(next: string) {
    const gave = next.trim() === "" ? "" : numberRefusal(next, rule) === null ? typedNumber(next, places) : next;
    setTyping({ text: next, gave: gave ?? next });
    onChange(gave ?? next);
  }
  return (
    <TextInput
      {...field}
      onInvalid={unread.props.onInvalid}
      ref={(element) => {
        input.current = element;
        unread.props.ref(element);
      }}
      inputMode={places === 0 ? "numeric" : "decimal"}
      autoComplete="off"
      value={isTyping || typeof value === "string" ? text : text + unit}
      error={error ?? unread.error}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={(event: FocusEvent<HTMLInputElement>) => {
        if (unit) setTyping({ text: bare, gave: value, isBegun: true });
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setTyping(undefined);
        unread.tell();
        onBlur?.(event);
      }}
    />
  );
}
