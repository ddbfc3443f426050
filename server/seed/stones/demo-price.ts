import type { Hundredths } from "#domain/money.ts";
import { pricePerCt, type Quote } from "#domain/price.ts";
import { originCodes } from "#domain/stone.ts";
import type { ListLookup } from "../../stones/prices/list-lookup.ts";
import type { Look } from "./demo-look.ts";
import type { Dice } from "./dice.ts";
import { fancy } from "./marginals.ts";

type Price = { rap: Hundredths | null; disc: Hundredths | null; price_per_ct: Hundredths; quote: Quote };

const perCarat = (figure: Hundredths): Price => ({
  rap: null,
  disc: null,
  price_per_ct: figure,
  quote: { kind: "per_carat", figure },
});

/** The price of a stone: by the list with a discount, or for a fancy colour by the carat. */
export function priceOf(look: Look, dice: Dice, listPrice: ListLookup): Price {
  if (look.color === null) return perCarat(fancyPrice(look, dice));
  const graded = { ...look, color: look.color };
  const rap = listPrice(graded);
  const wanted = Math.round(discount(look, dice) * 100);
  if (rap !== null)
    return {
      rap,
      disc: wanted,
      price_per_ct: pricePerCt(rap, wanted),
      quote: { kind: "discount", figure: wanted },
    };
  const near = listPrice({ ...graded, color: "M" }) ?? 100_00; // below the last colour of the list
  return perCarat(pricePerCt(Math.round(near * 0.8), wanted));
}

function discount(look: Look, dice: Dice): number {
  if (look.stone_origin === originCodes.labGrown) return -95 + 3 * (2 * dice.roll() - 1);
  const isBest = look.cut === "EX" && look.polish === "EX" && look.symmetry === "EX";
  const shift =
    (look.fluorescence === "NON" ? 2 : look.fluorescence === "STG" ? -8 : 0) +
    (isBest ? 3 : 0) +
    (look.shape === "ROUND" ? 0 : -12);
  return Math.max(-75, Math.min(8, -35 + 8 * dice.bell() + shift));
}

function fancyPrice({ fancy_color, stone_origin, carat }: Look, dice: Dice): Hundredths {
  const [low, high] = fancy.perCarat[fancy_color ?? ""] ?? [2_000, 20_000];
  const dollars = low * (high / low) ** dice.roll() * (carat / 100) ** 0.6;
  return Math.max(100_00, Math.round(stone_origin === originCodes.labGrown ? dollars / 12 : dollars) * 100);
}
