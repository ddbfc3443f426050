import { CloseButton, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { words } from "../words.ts";

export interface SearchFieldProps {
  label: string;
  placeholder?: string;
  /** The value in the address. */
  value: string;
  /** Called when typing stops, and at once on Enter and on clearing. */
  onChange: (value: string) => void;
  /** Milliseconds without typing before a change is handed out. */
  delay?: number;
}

/**
 * A search field that does not ask at every key. The value is kept in the address, the text being typed in the field.
 */
export function SearchField({ label, placeholder = label, value, onChange, delay = 300 }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const handedOut = useRef(value);

  useEffect(() => {
    // Back, a chip or a link changed the address. The field follows, unless the change came from itself.
    if (value !== handedOut.current) setTyped(value);
    handedOut.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function hand(next: string) {
    clearTimeout(timer.current);
    if (next === handedOut.current) return;
    handedOut.current = next;
    onChange(next);
  }
  function type(next: string) {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => hand(next.trim()), delay);
  }
  function clear() {
    setTyped("");
    hand("");
  }

  return (
    <TextInput
      className="search-field"
      size="xs"
      type="text"
      role="searchbox"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={14} aria-hidden="true" />}
      rightSection={typed !== "" && <CloseButton size="xs" aria-label={`${words.clear} ${label}`} onClick={clear} />}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter") hand(typed.trim());
        else if (event.key === "Escape" && typed !== "") {
          event.preventDefault();
          event.stopPropagation();
          clear();
        }
      }}
    />
  );
}
