import { Select } from "@mantine/core";
import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { findings } from "./findings.ts";
import { show } from "./show.tsx";

const origins = [
  { value: "1", label: "Lab grown" },
  { value: "2", label: "Natural" },
];
let chosen: (string | null)[] = [];

function Origin({ start = "1", clearable = false }: { start?: string | null; clearable?: boolean }) {
  const [value, setValue] = useState(start);
  const change = (next: string | null) => {
    chosen = [...chosen, next];
    setValue(next);
  };
  return <Select label="Origin" data={origins} clearable={clearable} value={value} onChange={change} />;
}

const field = page.getByRole("combobox", { name: "Origin" });

async function shown(start: string | null = "1") {
  chosen = [];
  await show(<Origin start={start} />);
}

test("the present value stays when it is chosen again, by a click or by Enter", async () => {
  await shown();
  await field.click();
  await page.getByRole("option", { name: "Lab grown" }).click();
  await expect.element(field).toHaveValue("Lab grown");
  await field.click();
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveValue("Lab grown");
  expect(chosen).toEqual([]);
});

test("a value is found by its letters, over the shown one, and Enter takes it", async () => {
  await shown();
  await field.click();
  await userEvent.keyboard("nat");
  await expect.element(page.getByRole("option", { name: "Lab grown" })).not.toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveValue("Natural");
  expect(chosen).toEqual(["2"]);
});

test("letters that find nothing, and a text that is taken away, leave the value as it was", async () => {
  await shown();
  for (const keys of ["xyz{Enter}", "{Control>}a{/Control}{Delete}{Enter}"]) {
    await field.click();
    await userEvent.keyboard(keys);
    await userEvent.keyboard("{Tab}");
    await expect.element(field).toHaveValue("Lab grown");
  }
  expect(chosen).toEqual([]);
});

test("a list that may be empty is emptied by its button alone, which the keyboard reaches", async () => {
  chosen = [];
  await show(<Origin clearable />);
  await field.click();
  await userEvent.keyboard("{Enter}");
  expect(chosen).toEqual([]);
  await userEvent.keyboard("{Escape}{Tab}");
  await expect.element(page.getByRole("button", { name: "Clear the choice" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveValue("");
  expect(chosen).toEqual([null]);
  expect(await findings()).toEqual([]);
});

test("arriving by keys opens nothing, and the arrow opens the list", async () => {
  await shown();
  await userEvent.keyboard("{Tab}");
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute("aria-expanded", "false");
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("option", { name: "Natural" })).toBeVisible();
});

test("Enter in an open list of a form chooses or does nothing: the form is not sent", async () => {
  const sent: unknown[] = [];
  function Rule() {
    const form = useForm({ origin: "1" as string | null }, "rule");
    return (
      <FormDrawer
        title="Rule"
        form={form}
        fields={{ origin: { label: "Origin" } }}
        act="Save"
        onSubmit={async (values) => void sent.push(values)}
        onClose={() => {}}
        onDirty={undefined}
      >
        <Select label="Origin" data={origins} {...form.pick("origin")} />
      </FormDrawer>
    );
  }
  await show(<Rule />);
  await field.click();
  await userEvent.keyboard("zzz{Enter}");
  await expect.element(page.getByText("Nothing found")).toBeVisible();
  await userEvent.keyboard("{Control>}a{/Control}nat{Enter}");
  await expect.element(field).toHaveValue("Natural");
  expect(sent).toEqual([]);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.poll(() => sent).toEqual([{ origin: "2" }]);
});
