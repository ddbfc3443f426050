import type { Handlers as ContractHandlers } from "#api/operation-types.ts";
import type { Context, FileReading, Reading } from "./context.ts";

/**
 * The handlers of the contract's operations, each with its context: an operation that changes nothing gets no
 * transaction.
 */
export type Handlers = ContractHandlers<Reading, FileReading, Context>;
