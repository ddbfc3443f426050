import "./stock-number-field.css";
import { Button, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { words } from "./words.ts";

interface StockNumberFieldProps {
  /** The number in the address. */
  value: string | undefined;
  onShow: (stockNo: string) => void;
  label?: string;
  /** True on a screen with this field alone: a scanner writes into it, and the next number replaces the last. */
  isReady?: boolean;
}

/** Asks for one stone, by Enter or the button, never at a key. */
export function StockNumberField({
  value = "",
  onShow,
  label = words.stockNumber,
  isReady = false,
}: StockNumberFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setTyped(value);
  }
  useEffect(() => {
    if (isReady) field.current?.focus();
  }, [isReady]);
  return (
    <form
      className="stock-number"
      onSubmit={(event) => {
        event.preventDefault();
        if (!typed.trim()) return;
        onShow(typed.trim());
        if (isReady) field.current?.select();
      }}
    >
      <TextInput
        ref={field}
        size="xs"
        aria-label={label}
        placeholder={label}
        maxLength={60}
        autoComplete="off"
        leftSection={<IconSearch size={14} aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button variant="default" type="submit">
        {words.showStone}
      </Button>
    </form>
  );
}
