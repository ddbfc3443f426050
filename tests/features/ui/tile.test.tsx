import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Tile, TileStrip } from "#ui/charts/tile.tsx";
import { show } from "./show.tsx";

const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();

test.each([
  [120, 96],
  [95_825_710.1, 60],
  [9_995_825_710.1, 0],
])("a figure of %d is whole in a narrow tile, and the small line beside it gives way", async (value, least) => {
  await page.viewport(1366, 400);
  await show(
    <div style={{ inlineSize: 275 }}>
      <TileStrip label="Stock">
        <Tile
          label="Total inventory"
          value={value}
          unit="$"
          decimals
          more={["19,735 pieces", "22,441.41 ct"]}
          before={{ value: 1, than: "at the end of Q3" }}
          trend={[1, 2, 3]}
        />
      </TileStrip>
    </div>,
  );
  // In another font the figure is wider.
  for (const font of ["600 20px", "400 13px"]) await document.fonts.load(`${font} 'Inter Variable'`);
  const [tile, figure, line] = [box(".tile"), box(".tile-figure"), box(".small-line")];
  expect(figure.left).toBeGreaterThan(tile.left);
  for (const { right } of [figure, line, box(".tile-line > :nth-child(2)")])
    expect(right).toBeLessThanOrEqual(tile.right - 15);
  expect(line.width).toBeGreaterThanOrEqual(least);
  expect(line.left).toBeGreaterThanOrEqual(figure.right);
});
