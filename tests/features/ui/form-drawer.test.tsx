import { Checkbox, Select, TextInput } from "@mantine/core";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import type { FormFailure } from "#ui/form/form-failure.ts";
import { useForm } from "#ui/form/use-form.ts";
import { ListBody } from "#ui/list/list-body.tsx";
import { findings } from "./findings.ts";
import { Screen, show } from "./show.tsx";

interface Master {
  name: string;
  code: string;
  is_active: boolean;
  version: number;
}
const stored: Master = { name: "Round", code: "RD", is_active: true, version: 3 };
const sent: Master[] = [];
let answer: (values: Master) => FormFailure<Master> | undefined;
const onClose = vi.fn();
const onNext = vi.fn();

beforeEach(async () => {
  await page.viewport(1280, 800);
  sent.length = 0;
  answer = () => undefined;
  onClose.mockClear();
  onNext.mockClear();
});

function Edit({ confirm, onDirty }: { confirm?: string; onDirty?: (dirty: boolean) => void }) {
  const form = useForm(stored, "shape 3");
  return (
    <FormDrawer
      title="Round"
      form={form}
      fields={{ name: { label: "Name" }, code: { label: "Code" }, is_active: { label: "Active" } }}
      act="Save changes"
      confirm={confirm}
      place={{ at: 2, of: 14, onNext }}
      onSubmit={async (values) => {
        sent.push(values);
        return answer(values);
      }}
      onClose={onClose}
      onDirty={onDirty}
    >
      <section>
        <TextInput label="Name" {...form.text("name")} />
        <TextInput label="Code" {...form.text("code")} />
        <Checkbox label="Active" {...form.tick("is_active")} />
      </section>
    </FormDrawer>
  );
}
const showEdit = (confirm?: string) =>
  show(
    <Screen>
      <ListBody drawer={<Edit confirm={confirm} />}>
        <button type="button">A row</button>
      </ListBody>
    </Screen>,
  );

const name = () => page.getByRole("textbox", { name: "Name" });
const dialog = () => page.getByRole("dialog");
const act = (within = page.getByRole("complementary")) => within.getByRole("button", { name: "Save changes" });

test("the first field has the keyboard, and Ctrl+Enter sends", async () => {
  await showEdit();
  await expect.element(name()).toHaveFocus();
  await userEvent.fill(name(), "Oval");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.poll(() => sent).toEqual([{ ...stored, name: "Oval" }]);
});

test("Escape closes a form in which nothing was changed", async () => {
  await showEdit();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test("unsaved changes are not lost without being asked", async () => {
  await showEdit();
  await userEvent.fill(name(), "Oval");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).toHaveTextContent("You have 1 unsaved change.");
  expect(onClose).not.toHaveBeenCalled();
  expect(await findings()).toEqual([]);
  await userEvent.click(dialog().getByRole("button", { name: "Keep editing" }));
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(name()).toHaveValue("Oval");

  await userEvent.click(page.getByRole("button", { name: "Close (Esc)" }));
  await userEvent.click(dialog().getByRole("button", { name: "Discard changes" }));
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test("walking on to the next one asks as well", async () => {
  await showEdit();
  await userEvent.click(page.getByRole("checkbox", { name: "Active" }));
  await userEvent.click(page.getByRole("button", { name: "Next (J)" }));
  await expect.element(dialog()).toBeVisible();
  expect(onNext).not.toHaveBeenCalled();
  await userEvent.click(dialog().getByRole("button", { name: "Discard changes" }));
  await expect.poll(() => onNext.mock.calls.length).toBe(1);
});

test("the page hears when leaving it would lose something", async () => {
  const onDirty = vi.fn();
  await show(<Edit onDirty={onDirty} />);
  await userEvent.fill(name(), "Oval");
  await expect.poll(() => onDirty.mock.lastCall).toEqual([true]);
  await userEvent.fill(name(), "Round");
  await expect.poll(() => onDirty.mock.lastCall).toEqual([false]);
});

test("J walks the list, but not while one is typing", async () => {
  await showEdit();
  (page.getByRole("complementary").element() as HTMLElement).focus();
  await userEvent.keyboard("j");
  await expect.poll(() => onNext.mock.calls.length).toBe(1);
  await userEvent.click(name());
  await userEvent.keyboard("j");
  expect(onNext).toHaveBeenCalledOnce();
  await expect.element(name()).toHaveValue("Roundj");
});

test("an edit shows what changes and is written only when that is confirmed", async () => {
  await showEdit("Save changes to Round?");
  await userEvent.fill(name(), "Oval");
  await userEvent.click(act());
  await expect.element(dialog().getByRole("row", { name: "Name Round Oval" })).toBeVisible();
  await expect.element(dialog()).not.toHaveTextContent("Code");
  expect(await findings()).toEqual([]);
  await userEvent.click(dialog().getByRole("button", { name: "Keep editing" }));
  expect(sent).toEqual([]);

  await userEvent.click(act());
  await userEvent.click(act(dialog()));
  await expect.poll(() => sent.map((values) => values.name)).toEqual(["Oval"]);
});
test("who puts a confirmation off is back in the field that they were in", async () => {
  await showEdit("Save changes to Round?");
  await userEvent.fill(name(), "Oval");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(name()).toHaveFocus();
});

test("what the server refuses stands at its field and in the summary, and the field gets the keyboard", async () => {
  answer = () => ({
    message: "The request is not valid.",
    errors: [{ path: "/data/code", message: "This code is taken." }],
  });
  await showEdit();
  await userEvent.fill(name(), "Oval");
  await userEvent.click(act());
  await expect.element(page.getByRole("alert")).toHaveTextContent("The request is not valid.");
  await expect.element(page.getByRole("alert")).toHaveTextContent("Please check: Code.");
  expect(page.getByText("This code is taken.").elements()).toHaveLength(1);
  const code = page.getByRole("textbox", { name: "Code" });
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAttribute("aria-invalid", "true");
  expect(await findings()).toEqual([]);
  await userEvent.fill(code, "OV");
  await expect.element(code).not.toHaveAttribute("aria-invalid", "true");
});

test("a form that is being sent is not sent again", async () => {
  let release = () => undefined as unknown;
  const gate = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  function Slow() {
    const form = useForm(stored, "shape 3");
    const submit = async (values: Master) => {
      sent.push(values);
      await gate;
      return undefined;
    };
    return (
      <FormDrawer
        onDirty={undefined}
        title="Round"
        form={form}
        fields={{}}
        act="Save changes"
        onSubmit={submit}
        onClose={onClose}
      >
        <TextInput label="Name" {...form.text("name")} />
      </FormDrawer>
    );
  }
  await show(<Slow />);
  await userEvent.click(name());
  await userEvent.keyboard("{Control>}{Enter}{Enter}{/Control}{Enter}");
  expect(sent.length).toBe(1);
  release();
});

const theirs: Master = { ...stored, code: "RND", version: 4 };
function staleUntilRebased(values: Master) {
  if (values.version === theirs.version) return undefined;
  return { message: "Stale.", stale: { stored: theirs, by: "L. Peeters" } };
}

test("somebody else's edit shows both values; mine is saved on top of what they stored", async () => {
  answer = staleUntilRebased;
  await showEdit();
  await userEvent.fill(name(), "Oval");
  await userEvent.click(act());
  await expect.element(page.getByRole("alert")).toHaveTextContent("L. Peeters saved this after you opened it.");
  await expect.element(page.getByRole("row", { name: "Name Oval Round" })).toBeVisible();
  await expect.element(page.getByRole("row", { name: "Code Not changed, kept as saved RND" })).toBeVisible();
  expect(await findings()).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: "Save mine" }));
  await expect.poll(() => sent.at(-1)).toEqual({ name: "Oval", code: "RND", is_active: true, version: 4 });
});

test("somebody else's edit can be kept, and the form goes on from there", async () => {
  answer = staleUntilRebased;
  await showEdit();
  await userEvent.fill(name(), "Oval");
  await userEvent.click(act());
  await userEvent.click(page.getByRole("button", { name: "Keep theirs" }));
  await expect.element(name()).toHaveValue("Round");
  await expect.element(page.getByRole("textbox", { name: "Code" })).toHaveValue("RND");
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  expect(sent.length).toBe(1);
});

test("below 992 pixels the drawer covers the list, which is out of reach until it closes", async () => {
  await page.viewport(900, 700);
  await showEdit();
  await expect.element(page.getByText("A row")).not.toBeVisible();
  expect(await findings()).toEqual([]);
});

test("focus goes back where it was when the drawer closes", async () => {
  function Opener() {
    const [open, setOpen] = useState(false);
    const form = useForm({ name: "" }, "shape");
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {open && (
          <FormDrawer
            onDirty={undefined}
            title="New"
            form={form}
            fields={{}}
            act="Add"
            onSubmit={async () => undefined}
            onClose={() => setOpen(false)}
          >
            <TextInput label="Name" {...form.text("name")} />
          </FormDrawer>
        )}
      </>
    );
  }
  await show(<Opener />);
  await userEvent.click(page.getByRole("button", { name: "Open" }));
  await expect.element(name()).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("button", { name: "Open" })).toHaveFocus();
});

test("Escape closes an open list of choices first, and the drawer only then", async () => {
  function WithChoices() {
    const form = useForm({ shape: "Round" }, "stone");
    return (
      <FormDrawer
        onDirty={undefined}
        title="Round"
        form={form}
        fields={{}}
        act="Save"
        onSubmit={async () => undefined}
        onClose={onClose}
      >
        <Select label="Shape" data={["Round", "Oval"]} {...form.pick("shape")} onChange={() => undefined} />
      </FormDrawer>
    );
  }
  await show(<WithChoices />);
  await userEvent.click(page.getByRole("combobox", { name: "Shape" }));
  await expect.element(page.getByRole("option", { name: "Oval" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("option", { name: "Oval" })).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});
