import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useFocusKept } from "#ui/frame/use-focus-kept.ts";
import { show } from "./show.tsx";

/** A button that waits for its answer, which comes before anything could place the focus elsewhere. */
function Waiting({ answers }: { answers: (answer: () => void) => void }) {
  useFocusKept();
  const [waits, setWaits] = useState(false);
  function act() {
    setWaits(true);
    answers(() => setWaits(false));
  }
  return (
    <button type="button" disabled={waits} onClick={act}>
      Act
    </button>
  );
}

test("a button that waited for its answer has the keyboard again, however soon the answer came", async () => {
  let answer = () => {};
  await show(<Waiting answers={(given) => (answer = given)} />);
  const button = page.getByRole("button", { name: "Act" });
  await userEvent.keyboard("{Tab}");
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => document.activeElement).toBe(document.body);
  answer();
  await expect.element(button).toHaveFocus();
});
