import { Button, TextInput } from "@mantine/core";
import type { FormEvent } from "react";
import type { PhoneValue } from "#ui/form/phone-field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { neverKept } from "#ui/form/use-kept.ts";
import { Door } from "#ui/frame/door.tsx";
import { DoorFoot } from "./door-foot.tsx";
import type { DoorSession } from "./door-session.ts";
import { DoorTabs } from "./door-tabs.tsx";
import { PhoneFields, withoutPhone } from "./phone-fields.tsx";
import { useAutoFocus } from "./use-auto-focus.ts";
import { useRefusal } from "./use-refusal.ts";
import { WaitNotice } from "./wait-notice.tsx";
import { words } from "./words.ts";

interface GuestFields {
  company_name: string;
  contact_person: string;
  phone: PhoneValue;
  email: string;
}

const empty: GuestFields = { company_name: "", contact_person: "", phone: { countryId: null, number: "" }, email: "" };

/** spec §3: a guest gives company, contact person, mobile with its country, and e-mail. */
export function GuestForm({ from, session }: { from: string | undefined; session: DoorSession }) {
  const fields = useForm(empty, neverKept);
  const { form, refusal, ask } = useRefusal({ session, onErrors: fields.setErrors });
  const company = useAutoFocus<HTMLInputElement>();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (session.isBusy) return;
    const { phone, ...rest } = fields.values;
    const country = phone.countryId === null ? {} : { mobile_country_id: phone.countryId };
    ask(() => session.enterAsGuest({ ...rest, ...country, mobile: phone.number.trim() }));
  }

  return (
    <Door title={words.guestTitle} lead={words.guestLead} foot={<DoorFoot to="sign-up" from={from} />}>
      <DoorTabs at="guest" from={from} />
      <form ref={form} className="stack" noValidate onSubmit={submit}>
        <TextInput
          ref={company}
          size="md"
          label={words.company}
          autoComplete="organization"
          {...fields.text("company_name")}
        />
        <TextInput size="md" label={words.contact} autoComplete="name" {...fields.text("contact_person")} />
        <PhoneFields
          value={fields.values.phone}
          onChange={(phone) => {
            fields.set("phone", phone);
            fields.setErrors(withoutPhone(fields.errors));
          }}
          errors={fields.errors}
        />
        <TextInput size="md" label={words.email} type="email" autoComplete="email" {...fields.text("email")} />
        <WaitNotice refusal={refusal} />
        <Button size="md" fullWidth type="submit" loading={session.isBusy}>
          {words.enterAsGuest}
        </Button>
      </form>
    </Door>
  );
}
