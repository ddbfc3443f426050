import { Select, TextInput } from "@mantine/core";
import { useState } from "react";
import { useCall } from "#api/query.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { searchIn } from "./pasted-search.ts";
import { SearchChips } from "./search-chips.tsx";
import { words } from "./words.ts";

const savedMost = 100;

interface SearchSourceProps {
  search: StoneSearch;
  labels: { saved: string; address: string };
  error: string | undefined;
  onTake: (search: StoneSearch) => void;
}

/** The filter of a form about stones: what it is now, and the two places that another is taken from. */
export function SearchSource({ search, labels, error, onTake }: SearchSourceProps) {
  const saved = useCall("listSavedSearches", { query: { size: savedMost } }).data?.data ?? [];
  const [pasted, setPasted] = useState("");
  function paste(text: string) {
    setPasted(text);
    const found = searchIn(text);
    if (found) onTake({ ...found.search, diamond_type: found.type });
  }
  return (
    <>
      <SearchChips search={search} wrap />
      <Select
        label={labels.saved}
        searchable
        data={saved.map(({ id, name }) => ({ value: String(id), label: name }))}
        comboboxProps={{ transitionProps: { duration: 0 } }}
        value={null}
        onChange={(id) => {
          const chosen = saved.find((one) => String(one.id) === id);
          if (chosen) onTake(chosen.search);
        }}
      />
      <TextInput
        label={labels.address}
        description={words.searchAddressHint}
        value={pasted}
        error={pasted !== "" && searchIn(pasted) === null ? words.searchAddressWrong : error}
        onChange={(event) => paste(event.currentTarget.value)}
      />
    </>
  );
}
