import "@mantine/dates/styles.layer.css";
import { Input, Popover, TextInput } from "@mantine/core";
import { DatePicker } from "@mantine/dates";
import { useState } from "react";
import { fieldMessages } from "#domain/field-messages.ts";
import { formatDate, parseDay } from "#domain/format.ts";
import { words } from "../words.ts";
import { calendar } from "./calendar.ts";
import { useUnread } from "./use-unread.ts";

export interface DateFieldProps {
  label: string;
  name?: string;
  /** A day as `YYYY-MM-DD`, or the text that is no day. */
  value: string | null;
  onChange: (value: string | null) => void;
  error?: string;
  required?: boolean;
}

/**
 * A field for a day, typed as DD/MM/YYYY, DD-MM-YYYY or YYYY-MM-DD, or picked. It hands out the day, or the text that it
 * refuses: a day that is not in the calendar is refused at the field (spec §9).
 */
export function DateField({ label, name, value, onChange, error, required = false }: DateFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const [typing, setTyping] = useState<{ text: string; gave: string | null }>();
  const day = value === null ? null : parseDay(value);
  const text = typing && typing.gave === value ? typing.text : day ? formatDate(day) : (value ?? "");
  const unread = useUnread(text, refusalOf(value, required));

  function type(next: string) {
    const gave = next.trim() === "" ? (required ? "" : null) : (parseDay(next) ?? next);
    setTyping({ text: next, gave });
    setOpen(true);
    onChange(gave);
  }
  return (
    <Popover
      opened={isOpen}
      position="bottom-start"
      trapFocus={false}
      withRoles={false}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <TextInput
          {...unread.props}
          label={label}
          name={name}
          required={required}
          placeholder="DD/MM/YYYY"
          autoComplete="off"
          value={text}
          // The server wants a day in its own form; where none was given, that form says nothing to whoever reads it.
          error={(error && !value ? fieldMessages.required : error) ?? unread.error}
          // A required day can be replaced, not removed.
          rightSection={
            text !== "" && !required ? (
              <Input.ClearButton
                aria-label={words.clear}
                onClick={() => {
                  onChange(null);
                  setOpen(false);
                }}
              />
            ) : undefined
          }
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          // The open calendar takes Escape first; what is around the field takes the next one (use-escape.ts).
          data-mantine-stop-propagation={isOpen || undefined}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || !isOpen) return;
            event.preventDefault();
            setOpen(false);
          }}
          onBlur={() => {
            setOpen(false);
            setTyping(undefined);
            unread.tell();
          }}
        />
      </Popover.Target>
      <Popover.Dropdown onMouseDown={(event) => event.preventDefault()}>
        <DatePicker
          {...calendar}
          // A typed day opens its own month.
          key={day}
          {...(day && { defaultDate: day })}
          value={day}
          allowDeselect={!required}
          onChange={(picked) => {
            onChange(picked);
            setOpen(false);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

function refusalOf(value: string | null, isRequired: boolean): string | null {
  if (value === "") return isRequired ? fieldMessages.required : null;
  return value === null || parseDay(value) ? null : fieldMessages.day;
}
