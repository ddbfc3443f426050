import { MultiSelect, type MultiSelectProps } from "@mantine/core";
import { useState } from "react";
import { type Choice, isIn } from "./use-typed-choice.ts";

interface TypedMultiSelectProps extends Omit<MultiSelectProps, "data" | "onSearchChange" | "searchable"> {
  data: readonly Choice[];
  /** Hears what one types: the house may have more choices than these. */
  onTyped: (text: string) => void;
}

/** A choice of several among more than the list has. Part of a name and Enter choose the first match, and never send. */
export function TypedMultiSelect({ data, onTyped, ...rest }: TypedMultiSelectProps) {
  const [typed, setTyped] = useState("");
  const look = (text: string) => {
    setTyped(text);
    onTyped(text);
  };
  return (
    <MultiSelect
      {...rest}
      searchable
      data={[...data]}
      searchValue={typed}
      onSearchChange={look}
      // A first match that comes later than the typing is marked when it comes.
      selectFirstOptionOnChange={typed !== "" && data.some(({ label }) => isIn(label, typed))}
      onKeyDown={(event) => {
        if (event.key === "Enter" && !event.ctrlKey && typed !== "") event.preventDefault();
      }}
    />
  );
}
