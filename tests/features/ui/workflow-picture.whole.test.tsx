import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { loadLayout } from "#ui/workflow-picture/load-layout.ts";
import type { Overlay } from "#ui/workflow-picture/overlay.ts";
import { WorkflowView } from "#ui/workflow-picture/workflow-view.tsx";
import { findings } from "./findings.ts";
import { show } from "./show.tsx";

const layout = await loadLayout("confirm");

const overlay: Overlay = {
  taken: {
    "confirm.request": 1318,
    "confirm.requestHeld": 264,
    "confirm.update": 212,
    "confirm.approve": 1323,
    "confirm.fulfil": 1311,
  },
  states: { pending: { now: 14, medianMs: 5.2 * 3_600_000 }, rejected: { now: 184, medianMs: null } },
  path: [
    { transition: "confirm.requestHeld", step: 1 },
    { transition: "confirm.update", step: 2 },
    { transition: "confirm.update", step: 3 },
    { transition: "confirm.approve", step: 4 },
  ],
  at: "approved.awaitingMemo",
  changes: { "confirm.cancelApproved": "added", "confirm.update": "changed", pending: "changed" },
};

const picture = () => page.getByRole("group", { name: "Confirm stone" });
const arrow = (name: RegExp) => page.getByRole("button", { name });
const line = (id: string) => document.querySelector(`[data-arrow="${id}"]`);

beforeEach(async () => {
  await page.viewport(1300, 800);
});

test("every state is read out with its code, its label and what stands there", async () => {
  await show(<WorkflowView layout={layout} overlay={overlay} title="Confirm stone" />);
  const state = (name: string) => picture().getByRole("listitem", { name, exact: true });
  await expect.element(state("absent, begins here, 0 now")).toBeVisible();
  await expect.element(state("pending, code 1, 14 now, 5.2 h, changed")).toBeVisible();
  await expect.element(state("approved, code 2, contains states")).toBeVisible();
  await expect.element(state("awaitingMemo, in Approved, 0 now, the item is here")).toBeVisible();
  await expect.element(state("rejected, code 3, final, 184 so far")).toBeVisible();
});

test("every arrow is read out with who, on which condition and how often, also where nothing can be chosen", async () => {
  await show(<WorkflowView layout={layout} overlay={overlay} title="Confirm stone" />);
  const item = (name: string) => picture().getByRole("listitem", { name, exact: true });
  await expect
    .element(item("REJECT: pending to rejected, by administrator, if a reason is given, never taken"))
    .toBeInTheDocument();
  await expect
    .element(
      item(
        "UPDATE: pending stays, by administrator or business associate, if a price of more than 0 or a remark is given, the price is not below cost unless a reason is given, and the price is near the quoted price unless a reason is given, taken 212 times, step 2 and 3, changed",
      ),
    )
    .toBeInTheDocument();
  expect(document.querySelectorAll('[role="button"][data-transition]')).toHaveLength(0);
});

test("what was never taken is dashed and says so; without figures nothing is", async () => {
  const screen = await show(<WorkflowView layout={layout} overlay={overlay} title="Confirm stone" />);
  const dashes = (id: string) => getComputedStyle(line(id)?.querySelector(".line") ?? document.body).strokeDasharray;
  expect(dashes("confirm.reject")).toBe("4px, 3px");
  expect(dashes("confirm.approve")).toBe("none");
  await expect.element(page.getByText("never taken", { exact: true }).first()).toBeInTheDocument();
  await screen.rerender(<WorkflowView layout={layout} title="Confirm stone" />);
  expect(dashes("confirm.reject")).toBe("none");
  expect(document.querySelector('[data-taken="never"]')).toBeNull();
});

test("what is taken more often is drawn heavier, and time spent has no widths", async () => {
  const screen = await show(<WorkflowView layout={layout} overlay={overlay} title="Confirm stone" />);
  const weight = (id: string) => Number(line(id)?.querySelector(".line")?.getAttribute("stroke-width"));
  expect(weight("confirm.approve")).toBeGreaterThan(weight("confirm.requestHeld"));
  expect(weight("confirm.requestHeld")).toBeGreaterThan(weight("confirm.reject"));
  await screen.rerender(<WorkflowView layout={layout} overlay={{ ...overlay, show: "dwell" }} title="Confirm stone" />);
  expect(weight("confirm.approve")).toBe(weight("confirm.reject"));
  await expect
    .element(picture().getByRole("listitem", { name: "pending, code 1, 5.2 h, 14 now, changed" }))
    .toBeVisible();
});

test("an item's way is numbered on its arrows, and where it stands is ringed", async () => {
  await show(<WorkflowView layout={layout} overlay={overlay} title="Confirm stone" />);
  const numbers = [...document.querySelectorAll(".picture-step text")].map((text) => text.textContent);
  expect(numbers.sort()).toEqual(["1", "2", "3", "4"]);
  expect(line("confirm.approve")?.hasAttribute("data-on-path")).toBe(true);
  expect(line("confirm.reject")?.hasAttribute("data-on-path")).toBe(false);
  expect(document.querySelector('[data-state="approved.awaitingMemo"] .ring')).not.toBeNull();
  expect(document.querySelectorAll(".picture-state .ring")).toHaveLength(1);
});

test("changes carry signs as well as colours", async () => {
  await show(<WorkflowView layout={layout} overlay={overlay} title="Confirm stone" />);
  const sign = (where: string) => document.querySelector(`${where} .sign-text`)?.textContent;
  expect(sign('[data-words="confirm.cancelApproved"]')).toBe("+");
  expect(sign('[data-words="confirm.update"]')).toBe("~");
  expect(sign('[data-state="pending"]')).toBe("~");
});

test("by keyboard: Tab reaches one arrow, arrow keys the others in reading order, Enter chooses", async () => {
  const onSelect = vi.fn();
  await show(<WorkflowView layout={layout} overlay={overlay} title="Confirm stone" onSelect={onSelect} />);
  const ids = layout.transitions.map(({ id }) => id);
  const here = () => document.activeElement?.getAttribute("data-transition");
  (page.getByRole("region", { name: "Picture of Confirm stone" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Tab}");
  expect(here()).toBe(ids[0]);
  await userEvent.keyboard("{ArrowRight}{ArrowDown}");
  expect(here()).toBe(ids[2]);
  await userEvent.keyboard("{ArrowLeft}");
  expect(here()).toBe(ids[1]);
  await userEvent.keyboard("{End}{ArrowRight}");
  expect(here()).toBe(ids.at(-1));
  await userEvent.keyboard("{Home}{ArrowUp}");
  expect(here()).toBe(ids[0]);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(onSelect).toHaveBeenLastCalledWith(ids[1]);
  await userEvent.keyboard("{Tab}");
  expect(here()).toBeNull();
});

test("with the mouse: the words choose, and so does the line", async () => {
  const onSelect = vi.fn();
  const shown = { layout, title: "Confirm stone", onSelect };
  const screen = await show(<WorkflowView {...shown} />);
  await userEvent.click(arrow(/^REJECT: /));
  expect(onSelect).toHaveBeenLastCalledWith("confirm.reject");
  line("confirm.approve")
    ?.querySelector(".reach")
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(onSelect).toHaveBeenLastCalledWith("confirm.approve");
  await screen.rerender(<WorkflowView {...shown} selected="confirm.reject" />);
  await expect.element(arrow(/^REJECT: /)).toHaveAttribute("aria-pressed", "true");
  await expect.element(arrow(/^APPROVE: /)).toHaveAttribute("aria-pressed", "false");
});

test("the frame zooms by buttons and keys, and fits again", async () => {
  await show(<WorkflowView layout={layout} title="Confirm stone" />);
  const width = () => document.querySelector(".workflow-picture")?.getBoundingClientRect().width ?? 0;
  const fitting = width();
  expect(fitting).toBeGreaterThan(1000);
  await userEvent.click(page.getByRole("button", { name: "Zoom in (+)" }));
  await expect.poll(width).toBeGreaterThan(fitting * 1.4);
  (page.getByRole("region", { name: "Picture of Confirm stone" }).element() as HTMLElement).focus();
  await userEvent.keyboard("--");
  await expect.poll(width).toBeLessThan(fitting);
  await userEvent.keyboard("0");
  await expect.poll(width).toBe(fitting);
});

test("on a phone it begins whole, and what is looked at closely scrolls inside its frame", async () => {
  await page.viewport(390, 800);
  await show(<WorkflowView layout={layout} title="Confirm stone" />);
  const stage = page.getByRole("region", { name: "Picture of Confirm stone" }).element();
  await expect.poll(() => stage.scrollWidth <= stage.clientWidth).toBe(true);
  (stage as HTMLElement).focus();
  await userEvent.keyboard("+++");
  await expect.poll(() => stage.scrollWidth).toBeGreaterThan(800);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

for (const scheme of ["light", "dark"] as const) {
  test(`axe finds nothing in ${scheme}`, async () => {
    await show(
      <WorkflowView
        layout={layout}
        overlay={overlay}
        selected="confirm.reject"
        onSelect={() => {}}
        title="Confirm stone"
        caption="Confirm stone, version 1.1.0"
      />,
      scheme,
    );
    await expect.element(arrow(/^REJECT: /)).toBeVisible();
    expect(await findings()).toEqual([]);
  });
}

test("the picture of every machine is there to be fetched, and of no other", async () => {
  const session = await loadLayout("session");
  expect(session.transitions.length).toBeGreaterThan(40);
  await expect(loadLayout("nobody")).rejects.toThrow("there is no layout of nobody");
});
