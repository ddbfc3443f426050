import { NativeSelect } from "@mantine/core";
import type { MappedColumn } from "./load.ts";
import { withFactorOf } from "./mapping-draft.ts";
import type { OpenLoad } from "./open-load.ts";
import { words } from "./words.ts";

const discountForms = ["below", "above", "signed"] as const;
/** Numbers in another unit are so many times too small or too large. */
const factors = [1, 0.01, 0.1, 10, 100, 1000];

interface ColumnToolsProps {
  header: string;
  /** The column as it would be read. */
  now: MappedColumn;
  stored: MappedColumn;
  open: OpenLoad;
}

/** The meaning of a column's numbers: below or above the list, and in which unit. */
export function ColumnTools({ header, now, stored, open }: ColumnToolsProps) {
  const { mapping, reasons, fields, load } = open;
  const kind = fields.factOf(now.field ?? "")?.kind;
  if (kind !== "number" && kind !== "money") return null;
  const { draft, change } = mapping;
  const isLocked = reasons.remap !== null;
  const factor = now.factor ?? 1;
  const discount = mapping.mapping?.discount ?? "";
  return (
    <>
      {now.field === "disc" && (
        <NativeSelect
          size="xs"
          aria-label={words.discountOf(header)}
          disabled={isLocked}
          data={[
            ...(discount === "" ? [{ value: "", label: words.discountUnknown }] : []),
            ...discountForms.map((value) => ({ value, label: words.discountForms[value] })),
          ]}
          value={discount}
          onChange={({ currentTarget: { value } }) => {
            const form = discountForms.find((one) => one === value);
            change({ ...draft, discount: form === load.mapping?.discount ? undefined : form });
          }}
        />
      )}
      <NativeSelect
        size="xs"
        aria-label={words.factorOf(header)}
        disabled={isLocked}
        data={[...new Set([...factors, factor])].map((one) => ({ value: String(one), label: words.factor(one) }))}
        value={String(factor)}
        onChange={({ currentTarget: { value } }) => change(withFactorOf(draft, stored, Number(value)))}
      />
    </>
  );
}
