import "./client-picker.css";
import { memo } from "react";
import { type ClientName, clientLabel } from "#domain/client-label.ts";
import { OptionPicker } from "#ui/form/option-picker.tsx";
import { focusList } from "#ui/table/data-table/focus-list.ts";
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

/** Sets the focus on the client for whom one acts. Escape gives it back to where it was, and says so. */
export function focusClientPicker(onEscape: () => void) {
  // The question who sees a stone has a client of its own.
  const field = document.querySelector<HTMLElement>(".client-picker:not(.who-sees-it *) input");
  const before = document.activeElement;
  function giveBack(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onEscape();
    if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true });
    else focusList();
  }
  field?.focus();
  field?.addEventListener("keydown", giveBack);
  field?.addEventListener("blur", () => field.removeEventListener("keydown", giveBack), { once: true });
}

/** The choice of a client: stones and prices are then the client's (spec §3). The house searches among its clients. */
export const ClientPicker = memo(Picker);
