import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Act } from "#ui/act/act.tsx";
import { ConfirmDialog } from "#ui/act/confirm-dialog.tsx";
import { SwitchCell } from "#ui/form/switch-cell.tsx";
import { findings } from "./findings.ts";
import { show } from "./show.tsx";

const reason = "This client holds 18 of 20 stones.";

test("a locked act stays in reach of the keyboard, says why, and does nothing", async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: React.SubmitEvent) => event.preventDefault());
  await show(
    <form onSubmit={onSubmit}>
      <Act type="submit" reason={reason} onClick={onClick}>
        Hold 4
      </Act>
    </form>,
  );
  const act = page.getByRole("button", { name: "Hold 4" });
  await expect.element(act).toHaveAttribute("aria-disabled", "true");
  await expect.element(act).toHaveAccessibleDescription(reason);
  await userEvent.keyboard("{Tab}");
  await expect.element(act).toHaveFocus();
  await expect.element(page.getByRole("tooltip")).toHaveTextContent(reason);
  await userEvent.keyboard("{Enter} ");
  await userEvent.click(act, { force: true });
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(await findings()).toEqual([]);
});

test("where keys are not shown, as on a telephone, the verb of an act stands in the middle", async () => {
  await show(<Act keys="A">Approve</Act>);
  const act = page.getByRole("button", { name: "Approve" }).element();
  act.querySelector<HTMLElement>(".keys")?.style.setProperty("display", "none");
  const middle = (part: Element | null) => {
    const { left = 0, right = 0 } = part?.getBoundingClientRect() ?? {};
    return (left + right) / 2;
  };
  expect(Math.abs(middle(act) - middle(act.querySelector(".mantine-Button-label")))).toBeLessThan(2);
});

test("an act that is allowed acts", async () => {
  const onClick = vi.fn();
  await show(
    <Act keys="A" onClick={onClick}>
      Approve
    </Act>,
  );
  await userEvent.click(page.getByRole("button", { name: "Approve" }));
  expect(onClick).toHaveBeenCalledOnce();
});

test("an act that locks itself by being done keeps the focus, and its reason is read there", async () => {
  function Once() {
    const [isDone, setDone] = useState(false);
    return (
      <Act reason={isDone ? "Already in the cart." : null} onClick={() => setDone(true)}>
        Add to cart
      </Act>
    );
  }
  await show(<Once />);
  const act = page.getByRole("button", { name: "Add to cart" });
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(act).toHaveAccessibleDescription("Already in the cart.");
  await expect.element(act).toHaveFocus();
});

test("a locked switch says why and does not switch", async () => {
  const onToggle = vi.fn();
  await show(<SwitchCell label="Round is active" on reason="It is used by 14 clients." onToggle={onToggle} />);
  const toggle = page.getByRole("switch", { name: "Round is active" });
  await expect.element(toggle).toHaveAttribute("aria-checked", "true");
  await expect.element(toggle).toHaveAccessibleDescription("It is used by 14 clients.");
  await userEvent.click(toggle, { force: true });
  expect(onToggle).not.toHaveBeenCalled();
  expect(await findings()).toEqual([]);
});

test("a switch asks for the other side, and waits while it is being written", async () => {
  const onToggle = vi.fn();
  const screen = await show(<SwitchCell label="Active" on={false} onToggle={onToggle} />);
  await userEvent.click(page.getByRole("switch"));
  expect(onToggle).toHaveBeenCalledWith(true);
  await screen.rerender(<SwitchCell label="Active" on={false} pending onToggle={onToggle} />);
  await userEvent.click(page.getByRole("switch"), { force: true });
  expect(onToggle).toHaveBeenCalledOnce();
});

test("a confirmation says what will happen; Escape does nothing, the act acts", async () => {
  const onConfirm = vi.fn();
  const onClose = vi.fn();
  await show(
    <ConfirmDialog
      title="Release 4 holds?"
      act="Release 4 holds"
      keep="Keep them"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>The stones are on sale again.</p>
    </ConfirmDialog>,
  );
  await expect.element(page.getByRole("dialog", { name: "Release 4 holds?" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Keep them" })).toHaveFocus();
  expect(await findings()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole("button", { name: "Release 4 holds" }));
  expect(onConfirm).toHaveBeenCalledOnce();
});
