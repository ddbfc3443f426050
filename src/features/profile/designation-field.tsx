import { Select } from "@mantine/core";
import type { SessionUser } from "#machines/session-parts.ts";
import { clearing } from "#ui/form/clearing.ts";
import type { Form } from "#ui/form/use-form.ts";
import type { ProfileValues } from "./profile-values.ts";
import { useDesignations } from "./use-designations.ts";
import { words } from "./words.ts";

/** A person's position in their company, from the house's list. */
export function DesignationField({ form, user }: { form: Form<ProfileValues>; user: SessionUser }) {
  const value = form.values.designation_id;
  return (
    <Select
      label={words.designation}
      clearable
      clearButtonProps={clearing(`${words.designation}: –`)}
      data={useDesignations(user).map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === null ? null : String(value)}
      onChange={(id) => form.set("designation_id", id === null ? null : Number(id))}
      error={form.errors.designation_id}
      comboboxProps={{ transitionProps: { duration: 0 } }}
    />
  );
}
