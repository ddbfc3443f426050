import { isOperation } from "#api/operation-facts.ts";
import type { OperationId } from "#api/operation-types.ts";
import { houseContract } from "#server/plugins/contract/compiled-contract.ts";
import { type Contract, follow, type Response, type Schema } from "#server/plugins/contract/openapi.ts";
import type { Operation, OperationInfo } from "#server/plugins/contract/operations.ts";

/** An operation of the portal's own contract, with a name that the types know. */
export type HouseOperation = Operation & { info: OperationInfo & { id: OperationId } };

function named(operation: Operation): HouseOperation {
  const { id } = operation.info;
  if (!isOperation(id)) throw new Error(`${id} is not generated yet: npm run gen`);
  return { ...operation, info: { ...operation.info, id } };
}

const { document, operations } = houseContract();
/** The contract of this process's portals, read and compiled once for all of them. */
export const contract: Contract = document;
export const contractOperations: readonly HouseOperation[] = operations.map(named);

/** The schema of the inside of an operation's successful answer. */
export function dataSchema({ object }: Operation): Schema | undefined {
  const status = Object.keys(object.responses ?? {}).find((one) => one.startsWith("2"));
  const response = follow<Response>(contract, object.responses?.[status ?? ""]);
  const answer = follow<Schema>(contract, response?.content?.["application/json"]?.schema);
  return follow<Schema>(contract, answer?.properties?.data);
}

/** True if an answer is a page of rows, or one of its forms is. */
const isPage = (schema: Schema | undefined): boolean =>
  schema?.properties?.pagination !== undefined ||
  ((schema?.anyOf as Schema[] | undefined)?.some((one) => isPage(follow<Schema>(contract, one))) ?? false);

/** The operations with a page of rows by `page` and `size`. The seed's price sync names them otherwise. */
export const listings = contractOperations.filter(
  (operation) => isPage(dataSchema(operation)) && operation.parameters.some(({ name }) => name === "page"),
);
