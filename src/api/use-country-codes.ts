import type { Data } from "./operation-types.ts";
import { useCall } from "./query.ts";

const day = 86_400_000;
const none: Data<"listCountryCodes">["data"] = [];

/** The codes that telephone numbers begin with, which hardly ever change. */
export const useCountryCodes = () => useCall("listCountryCodes", {}, { freshForMs: day }).data?.data ?? none;
