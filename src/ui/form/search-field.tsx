import { CloseButton, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { words } from "../words.ts";

export interface SearchFieldProps {
  label: string;
  placeholder?: string;
  /** What the address holds. */
  value: string;
  /** Called when one stops typing, at once on Enter and on clearing. */
  onChange: (value: string) => void;
  /** Milliseconds of rest before a change is handed out. */
  delay?: number;
}

/** A search that does not ask at every key. The value belongs to the address; what is being typed belongs to the field. */
export function SearchField({ label, placeholder = label, value, onChange, delay = 300 }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const handedOut = useRef(value);

  useEffect(() => {
    // Back, a chip or a link changed the address: the field follows, unless it is the echo of its own word.
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
