import "./client-picker.css";
import { memo } from "react";
import { type ClientName, clientLabel } from "#domain/client-label.ts";
import { OptionPicker } from "#ui/form/option-picker.tsx";
import { useClientOptions } from "./use-client-options.ts";
import { words } from "./words.ts";

interface ClientPickerProps {
  clientId: number | undefined;
  onClient: (id: number | undefined) => void;
  /** What no client means. */
  none?: string;
  isNeeded?: boolean;
  /** Which clients alone can be chosen. */
  isOffered?: (client: ClientName) => boolean;
}

const everybody = () => true;

function Picker({ clientId, onClient, none = words.ownPrices, isNeeded, isOffered = everybody }: ClientPickerProps) {
  const { clients, onTyped } = useClientOptions();
  return (
    <OptionPicker
      className="client-picker"
      label={words.client}
      none={none}
      isNeeded={isNeeded}
      nothingFound={words.noClient}
      options={clients
        .filter((one) => one.id === clientId || isOffered(one))
        .map((client) => ({ id: client.id, label: clientLabel(client) }))}
      chosen={clientId}
      onTyped={onTyped}
      onChosen={onClient}
    />
  );
}

/** To the client that a screen looks and acts for. */
export const focusClientPicker = () => document.querySelector<HTMLElement>(".client-picker input")?.focus();

/** For whom one looks: stones and prices are then those of the client (spec §3). The house searches among its clients. */
export const ClientPicker = memo(Picker);
