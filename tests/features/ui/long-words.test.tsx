import { expect, test } from "vitest";
import { SideList } from "#ui/frame/side-list.tsx";
import { Steps } from "#ui/frame/steps.tsx";
import { show } from "./show.tsx";

const longName = "Juwelenhandelsgesellschaft".repeat(8);

/** The elements that run over their own edge without being cut with dots. */
const runningOver = (where: Element) =>
  [...where.querySelectorAll("*")]
    .filter((one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).textOverflow !== "ellipsis")
    .filter((one) => getComputedStyle(one).display !== "inline" && one.clientWidth > 0)
    .map(({ className }) => className);

test("a name of 200 letters without a space ends in dots in a list beside a page", async () => {
  const { container } = await show(
    <SideList label="Businesses" items={[{ id: 1, label: longName, to: "#1", count: 8 }]}>
      The page
    </SideList>,
  );
  expect(runningOver(container)).toEqual([]);
});

test("a name of 200 letters without a space goes on in the next line of a history", async () => {
  const steps = [{ id: "1", title: longName, who: longName, when: "22/11/2026", note: longName }];
  const { container } = await show(
    <div style={{ width: 360 }}>
      <Steps of={steps} />
    </div>,
  );
  expect(runningOver(container)).toEqual([]);
});

test("a sentence of one word stays within its column", async () => {
  const { container } = await show(
    <div style={{ width: 360 }}>
      <p>{longName}</p>
    </div>,
  );
  expect(runningOver(container)).toEqual([]);
});
