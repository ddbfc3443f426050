import { type OperationFacts, operationFacts } from "./operation-facts.gen.ts";
import type { OperationId } from "./operation-types.ts";

export const isOperation = (name: string): name is OperationId => Object.hasOwn(operationFacts, name);

/** The facts of an operation. A job has none. */
export const factsOf = (name: string): OperationFacts | undefined =>
  isOperation(name) ? operationFacts[name] : undefined;

/** The permissions that open an operation. Any one of them is enough. */
export const permissionsOf = (id: OperationId): readonly string[] => operationFacts[id].permissions;
