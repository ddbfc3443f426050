import type { ListLookup } from "../../stones/prices/list-lookup.ts";
import { type Look, lookOf, twinOf } from "./demo-look.ts";
import { type DemoMedia, demoMedia } from "./demo-media.ts";
import { papersOf } from "./demo-papers.ts";
import { priceOf } from "./demo-price.ts";
import { type Cut, cutOf } from "./demo-proportions.ts";
import { diceFor } from "./dice.ts";

export type DemoStone = Look & ReturnType<typeof priceOf> & ReturnType<typeof papersOf> & Cut & DemoMedia;

/** Stone number n of the demo house. It is the same every time, whatever was made before it. */
export function demoStone(n: number, listPrice: ListLookup): DemoStone {
  const dice = diceFor(n + 1);
  const look = twinOf(n, dice) ?? lookOf(diceFor(n + 1));
  return {
    ...look,
    ...cutOf(look, dice),
    ...priceOf(look, dice, listPrice),
    ...papersOf(n, look, dice),
    ...demoMedia(n, look),
  };
}
