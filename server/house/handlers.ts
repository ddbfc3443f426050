import type { Handlers as ContractHandlers } from "#api/operation-types.ts";
import type { Context, Reading } from "./context.ts";

/** The contract's operations with what the house hands each of them: a transaction only where something is to change. */
export type Handlers = ContractHandlers<Reading, Context>;
