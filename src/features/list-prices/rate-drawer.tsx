import type { Data } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import { useNoRight } from "#api/view-only.ts";
import { formatDate } from "#domain/format.ts";
import { today } from "#domain/today.ts";
import { sentNumber } from "#domain/typed-number.ts";
import { sendAndClose } from "#screens/send-and-close.ts";
import { DateField } from "#ui/form/date-field.tsx";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { NumberField } from "#ui/form/number-field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { words } from "./words.ts";

export type Rate = Data<"getUsdInr">;

interface RateForm {
  rate: number | string;
  as_of: string | null;
  version: number;
}

const fields: FieldWords<RateForm> = {
  rate: { label: words.rate },
  as_of: { label: words.asOf, show: formatDate },
};

const formOf = ({ rate, as_of, version }: Rate): RateForm => ({
  rate: rate ?? "",
  as_of: as_of ?? today(),
  version,
});

export interface RateDrawerProps {
  rate: Rate;
  mayWrite: boolean;
  onClose: () => void;
  onDirty?: (dirty: boolean) => void;
}

/** Sets the worth of a dollar in rupees. */
export function RateDrawer({ rate, mayWrite, onClose, onDirty }: RateDrawerProps) {
  const noRight = useNoRight();
  const form = useForm<RateForm>(formOf(rate), "usdInr");
  const set = useAct("setUsdInr", { refreshes: ["getUsdInr"] });
  return (
    <FormDrawer
      title={words.rate}
      form={form}
      fields={fields}
      act={words.rateAct}
      reason={mayWrite ? null : noRight}
      confirm={words.rateAsk}
      onSubmit={({ rate: typed, as_of, version }) => {
        const body = { rate: sentNumber(typed) as number, as_of: as_of as string, version };
        return sendAndClose(set, { body }, { onClose, onDirty }, formOf);
      }}
      onClose={onClose}
      onDirty={onDirty}
    >
      <section>
        <NumberField
          label={words.rate}
          description={words.rateHint}
          places={4}
          required
          data-autofocus
          {...form.pick("rate")}
        />
        <DateField label={words.asOf} required {...form.pick("as_of")} />
      </section>
    </FormDrawer>
  );
}
