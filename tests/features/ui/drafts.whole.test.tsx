import { PasswordInput, Textarea, TextInput } from "@mantine/core";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Drafts, DraftsContext, makeDraftKeeper } from "#ui/form/drafts.ts";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import type { FormFailure } from "#ui/form/form-failure.ts";
import { useDraft } from "#ui/form/use-draft.ts";
import { useForm } from "#ui/form/use-form.ts";
import { ListBody } from "#ui/list/list-body.tsx";
import { findings } from "./findings.ts";
import { Screen, show } from "./show.tsx";

interface Shape {
  name: string;
  password: string;
  version: number;
}
let stored: Shape;
let sent: Shape[];
let answer: FormFailure<Shape> | undefined;
beforeEach(async () => {
  await page.viewport(1280, 800);
  stored = { name: "Round", password: "", version: 3 };
  sent = [];
  answer = undefined;
});

function Edit({ of }: { of: number }) {
  const form = useForm(stored, `shape ${of}`);
  return (
    <FormDrawer
      onDirty={undefined}
      title="Round"
      form={form}
      fields={{ name: { label: "Name" } }}
      act="Save changes"
      onSubmit={async (values) => {
        sent.push(values);
        return answer;
      }}
      onClose={() => {}}
    >
      <section>
        <TextInput label="Name" {...form.text("name")} />
        <PasswordInput label="Password" {...form.text("password")} />
      </section>
    </FormDrawer>
  );
}
function Reason({ of }: { of: number }) {
  const [reason, setReason] = useDraft(`reason ${of}`);
  return <Textarea label="Reason" value={reason} onChange={(event) => setReason(event.currentTarget.value)} />;
}

/** The same portal, as it is drawn for whoever signs in. */
const showTo = (drafts: Drafts | null, of = 3) =>
  show(
    <DraftsContext value={drafts}>
      <Screen>
        <ListBody drawer={<Edit of={of} />}>
          <Reason of={of} />
        </ListBody>
      </Screen>
    </DraftsContext>,
  );
const name = () => page.getByRole("textbox", { name: "Name" });
const reason = () => page.getByRole("textbox", { name: "Reason" });
const kept = page.getByText("What you typed here before is back.");

test("what was typed is there again when the same person comes back, and nobody else ever sees it", async () => {
  const keeper = makeDraftKeeper();
  const before = await showTo(keeper.of(1));
  await userEvent.fill(name(), "Round brilliant");
  await userEvent.fill(page.getByLabelText("Password", { exact: true }), "sesame-and-street");
  await userEvent.fill(reason(), "Promised elsewhere");
  await before.unmount(); // the session ends

  const same = await showTo(keeper.of(1));
  await expect.element(name()).toHaveValue("Round brilliant");
  await expect.element(reason()).toHaveValue("Promised elsewhere");
  await expect.element(kept).toBeVisible();
  await expect.element(page.getByLabelText("Password", { exact: true })).toHaveValue("");
  expect(await findings()).toEqual([]);
  await same.unmount();

  // Of another thing it is not.
  const another = await showTo(keeper.of(1), 4);
  await expect.element(name()).toHaveValue("Round");
  await expect.element(reason()).toHaveValue("");
  await another.unmount();

  const somebody = await showTo(keeper.of(2));
  await expect.element(name()).toHaveValue("Round");
  await expect.element(reason()).toHaveValue("");
  await somebody.unmount();
  await showTo(keeper.of(1));
  await expect.element(name()).toHaveValue("Round");
});

test("a draft meets what was saved since as a form that had stood open: with the version that it was typed beside", async () => {
  const drafts = makeDraftKeeper().of(1);
  const before = await showTo(drafts);
  await userEvent.fill(name(), "Round brilliant");
  await before.unmount();
  stored = { name: "Rond", password: "", version: 4 };
  await showTo(drafts);
  await expect.element(name()).toHaveValue("Round brilliant");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.poll(() => sent).toEqual([{ name: "Round brilliant", password: "", version: 3 }]);
});

test("what was taken, given up or put back leaves no draft; what was refused does", async () => {
  const drafts = makeDraftKeeper().of(1);
  const typing = await showTo(drafts);
  await userEvent.fill(name(), "Round brilliant");
  expect(drafts.hasOpen()).toBe(true);
  await userEvent.fill(name(), "Round");
  await expect.poll(drafts.hasAny).toBe(false);

  answer = { message: "The code is taken." };
  await userEvent.fill(name(), "Oval");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByRole("alert")).toHaveTextContent("The code is taken.");
  expect(drafts.hasAny()).toBe(true);

  answer = undefined;
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.poll(drafts.hasAny).toBe(false);
  await typing.unmount();

  const again = await showTo(drafts);
  await userEvent.fill(name(), "Pear");
  await userEvent.click(page.getByRole("button", { name: "Cancel" }));
  await userEvent.click(page.getByRole("button", { name: "Discard changes" }));
  await expect.poll(drafts.hasAny).toBe(false);
  await again.unmount();

  const last = await showTo(drafts);
  await userEvent.fill(name(), "Heart");
  await last.unmount();
  await showTo(drafts);
  await userEvent.click(page.getByRole("button", { name: "Discard it" }));
  await expect.element(name()).toHaveValue("Round");
  await expect.element(kept).not.toBeInTheDocument();
  await expect.poll(drafts.hasAny).toBe(false);
});
