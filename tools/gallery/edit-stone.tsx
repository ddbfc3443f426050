import { Checkbox, NumberInput, Select, Textarea, TextInput } from "@mantine/core";
import { number2 } from "#domain/format.ts";
import { FileField } from "#ui/form/file-field.tsx";
import type { FileValue } from "#ui/form/file-value.ts";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { Code } from "#ui/marks/code.tsx";
import { ShapeIcon } from "#ui/marks/shape-icon.tsx";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import type { Stone } from "./stones.ts";

interface StoneForm {
  stock_no: string;
  shape: string;
  carat: number;
  is_active: boolean;
  remark: string;
  image: FileValue;
  version: number;
}
interface EditStoneProps {
  stone: Stone;
  place: { at: number; of: number; onPrevious?: () => void; onNext?: () => void };
  onClose: () => void;
}

/** A stone in its form. A version below 4 is stale, a heavy stone is refused. */
export function EditStone({ stone, place, onClose }: EditStoneProps) {
  const form = useForm<StoneForm>(
    {
      stock_no: stone.stock_no,
      shape: stone.shape,
      carat: stone.carat,
      is_active: true,
      remark: "",
      image: null,
      version: 3,
    },
    `stone ${stone.stock_no}`,
  );
  return (
    <FormDrawer
      title={
        <>
          <ShapeIcon shape={stone.shape} size={24} />
          <Code>{stone.stock_no}</Code>
          <StatusBadge list="stone" code={stone.status} />
        </>
      }
      place={place}
      onDirty={undefined}
      form={form}
      fields={{ stock_no: { label: "Stock no" }, shape: { label: "Shape" }, carat: { label: "Carat", show: number2 } }}
      act="Save changes"
      confirm={`Save changes to ${stone.stock_no}?`}
      onClose={onClose}
      onSubmit={async (values) => {
        if (values.version < 4) {
          return {
            message: "stale",
            stale: { stored: { ...form.initial, carat: 1.5, version: 4 }, by: "L. Peeters" },
          };
        }
        if (values.carat > 5) {
          return { message: "Not taken.", errors: [{ path: "/data/carat", message: "A carat is at most 5.00 here." }] };
        }
        onClose();
        return undefined;
      }}
    >
      <section>
        <TextInput label="Stock no" {...form.text("stock_no")} />
        <Select
          label="Shape"
          data={["Round", "Oval", "Pear", "Cushion", "Emerald", "Heart"]}
          {...form.pick("shape")}
          onChange={(shape) => form.set("shape", shape ?? "")}
        />
        <NumberInput
          label="Carat"
          decimalScale={2}
          fixedDecimalScale
          hideControls
          value={form.values.carat}
          error={form.errors.carat}
          onChange={(carat) => form.set("carat", Number(carat))}
        />
        <Checkbox label="Active" {...form.tick("is_active")} />
      </section>
      <section>
        <Textarea label="Remark" autosize minRows={2} {...form.text("remark")} />
        <FileField label="Image" hint="PNG or JPEG, up to 2 MB" {...form.pick("image")} />
      </section>
    </FormDrawer>
  );
}
