import type { Data } from "#api/operation-types.ts";

export type StoredSetting = Data<"getArrivalSetting">;
/** The setting as fields. An empty field of days holds an empty text. */
export type ArrivalForm = Omit<StoredSetting, "days"> & { days: number | string };
