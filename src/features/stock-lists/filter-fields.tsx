import { Select, TextInput } from "@mantine/core";
import { useState } from "react";
import { useCall } from "#api/query.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { readyLayouts } from "#domain/stock-list-layouts.ts";
import { stockFieldsOf, withOrigin } from "#domain/stock-lists.ts";
import { type DiamondType, diamondTypes } from "#domain/stone.ts";
import { searchIn } from "#stones/pasted-search.ts";
import { SearchChips } from "#stones/search-chips.tsx";
import type { Form } from "#ui/form/use-form.ts";
import type { StockListForm } from "./stock-list-form.ts";
import { words } from "./words.ts";

const savedMost = 100;

/** Which stones stand on the list: their type, and a filter that is taken over from a search. */
export function FilterFields({ form }: { form: Form<StockListForm> }) {
  const { diamond_type, search } = form.values;
  const saved = useCall("listSavedSearches", { query: { size: savedMost } }).data?.data ?? [];
  const [pasted, setPasted] = useState("");

  function turnTo(type: DiamondType) {
    if (type === diamond_type) return;
    form.set("diamond_type", type);
    form.set("layout", layoutFor(form.values, type));
  }
  function take({ diamond_type: type, ...filter }: StoneSearch) {
    form.set("search", filter);
    if (type) turnTo(type);
  }
  function paste(text: string) {
    setPasted(text);
    const found = searchIn(text);
    if (found) take({ ...found.search, diamond_type: found.type });
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
      <SearchChips search={{ ...search, diamond_type }} wrap />
      <Select
        label={words.fromSaved}
        searchable
        data={saved.map(({ id, name }) => ({ value: String(id), label: name }))}
        comboboxProps={{ transitionProps: { duration: 0 } }}
        value={null}
        onChange={(id) => {
          const chosen = saved.find((one) => String(one.id) === id);
          if (chosen) take(chosen.search);
        }}
      />
      <TextInput
        label={words.fromAddress}
        description={words.fromAddressHint}
        value={pasted}
        error={pasted !== "" && searchIn(pasted) === null ? words.addressWrong : form.errors.search}
        onChange={(event) => paste(event.currentTarget.value)}
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
