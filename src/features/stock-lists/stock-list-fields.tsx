import { InputWrapper, NativeSelect, TextInput } from "@mantine/core";
import { stockListFormats, stockListPlaces } from "#domain/stock-lists.ts";
import { RemotePlaceFields } from "#screens/remote-place/remote-place-fields.tsx";
import type { RemotePlace } from "#screens/remote-place/remote-place-form.ts";
import { ScheduleFields } from "#screens/schedule/schedule-fields.tsx";
import { ClientPicker } from "#stones/client-picker.tsx";
import { NumberField } from "#ui/form/number-field.tsx";
import type { Form } from "#ui/form/use-form.ts";
import { FilterFields } from "./filter-fields.tsx";
import { LayoutEditor } from "./layout-editor.tsx";
import { LayoutPreview } from "./layout-preview.tsx";
import type { StockListForm } from "./stock-list-form.ts";
import { words } from "./words.ts";

/** All fields of a stock list, in the order in which one thinks of them: which stones, for whom, how, where, when. */
export function StockListFields({ form, server }: { form: Form<StockListForm>; server?: RemotePlace | null }) {
  const { values, errors, set } = form;
  return (
    <>
      <section>
        <TextInput label={words.name} required data-autofocus {...form.text("name")} />
      </section>
      <FilterFields form={form} />
      <PriceFields form={form} />
      <LayoutEditor form={form} />
      <LayoutPreview values={values} />
      <PlaceFields form={form} />
      {values.place === "remote" && (
        <RemotePlaceFields values={values} errors={errors} onChange={set} kept={server ?? null} />
      )}
      <ScheduleFields
        values={values}
        errors={errors}
        onChange={set}
        none={values.place === "remote" ? undefined : words.onFetch}
      />
    </>
  );
}

function PriceFields({ form }: { form: Form<StockListForm> }) {
  return (
    <section>
      <h3>{words.prices}</h3>
      <InputWrapper label={words.whoseStones} description={words.whoseHint} error={form.errors.client_id}>
        <ClientPicker
          clientId={form.values.client_id}
          none={words.anybody}
          onClient={(id) => form.set("client_id", id)}
        />
      </InputWrapper>
      <NumberField
        label={words.markup}
        description={words.markupHint}
        unit=" %"
        places={2}
        least={0}
        most={10_000}
        {...form.pick("markup_percent")}
      />
    </section>
  );
}

function PlaceFields({ form }: { form: Form<StockListForm> }) {
  const { place, format } = form.values;
  return (
    <section>
      <h3>{words.delivery}</h3>
      <div className="row two-fields">
        <NativeSelect
          label={words.format}
          data={stockListFormats.map((value) => ({ value, label: words.formats[value] }))}
          value={format}
          error={form.errors.format}
          onChange={({ currentTarget: { value } }) =>
            form.set("format", stockListFormats.find((one) => one === value) ?? format)
          }
        />
        <NativeSelect
          label={words.place}
          data={stockListPlaces.map((value) => ({ value, label: words.places[value] }))}
          value={place}
          error={form.errors.place}
          onChange={({ currentTarget: { value } }) =>
            form.set("place", stockListPlaces.find((one) => one === value) ?? place)
          }
        />
      </div>
      <p className="dim">{words.placeHints[place]}</p>
    </section>
  );
}
