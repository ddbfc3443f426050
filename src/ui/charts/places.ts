import { scaleBand, scalePoint } from "d3-scale";

/** The edges of the part that is drawn on, in pixels of the picture. */
export interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The places of the rows along the axis of names. */
export interface Places extends Edges {
  centre: (at: number) => number;
  /** The width of a bar; of a point, nothing. */
  band: number;
  /** From one row to the next. */
  apart: number;
  /** The row that is nearest to a place. */
  nearest: (x: number) => number;
}

/** Bars that are narrower than this with the gap between them stand without one. */
const LEAST_APART = 5;

const inside = (at: number, length: number) => Math.max(0, Math.min(length - 1, at));

/** Bars beside each other. */
export function bandPlaces(length: number, edges: Edges): Places {
  const { left, right } = edges;
  const keys = [...Array(length).keys()];
  const gap = (right - left) / length < LEAST_APART ? 0 : 0.2;
  const scale = scaleBand<number>(keys, [left, right])
    .paddingInner(gap)
    .paddingOuter(gap / 2);
  const band = scale.bandwidth();
  const apart = scale.step();
  return {
    ...edges,
    band,
    apart,
    centre: (at) => (scale(at) ?? left) + band / 2,
    nearest: (x) => inside(Math.floor((x - left) / apart), length),
  };
}

/** Points of a line, from edge to edge; one alone stands in the middle. */
export function pointPlaces(length: number, edges: Edges): Places {
  const { left, right } = edges;
  const scale = scalePoint<number>([...Array(length).keys()], [left, right]);
  const apart = scale.step();
  return {
    ...edges,
    band: 0,
    apart: length === 1 ? right - left : apart,
    centre: (at) => scale(at) ?? left,
    nearest: (x) => (length === 1 ? 0 : inside(Math.round((x - left) / apart), length)),
  };
}
