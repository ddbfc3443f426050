import type { Hue } from "#domain/codes.ts";
import type { Party } from "#domain/roles.ts";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Point = readonly [x: number, y: number];

/** A state where it stands on the picture. */
export interface DrawnState extends Box {
  /** Its dotted path; for `any` the path of the state that holds it, with `.*`. */
  path: string;
  name: string;
  /** `leaf` is a box, `holder` a dashed one around others, `any` stands for whichever state of its holder. */
  kind: "leaf" | "holder" | "any";
  code: number | null;
  label: string | null;
  hue: Hue | null;
  isFinal: boolean;
  /** The states that items begin in. */
  isStart: boolean;
  /** Where a holder's own words stand; null for all others, which are their words' place. */
  title: Box | null;
}

/** A transition as its arrow runs, with the words beside it. */
export interface DrawnTransition {
  id: string;
  event: string;
  from: string;
  /** Null where the state stays what it is. */
  to: string | null;
  parties: Party[];
  /** The condition's sentence, and the same broken into lines. */
  condition: string | null;
  lines: string[];
  points: Point[];
  label: Box;
  /** Where the words begin, end or centre, and whether they hang from the line below or above it. */
  anchor: "start" | "middle" | "end";
  hangs: "above" | "below";
  /** The sign that the arrow ends in, where the state it leads to stands too far away to draw it there. */
  far: (Box & { name: string }) | null;
}

/** Where everything of a machine stands. */
export interface Arrangement {
  width: number;
  height: number;
  states: DrawnState[];
  transitions: DrawnTransition[];
}

/** What `npm run diagrams` keeps of a machine: everything that its picture shows, and where. */
export interface Layout extends Arrangement {
  name: string;
  version: string;
  /** Hash of the described machine, as audit rows carry it. */
  model: string;
  /** Hash of all that the layout was made from, so that it is made again only when something of it changes. */
  source: string;
  /** The same for a sheet of paper on its side, where what scrolls on a screen is too long for one. */
  sheet: Arrangement | null;
}
