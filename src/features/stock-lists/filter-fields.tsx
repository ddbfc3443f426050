import { Select } from "@mantine/core";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { readyLayouts } from "#domain/stock-list-layouts.ts";
import { stockFieldsOf, withOrigin } from "#domain/stock-lists.ts";
import { type DiamondType, diamondTypes } from "#domain/stone.ts";
import { SearchSource } from "#stones/search-source.tsx";
import type { Form } from "#ui/form/use-form.ts";
import type { StockListForm } from "./stock-list-form.ts";
import { words } from "./words.ts";

/** The stones of the list: their type, and a filter that is taken over from a search. */
export function FilterFields({ form }: { form: Form<StockListForm> }) {
  const { diamond_type, search } = form.values;

  function turnTo(type: DiamondType) {
    if (type === diamond_type) return;
    form.set("diamond_type", type);
    form.set("layout", layoutFor(form.values, type));
  }
  function take({ diamond_type: type, ...filter }: StoneSearch) {
    form.set("search", filter);
    if (type) turnTo(type);
  }
  return (
    <section>
      <h3>{words.stones}</h3>
      <Select
        label={words.type}
        allowDeselect={false}
        data={diamondTypes.map((each) => ({ value: each, label: words.types[each] }))}
        comboboxProps={{ transitionProps: { duration: 0 } }}
        value={diamond_type}
        onChange={(type) => type && turnTo(type as DiamondType)}
      />
      <SearchSource
        search={{ ...search, diamond_type }}
        labels={{ saved: words.fromSaved, address: words.fromAddress }}
        error={form.errors.search}
        onTake={take}
      />
    </section>
  );
}

/** The layout for stones of another type: columns that those have too, or the house's own if few are left. */
function layoutFor({ layout }: StockListForm, type: DiamondType) {
  const known = new Set<string>(stockFieldsOf(type).map(({ id }) => id));
  const left = layout.filter(({ field }) => known.has(field));
  return left.length > 1 ? withOrigin(left) : (readyLayouts[0]?.columnsOf(type) ?? left);
}
