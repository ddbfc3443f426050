import type { Data } from "#api/operation-types.ts";

export type CaratRange = Data<"listCaratRanges">["data"][number];
export type SubRange = CaratRange["sub_ranges"][number];

export const rangeId = ({ id }: { id: number }) => String(id);
