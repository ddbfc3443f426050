import { Checkbox, TextInput } from "@mantine/core";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import type { FormFailure } from "#ui/form/form-failure.ts";
import { useForm } from "#ui/form/use-form.ts";
import { ListBody } from "#ui/list/list-body.tsx";
import { Screen, show } from "./show.tsx";

interface Master {
  is_active: boolean;
  version: number;
}
const stored: Master = { is_active: true, version: 3 };

/** A form much longer than the screen, which is refused. */
function LongForm({ failure }: { failure: FormFailure<Master> }) {
  const form = useForm(stored, "shape 3");
  return (
    <FormDrawer
      title="Round"
      form={form}
      fields={{ is_active: { label: "Active" } }}
      act="Save changes"
      onSubmit={async () => failure}
      onClose={() => undefined}
      onDirty={() => undefined}
    >
      <section style={{ paddingBlockEnd: 2000 }}>
        <Checkbox label="Active" {...form.tick("is_active")} />
      </section>
    </FormDrawer>
  );
}

test.each<[string, FormFailure<Master>, RegExp]>([
  ["an error without a field", { message: "Something went wrong." }, /Something went wrong/],
  ["somebody else's change", { message: "Saved.", stale: { stored: { ...stored, version: 4 }, by: "Ana" } }, /Ana/],
])("%s comes into sight, however far down a long form was sent", async (_, failure, said) => {
  await page.viewport(1280, 800);
  await show(
    <Screen>
      <ListBody drawer={<LongForm failure={failure} />}>
        <button type="button">A row</button>
      </ListBody>
    </Screen>,
  );
  const box = page.getByRole("checkbox", { name: "Active" });
  await userEvent.click(box);
  box.element().closest("section")?.scrollIntoView({ block: "end" });
  await expect.poll(() => box.element().getBoundingClientRect().bottom).toBeLessThan(0);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect.element(page.getByRole("alert").filter({ hasText: said })).toBeInViewport({ ratio: 1 });
});

interface Deal {
  price: string;
  reason: string;
}

/** A form whose last field does not fit above its foot. */
function FormWithReason() {
  const form = useForm<Deal>({ price: "", reason: "" }, "deal");
  return (
    <FormDrawer
      title="Memo"
      form={form}
      fields={{ price: { label: "Price" }, reason: { label: "Reason" } }}
      act="Issue memo"
      sum={<p>1 stone</p>}
      onSubmit={async () => ({
        message: "Please give a reason.",
        errors: [{ path: "/data/reason", message: "Missing" }],
      })}
      onClose={() => undefined}
      onDirty={() => undefined}
    >
      <section>
        <TextInput label="Price" {...form.text("price")} />
        <div style={{ height: 320 }} />
        <TextInput label="Reason" {...form.text("reason")} />
      </section>
    </FormDrawer>
  );
}

test("on a phone the field that is refused stands above the foot of its form", async () => {
  await page.viewport(390, 844);
  await show(
    <Screen>
      <ListBody drawer={<FormWithReason />}>
        <button type="button">A row</button>
      </ListBody>
    </Screen>,
  );
  const act = page.getByRole("button", { name: "Issue memo" });
  const reason = page.getByRole("textbox", { name: "Reason" });
  const foot = () => act.element().closest("footer")?.getBoundingClientRect().top ?? 0;
  await expect.element(act).toBeVisible();
  expect(reason.element().getBoundingClientRect().bottom).toBeGreaterThan(foot());
  await act.click();
  await expect.element(reason).toHaveFocus();
  expect(reason.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(foot());
});
