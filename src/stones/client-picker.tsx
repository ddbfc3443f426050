import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { memo, useState } from "react";
import { useCall } from "#api/query.ts";
import { clientLabel } from "#domain/client-label.ts";
import { words } from "./words.ts";

interface ClientPickerProps {
  clientId: number | undefined;
  onClient: (id: number | undefined) => void;
  /** What no client means. */
  none?: string;
}

const oneMinute = 60_000;

function Picker({ clientId, onClient, none = words.ownPrices }: ClientPickerProps) {
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed, 200);
  const all = useCall("listClientOptions", { query: {} }, { freshForMs: oneMinute });
  const found = useCall(
    "listClientOptions",
    { query: { search } },
    { freshForMs: oneMinute, isReady: search !== "" && (all.data?.pagination.totalPages ?? 1) > 1 },
  );
  const clients = new Map([...(all.data?.data ?? []), ...(found.data?.data ?? [])].map((one) => [one.id, one]));
  const data = [...clients.values()].map((client) => ({ value: String(client.id), label: clientLabel(client) }));
  if (clientId !== undefined && !clients.has(clientId)) data.push({ value: String(clientId), label: `${clientId}` });
  const chosen = data.find(({ value }) => value === String(clientId))?.label;
  return (
    <Select
      className="client-picker"
      size="xs"
      aria-label={words.client}
      placeholder={none}
      searchable
      clearable
      clearButtonProps={{ "aria-label": none, tabIndex: 0, "aria-hidden": false, size: "24" }}
      nothingFoundMessage={words.noClient}
      limit={50}
      comboboxProps={{ transitionProps: { duration: 0 }, width: 280 }}
      value={clientId === undefined ? null : String(clientId)}
      data={data}
      onSearchChange={(text) => setTyped(text === chosen ? "" : text)}
      onChange={(value) => onClient(value === null ? undefined : Number(value))}
    />
  );
}

/** To the client that a screen looks and acts for. */
export const focusClientPicker = () => document.querySelector<HTMLElement>(".client-picker input")?.focus();

/** For whom one looks: stones and prices are then those of the client (spec §3). The house searches among its clients. */
export const ClientPicker = memo(Picker);
