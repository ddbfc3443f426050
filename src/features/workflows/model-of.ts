import type { ModelDescription } from "#machines/kit/describe.ts";
import type { Description } from "./workflow.ts";

/** A machine as the kit reads it: it was described by the kit, and the contract cannot say all that it knows of conditions. */
export const modelOf = (description: Description): ModelDescription => description as ModelDescription;
