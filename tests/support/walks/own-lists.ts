import type { EventObject } from "xstate";
import { workflows } from "#machines/index.ts";
import type { WalkSpec } from "../walk.ts";
import { blanks, forged } from "./told.ts";

const texts = ["for the ring", "for the other ring", ...blanks];

const samples = (): EventObject[] => [
  ...texts.flatMap((text) => [1, 2, 3, 4, 5, 8, undefined].map((stone) => ({ type: "ADD", facts: { stone }, text }))),
  { type: "REMOVE" },
  ...forged,
];

const walkOf = (name: "cart" | "watchlist" | "notes"): WalkSpec => ({ workflow: workflows[name], samples });

export const cartWalk = walkOf("cart");
export const watchlistWalk = walkOf("watchlist");
export const notesWalk = walkOf("notes");
