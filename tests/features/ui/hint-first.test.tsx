import { expect, type Mock, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Act } from "#ui/act/act.tsx";
import { Dialog } from "#ui/act/dialog.tsx";
import { Drawer } from "#ui/list/drawer.tsx";
import { show } from "./show.tsx";

/** The first Escape closes the reason of the locked act that has the focus, the second one what is around it. */
async function expectHintFirst(onClose: Mock): Promise<void> {
  const hint = page.getByRole("tooltip");
  await expect.element(hint).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(hint).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
}

test("Escape closes the reason of a locked act first, and the drawer only then", async () => {
  const onClose = vi.fn();
  await show(
    <Drawer title="Round" onClose={onClose} foot={<Act reason="Round is in use.">Delete</Act>}>
      <p>A shape</p>
    </Drawer>,
  );
  await userEvent.keyboard("{Tab}{Tab}{Tab}");
  await expect.element(page.getByRole("button", { name: "Delete" })).toHaveFocus();
  await expectHintFirst(onClose);
});

test("Escape closes the reason of a locked act first, and the dialog around it only then", async () => {
  const onClose = vi.fn();
  await show(
    <Dialog title="Round" onClose={onClose}>
      <Act reason="Round is in use.">Delete</Act>
    </Dialog>,
  );
  await userEvent.keyboard("{Tab}");
  await expectHintFirst(onClose);
});
