import "./figures.css";
import type { FiguresSearch } from "./figures-search.ts";
import { words } from "./words.ts";

type Choice = Exclude<keyof FiguresSearch, "figure">;

/** Documents are no stones. */
export const ofDocuments = ["shape", "color", "clarity"] as const satisfies Choice[];

/** The stock is the house's as it is now: no company and no quarter narrows it. */
export const ofStock = ["business_id", "period"] as const satisfies Choice[];
/** The days of the stock have a quarter, and are the house's all the same. */
export const ofStockDays = ["business_id"] as const satisfies Choice[];
/** Clients are no stones, and are shown as they are now. */
export const ofClients = [...ofDocuments, "period"] as const satisfies Choice[];
/** The people online are the same whatever is chosen. */
export const ofEverything = [...ofDocuments, ...ofStock] as const satisfies Choice[];

interface NotNarrowedProps {
  /** The name of the figures, where a strip has other figures too. */
  what?: string;
  of: FiguresSearch;
  /** The choices that do not narrow these figures. */
  by: readonly Choice[];
}

/** Says what is chosen on top and does not move these figures; nothing if all that is chosen moves them. */
export function NotNarrowed({ what, of, by }: NotNarrowedProps) {
  const chosen = by.filter((name) => of[name] !== undefined).map((name) => words.choices[name]);
  if (chosen.length === 0) return null;
  return <p className="figure-note dim">{words.notNarrowed(chosen, what)}</p>;
}
