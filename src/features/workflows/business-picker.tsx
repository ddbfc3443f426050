import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { useCall } from "#api/query.ts";
import { words } from "./words.ts";

const oneMinute = 60_000;

interface BusinessPickerProps {
  businessId: number | undefined;
  onBusiness: (id: number | undefined) => void;
}

/** In whose matter: one of the businesses that the house trades with. */
export function BusinessPicker({ businessId, onBusiness }: BusinessPickerProps) {
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed, 200);
  const all = useCall("listClientOptions", { query: {} }, { freshForMs: oneMinute });
  const found = useCall(
    "listClientOptions",
    { query: { search } },
    { freshForMs: oneMinute, isReady: search !== "" && (all.data?.pagination.totalPages ?? 1) > 1 },
  );
  const clients = [...(all.data?.data ?? []), ...(found.data?.data ?? [])];
  const names = new Map(
    clients.flatMap(({ business: { id, company_name } }): [number, string][] =>
      id !== null && company_name !== null ? [[id, company_name]] : [],
    ),
  );
  if (businessId !== undefined && !names.has(businessId)) names.set(businessId, String(businessId));
  const chosen = businessId === undefined ? undefined : names.get(businessId);
  return (
    <Select
      className="business-picker"
      size="xs"
      aria-label={words.business}
      placeholder={words.allBusinesses}
      searchable
      clearable
      clearButtonProps={{ "aria-label": words.allBusinesses, tabIndex: 0, "aria-hidden": false, size: "24" }}
      nothingFoundMessage={words.noBusiness}
      limit={50}
      comboboxProps={{ transitionProps: { duration: 0 }, width: 280 }}
      value={businessId === undefined ? null : String(businessId)}
      data={[...names].map(([id, name]) => ({ value: String(id), label: name }))}
      onSearchChange={(text) => setTyped(text === chosen ? "" : text)}
      onChange={(value) => onBusiness(value === null ? undefined : Number(value))}
    />
  );
}
