import { Button, Select, TextInput } from "@mantine/core";
import { useCodeChoices } from "./use-code-choices.ts";
import type { SupplyField } from "./use-supply-fields.ts";
import { words } from "./words.ts";

interface FixedRowProps {
  field: string;
  fact: SupplyField | undefined;
  label: string;
  value: string;
  isLocked: boolean;
  onSaid: (value: string) => void;
  onLeftOut: () => void;
}

/** One value that holds for every stone of the file without a value of its own. */
export function FixedRow({ field, fact, label, value, isLocked, onSaid, onLeftOut }: FixedRowProps) {
  const codes = useCodeChoices(field);
  return (
    <div className="load-fixed">
      {codes.length > 0 ? (
        <Select
          label={label}
          searchable
          readOnly={isLocked}
          nothingFoundMessage={words.nothingFound}
          comboboxProps={{ transitionProps: { duration: 0 } }}
          data={codes.map((code) => ({ value: code.value, label: code.label }))}
          value={value || null}
          onChange={(code) => onSaid(code ?? "")}
        />
      ) : (
        <TextInput
          label={label}
          description={fact?.kind === "link" ? words.linkTemplate : undefined}
          readOnly={isLocked}
          maxLength={200}
          value={value}
          onChange={(event) => onSaid(event.currentTarget.value)}
        />
      )}
      {!isLocked && (
        <Button variant="default" aria-label={words.leaveOut(label)} onClick={onLeftOut}>
          {words.leaveOutShort}
        </Button>
      )}
    </div>
  );
}
