import { count, counted, number2 } from "#domain/format.ts";

interface Bounds {
  from_carat: number;
  to_carat: number;
}

/** All words of the carat ranges' screen. Sentences of refusals stand in the catalogue. */
export const words = {
  ranges: "carat ranges",
  title: "Carat ranges",
  /** Both ends belong to the range: 1.00–1.49. */
  bounds: ({ from_carat, to_carat }: Bounds) => `${number2(from_carat)}–${number2(to_carat)}`,
  named: ({ from_carat, to_carat }: Bounds) => `${number2(from_carat)}–${number2(to_carat)} ct`,
  unit: "ct",
  from: "From, ct",
  to: "To, ct",
  boundsHint: "Both ends belong to the range: 1.00–1.49 is followed by 1.50.",
  insideHint: (of: Bounds) => `Within ${number2(of.from_carat)}–${number2(of.to_carat)} ct, both ends included.`,
  inactive: "Inactive",
  isActive: (name: string) => `${name} is active`,

  edit: "Edit…",
  editThis: (name: string) => `Edit ${name}`,
  subRangesOf: (name: string) => `Sub-ranges of ${name}`,
  editSubRange: (name: string) => `Edit sub-range ${name}`,
  addRange: "Add carat range",
  addRangeMore: "Add carat range…",
  addSubRange: "Add sub-range",
  addSubRangeMore: "Add sub-range…",
  addSubRangeTo: (name: string) => `Add sub-range to ${name}`,
  newRange: "New carat range",
  newSubRangeOf: (name: string) => `New sub-range of ${name}`,
  ofWhole: (whole: string) => `of ${whole}`,
  save: "Save changes",
  saveTo: (name: string) => `Save changes to ${name}?`,

  deleteRangeText: (subs: number) =>
    subs === 0
      ? "It is deleted permanently, and those below it move up by one."
      : `It is deleted permanently with its ${counted(subs, "sub-range", "sub-ranges")}, and those below it move up by one.`,
  deleteSubRangeText: "It is deleted permanently; its weights stay in the main range.",

  none: "No carat ranges yet",
  noneText: "Carat ranges are the weight bands by which stones are filtered and counted.",
  arrangeNote: (n: number) =>
    `${count(n)} in the order shown in filters. Drag by the handle, or use Space, arrows, Space. Each move is saved at once.`,
  orderNote: (n: number) => `${count(n)} in the order shown in filters.`,
} as const;
