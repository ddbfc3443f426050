import { Button, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { words } from "./words.ts";

interface StockNumberFieldProps {
  /** What the address holds. */
  value: string | undefined;
  onShow: (stockNo: string) => void;
}

/** Asks for one stone: by Enter or the button, never while one types. */
export function StockNumberField({ value = "", onShow }: StockNumberFieldProps) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setTyped(value);
  }
  return (
    <form
      className="stock-number"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim()) onShow(typed.trim());
      }}
    >
      <TextInput
        size="xs"
        aria-label={words.stockNumber}
        placeholder={words.stockNumber}
        maxLength={40}
        autoComplete="off"
        leftSection={<IconSearch size={14} aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button variant="default" type="submit">
        {words.show}
      </Button>
    </form>
  );
}
