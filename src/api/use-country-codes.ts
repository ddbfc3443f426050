import type { Data } from "./operation-types.ts";
import { useCall } from "./query.ts";

const day = 86_400_000;
const none: Data<"listCountryCodes">["data"] = [];

/** The country codes of telephone numbers, which hardly ever change. */
export const useCountryCodes = () => useCall("listCountryCodes", {}, { freshForMs: day }).data?.data ?? none;
