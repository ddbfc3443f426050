import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { RangeFields } from "#ui/form/range-fields.tsx";
import { show } from "./show.tsx";

type Bounds = Parameters<typeof RangeFields>[0]["value"];

function Discounts({ start }: { start?: Bounds }) {
  const [bounds, setBounds] = useState<Bounds>(start);
  return (
    <>
      <RangeFields label="Disc %" isDiscount value={bounds} onChange={setBounds} />
      <output>{JSON.stringify(bounds)}</output>
    </>
  );
}
const from = page.getByRole("textbox", { name: "Disc % from" });
const to = page.getByRole("textbox", { name: "Disc % to" });
const asked = page.getByRole("status");

test("a range of discounts is typed without signs and means below the list, in either order", async () => {
  await show(<Discounts />);
  await from.fill("35");
  await to.fill("40");
  await userEvent.keyboard("{Enter}");
  await expect.element(asked).toHaveTextContent('{"from":-40,"to":-35}');
  await userEvent.keyboard("{Tab}");
  await expect.element(from).toHaveValue("-40");
  await expect.element(to).toHaveValue("-35");
});

test("a range up to a premium is typed with a plus and shown with it", async () => {
  await show(<Discounts start={{ from: -10, to: 5 }} />);
  await expect.element(to).toHaveValue("+5");
  await to.fill("+7.5");
  await userEvent.keyboard("{Tab}");
  await expect.element(asked).toHaveTextContent('{"from":-10,"to":7.5}');
  await expect.element(to).toHaveValue("+7.5");
});
