import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Chip } from "#ui/marks/chip.tsx";
import { show } from "./show.tsx";

/** As wide as one of six chips in the rail of filters. */
const narrow = { display: "grid", width: 41 };

test.each([
  [10_517, 4],
  [105_170, 1],
])("a count of %i touches no edge of a chip in the rail", async (count, room) => {
  await show(
    <div style={narrow}>
      <Chip
        label="RD"
        count={count}
        pressed={false}
        drawing={<svg width={24} height={24} />}
        onToggle={() => undefined}
      />
    </div>,
  );
  const figures = page.getByText(count.toLocaleString("en-US")).element();
  await document.fonts.ready;
  const chip = (figures.closest("button") as HTMLElement).getBoundingClientRect();
  const drawn = document.createRange();
  drawn.selectNodeContents(figures);
  const { left, right } = drawn.getBoundingClientRect();
  expect(left - chip.left).toBeGreaterThanOrEqual(room);
  expect(chip.right - right).toBeGreaterThanOrEqual(room);
});
