import { useBusinessOptions } from "#stones/use-business-options.ts";
import { OptionPicker } from "#ui/form/option-picker.tsx";
import { words } from "./words.ts";

interface BusinessPickerProps {
  businessId: number | undefined;
  onBusiness: (id: number | undefined) => void;
}

/** A field for one of the businesses that the house trades with. */
export function BusinessPicker({ businessId, onBusiness }: BusinessPickerProps) {
  const { businesses, onTyped } = useBusinessOptions({ chosen: businessId });
  return (
    <OptionPicker
      label={words.business}
      none={words.allBusinesses}
      nothingFound={words.noBusiness}
      options={businesses.map(({ value, label }) => ({ id: Number(value), label }))}
      chosen={businessId}
      onTyped={onTyped}
      onChosen={onBusiness}
    />
  );
}
