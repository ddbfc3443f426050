import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ChipGrid } from "#ui/list/filter-rail.tsx";
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

/** As wide as the content of a group in the rail of filters. */
const group = { width: 268 };

test("a label that may be cut is read as a title", async () => {
  const chip = (label: string) => <Chip label={label} count={105_170} pressed={false} onToggle={() => undefined} />;
  await show(
    <div style={narrow}>
      {chip("Antwerp, Belgium")}
      {chip("VVS1")}
    </div>,
  );
  await expect.element(page.getByTitle("Antwerp, Belgium")).toHaveTextContent("Antwerp, Belgium105,170");
  await expect.element(page.getByRole("button", { name: "VVS1" })).not.toHaveAttribute("title");
});

test.each([4529, 92_345, 105_170])("no grade is cut beside a count of %i, chosen or not", async (count) => {
  const chips = (columns: number, labels: readonly string[]) => (
    <ChipGrid label={labels.join()} columns={columns}>
      {labels.map((label, place) => (
        <Chip key={label} label={label} count={count} pressed={place === 0} onToggle={() => undefined} />
      ))}
    </ChipGrid>
  );
  await show(
    <div style={group}>
      <div className="rail-line">
        <span>Cut</span>
        <div className="rail-body">{chips(3, ["VG", "EX", "G"])}</div>
      </div>
      {chips(4, ["D", "E", "F", "G"])}
      {chips(3, ["VVS1", "VVS2", "VS1"])}
    </div>,
  );
  await document.fonts.ready;
  const labels = [...document.querySelectorAll<HTMLElement>(".chip > span:first-child")];
  const cut = labels.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent);
  expect({ labels: labels.length, cut }).toEqual({ labels: 10, cut: [] });
});
