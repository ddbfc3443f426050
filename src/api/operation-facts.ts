import { type OperationFacts, operationFacts } from "./operation-facts.gen.ts";
import type { OperationId } from "./operation-types.ts";

export const isOperation = (name: string): name is OperationId => Object.hasOwn(operationFacts, name);

/** The facts of whatever is at work: an operation, or a job, which has none. */
export const factsOf = (name: string): OperationFacts | undefined =>
  isOperation(name) ? operationFacts[name] : undefined;

/** Any of these is enough to call the operation. */
export const permissionsOf = (id: OperationId): readonly string[] => operationFacts[id].permissions;
