import { Checkbox } from "@mantine/core";
import { roleNames } from "#domain/roles.ts";
import { secondFactorRoles } from "#domain/second-factor.ts";
import type { Form } from "#ui/form/use-form.ts";
import { Panel } from "#ui/frame/panel.tsx";
import type { HouseForm } from "./settings-form.ts";
import { words } from "./words.ts";

/** The roles whose people must sign in with a second factor. */
export function SecondFactorRoles({ form, mayWrite }: { form: Form<HouseForm>; mayWrite: boolean }) {
  const choose = (chosen: string[]) =>
    form.set(
      "second_factor_roles",
      secondFactorRoles.filter((role) => chosen.includes(String(role))),
    );
  return (
    <Panel title={words.secondFactor}>
      <Checkbox.Group
        label={words.secondFactorRoles}
        description={words.secondFactorText}
        descriptionProps={{ mb: 8 }}
        value={form.values.second_factor_roles.map(String)}
        onChange={choose}
      >
        <div className="stack">
          {secondFactorRoles.map((role) => (
            <Checkbox key={role} value={String(role)} label={roleNames[role]} disabled={!mayWrite} />
          ))}
        </div>
      </Checkbox.Group>
    </Panel>
  );
}
