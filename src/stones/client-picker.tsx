import "./client-picker.css";
import { memo } from "react";
import { type ClientName, clientLabel } from "#domain/client-label.ts";
import { OptionPicker } from "#ui/form/option-picker.tsx";
import { useClientOptions } from "./use-client-options.ts";
import { words } from "./words.ts";

interface ClientPickerProps {
  clientId: number | undefined;
  onClient: (id: number | undefined) => void;
  /** The label for no client. */
  none?: string;
  isNeeded?: boolean;
  /** True for clients that can be chosen. */
  isOffered?: (client: ClientName) => boolean;
}

const everybody = () => true;

function Picker({ clientId, onClient, none = words.ownPrices, isNeeded, isOffered = everybody }: ClientPickerProps) {
  const { clients, onTyped } = useClientOptions({ chosen: clientId });
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

/** Sets the focus on the client of a screen. */
export const focusClientPicker = () => document.querySelector<HTMLElement>(".client-picker input")?.focus();

/** The choice of a client: stones and prices are then the client's (spec §3). The house searches among its clients. */
export const ClientPicker = memo(Picker);
