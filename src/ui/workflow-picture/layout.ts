import type { Hue } from "#domain/codes.ts";
import type { Party } from "#domain/roles.ts";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Point = readonly [x: number, y: number];

/** A state with its place on the picture. */
export interface DrawnState extends Box {
  /** The state's dotted path; for `any` the path of its holder, with `.*`. */
  path: string;
  name: string;
  /** `leaf` is a box, `holder` a dashed one around others, `any` means any state of its holder. */
  kind: "leaf" | "holder" | "any";
  code: number | null;
  label: string | null;
  hue: Hue | null;
  isFinal: boolean;
  /** True for the states in which items begin. */
  isStart: boolean;
  /** The box of a holder's own words; null for other states, whose words fill their box. */
  title: Box | null;
}

/** A transition with the course of its arrow and the words beside it. */
export interface DrawnTransition {
  id: string;
  event: string;
  from: string;
  /** The target; null for a transition that keeps its state. */
  to: string | null;
  parties: Party[];
  /** The condition's sentence, and the same broken into lines. */
  condition: string | null;
  lines: string[];
  points: Point[];
  label: Box;
  /** The alignment of the words at their place, and whether they hang above or below the line. */
  anchor: "start" | "middle" | "end";
  hangs: "above" | "below";
  /** The sign at the end of the arrow, for a target too far away to draw the line to it. */
  far: (Box & { name: string }) | null;
}

/** The places of everything in a machine. */
export interface Arrangement {
  width: number;
  height: number;
  states: DrawnState[];
  transitions: DrawnTransition[];
}

/** The layout of a machine as `npm run diagrams` stores it: all parts of its picture, with their places. */
export interface Layout extends Arrangement {
  name: string;
  version: string;
  /** Hash of the described machine, as audit rows carry it. */
  model: string;
  /** Hash of all the layout's sources. It is made again only when one of them changes. */
  source: string;
  /** The arrangement for a sheet of paper on its side, if the one of the screen is too long for it. */
  sheet: Arrangement | null;
}
