import { useClientOptions } from "#stones/use-client-options.ts";
import { OptionPicker } from "#ui/form/option-picker.tsx";
import { words } from "./words.ts";

interface BusinessPickerProps {
  businessId: number | undefined;
  onBusiness: (id: number | undefined) => void;
}

/** A field for one of the businesses that the house trades with. */
export function BusinessPicker({ businessId, onBusiness }: BusinessPickerProps) {
  const { clients, onTyped } = useClientOptions();
  const named = clients.flatMap(({ business: { id, company_name } }): [number, string][] =>
    id !== null && company_name !== null ? [[id, company_name]] : [],
  );
  return (
    <OptionPicker
      label={words.business}
      none={words.allBusinesses}
      nothingFound={words.noBusiness}
      options={[...new Map(named)].map(([id, label]) => ({ id, label }))}
      chosen={businessId}
      onTyped={onTyped}
      onChosen={onBusiness}
    />
  );
}
