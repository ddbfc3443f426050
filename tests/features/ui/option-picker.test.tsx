import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Option } from "#ui/form/option.ts";
import { OptionPicker } from "#ui/form/option-picker.tsx";
import { show } from "./show.tsx";

const clients: Option[] = [
  { id: 1, label: "Casa Belmonte" },
  { id: 2, label: "Northlight Jewels" },
];

let cameWith: (names: Option[]) => void;
let typed: string;

/** A picker beside another field; its names come when the test says so. */
function Picking({ atFirst }: { atFirst: Option[] }) {
  const [options, setOptions] = useState(atFirst);
  const [chosen, setChosen] = useState<number>();
  cameWith = setOptions;
  const onTyped = (text: string) => {
    typed = text;
  };
  return (
    <form>
      <OptionPicker
        label="Client"
        none="Choose a client"
        nothingFound="No client is found"
        isNeeded
        {...{ options, chosen, onTyped, onChosen: setChosen }}
      />
      <input aria-label="Next" />
      <output>chosen: {chosen ?? "nobody"}</output>
    </form>
  );
}

const client = page.getByRole("combobox", { name: "Client" });
const chosen = page.getByRole("status");

test("part of a name and Enter choose the first that has it", async () => {
  await show(<Picking atFirst={clients} />);
  await client.fill("north");
  await userEvent.keyboard("{Enter}");
  await expect.element(chosen).toHaveTextContent("chosen: 2");
  await expect.element(client).toHaveValue("Northlight Jewels");
  await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
});

test("names that come after the typing can be chosen with Enter", async () => {
  await show(<Picking atFirst={[]} />);
  await client.fill("north");
  cameWith(clients);
  await expect.element(page.getByRole("option", { name: "Northlight Jewels" })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(chosen).toHaveTextContent("chosen: 2");
});

test("Enter before the names have come chooses when they come, while the next field is typed in", async () => {
  await show(<Picking atFirst={[]} />);
  await client.fill("north");
  await userEvent.keyboard("{Enter}{Tab}");
  await expect.element(page.getByRole("textbox", { name: "Next" })).toHaveFocus();
  await userEvent.keyboard("12");
  expect(typed).toBe("north");
  await expect.element(chosen).toHaveTextContent("chosen: nobody");
  cameWith(clients);
  await expect.element(chosen).toHaveTextContent("chosen: 2");
  await expect.element(client).toHaveValue("Northlight Jewels");
  await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
  await expect.element(page.getByRole("textbox", { name: "Next" })).toHaveFocus();
});

test("a name that nobody has chooses nobody, and is forgotten when one comes back to the field", async () => {
  await show(<Picking atFirst={clients.slice(0, 1)} />);
  await client.fill("north");
  await userEvent.keyboard("{Enter}{Tab}");
  await client.click();
  expect(typed).toBe("");
  cameWith(clients);
  await expect.element(page.getByRole("option", { name: "Northlight Jewels" })).toBeVisible();
  await expect.element(chosen).toHaveTextContent("chosen: nobody");
});

test("who goes on typing after Enter is asked again", async () => {
  await show(<Picking atFirst={[]} />);
  await client.fill("north");
  await userEvent.keyboard("{Enter}");
  await client.fill("casa");
  cameWith(clients);
  await expect.element(page.getByRole("option", { name: "Casa Belmonte" })).toBeVisible();
  await expect.element(chosen).toHaveTextContent("chosen: nobody");
});

test("a window that loses the focus for a moment takes the choice from nobody", async () => {
  await show(<Picking atFirst={[]} />);
  await client.fill("north");
  await userEvent.keyboard("{Enter}");
  const field = client.element() as HTMLInputElement;
  // As a window does that goes behind another and comes back: nothing of the page has the focus meanwhile.
  field.blur();
  field.focus();
  cameWith(clients);
  await expect.element(chosen).toHaveTextContent("chosen: 2");
  await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
});

test("a window that loses the focus after the choice does not open the list again", async () => {
  await show(<Picking atFirst={clients} />);
  await client.fill("north");
  await userEvent.keyboard("{Enter}");
  await expect.element(chosen).toHaveTextContent("chosen: 2");
  const field = client.element() as HTMLInputElement;
  field.blur();
  field.focus();
  await expect.element(client).toHaveFocus();
  expect(field.getAttribute("aria-expanded")).toBe("false");
});
