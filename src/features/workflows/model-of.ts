import type { ModelDescription } from "#machines/kit/describe.ts";
import type { Description } from "./workflow.ts";

/**
 * A machine in the form of the kit. The kit described it, and the contract cannot express all that the kit knows of
 * conditions.
 */
export const modelOf = (description: Description): ModelDescription => description as ModelDescription;
