import { NativeSelect, TextInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { messages } from "#domain/portal-messages.ts";
import { readyLayouts } from "#domain/stock-list-layouts.ts";
import { layoutFaults, type StockListColumn, stockFieldsOf, withOrigin } from "#domain/stock-lists.ts";
import type { Form } from "#ui/form/use-form.ts";
import { SortableList } from "#ui/list/sortable-list.tsx";
import { IconButton } from "#ui/marks/icon-button.tsx";
import type { StockListForm } from "./stock-list-form.ts";
import { words } from "./words.ts";

const faultWords = {
  fieldUnknown: messages.stockListFieldUnknown,
  fieldTwice: messages.stockListFieldTwice,
  headTwice: messages.stockListHeadTwice,
};

/** The columns of the file: a layout to begin with, then each column with its own head, in its own place. */
export function LayoutEditor({ form }: { form: Form<StockListForm> }) {
  const { layout, diamond_type } = form.values;
  const fields = stockFieldsOf(diamond_type);
  const labelOf = (field: string) => fields.find(({ id }) => id === field)?.label ?? field;
  const put = (next: readonly StockListColumn[]) => form.set("layout", withOrigin(next));
  const faults = layoutFaults(layout, diamond_type);
  const unused = fields.filter(({ id }) => !layout.some(({ field }) => field === id));
  const rename = (field: string, head: string) =>
    put(layout.map((column) => (column.field === field ? { field, head } : column)));

  return (
    <section>
      <h3>{words.columns}</h3>
      <div className="row two-fields">
        <NativeSelect
          label={words.readyLayout}
          data={[
            { value: "", label: words.chooseLayout },
            ...readyLayouts.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value=""
          onChange={(event) => {
            const ready = readyLayouts.find(({ id }) => id === event.currentTarget.value);
            if (ready) put(ready.columnsOf(diamond_type));
          }}
        />
        <NativeSelect
          label={words.addColumn}
          data={[{ value: "", label: words.chooseLayout }, ...unused.map(({ id, label }) => ({ value: id, label }))]}
          value=""
          onChange={(event) => {
            const field = fields.find(({ id }) => id === event.currentTarget.value);
            if (field) put([...layout, { field: field.id, head: field.head }]);
          }}
        />
      </div>
      <div className="layout-columns">
        <SortableList
          label={words.columns}
          items={layout}
          itemId={({ field }) => field}
          itemName={({ field }) => labelOf(field)}
          onMove={(ids) => put(ids.flatMap((id) => layout.find(({ field }) => field === id) ?? []))}
        >
          {({ field, head }) => (
            <>
              <span className="layout-field dim">{labelOf(field)}</span>
              <TextInput
                size="xs"
                className="layout-head"
                aria-label={words.headOf(labelOf(field))}
                maxLength={60}
                value={head}
                error={faultOf(faults, layout, field)}
                onChange={(event) => rename(field, event.currentTarget.value)}
              />
              <IconButton
                label={field === "stone_origin" ? words.originStays : words.remove(labelOf(field))}
                icon={<IconX size={16} />}
                disabled={field === "stone_origin" || layout.length === 1}
                onClick={() => put(layout.filter((column) => column.field !== field))}
              />
            </>
          )}
        </SortableList>
      </div>
      {form.errors.layout && <p className="field-fault">{form.errors.layout}</p>}
    </section>
  );
}

/** The fault of one column, in words. */
function faultOf(faults: ReturnType<typeof layoutFaults>, layout: readonly StockListColumn[], field: string) {
  const place = layout.findIndex((column) => column.field === field);
  const found = faults.find(({ at }) => at === place);
  return found && faultWords[found.fault];
}
