import { Select, type SelectProps } from "@mantine/core";
import { type Choice, useTypedChoice } from "./use-typed-choice.ts";

type Group = { group: string; items: readonly Choice[] };

interface TypedSelectProps extends Omit<SelectProps, "data" | "value" | "onChange" | "onSearchChange" | "searchable"> {
  data: readonly (Choice | Group)[];
  value: string | null;
  /** Hears what one types: the house may have more choices than these. */
  onTyped: (text: string) => void;
  onChange: (value: string | null) => void;
}

/** A choice of one among more than the list has, by typing its name. Enter waits for the names that the house finds. */
export function TypedSelect({ data, value, onTyped, onChange, ...rest }: TypedSelectProps) {
  const offered = data.flatMap((one) => ("items" in one ? one.items : [one]));
  const shown = offered.find((one) => one.value === value)?.label;
  const typing = useTypedChoice({ shown, offered, onTyped, onChosen: onChange });
  return (
    <Select
      {...rest}
      searchable
      data={data.map((one) => ("items" in one ? { ...one, items: [...one.items] } : one))}
      value={value}
      onSearchChange={typing.look}
      selectFirstOptionOnChange={typing.isFound}
      dropdownOpened={typing.isOpen}
      onDropdownOpen={typing.open}
      onDropdownClose={typing.close}
      onFocus={(event) => {
        event.currentTarget.select();
        typing.comeBack();
      }}
      onBlur={typing.leave}
      onKeyDown={typing.press}
      onChange={(next) => onChange(next)}
    />
  );
}
