import path from "node:path";
import { loadContract } from "#server/plugins/contract/load-contract.ts";
import { follow, type Response, type Schema } from "#server/plugins/contract/openapi.ts";
import { type Operation, readOperations } from "#server/plugins/contract/operations.ts";

export const contract = loadContract(path.resolve(import.meta.dirname, "../../openapi.yaml"));
export const contractOperations: Operation[] = readOperations(contract);

/** The schema of the inside of an operation's successful answer. */
export function dataSchema({ object }: Operation): Schema | undefined {
  const status = Object.keys(object.responses ?? {}).find((one) => one.startsWith("2"));
  const response = follow<Response>(contract, object.responses?.[status ?? ""]);
  const answer = follow<Schema>(contract, response?.content?.["application/json"]?.schema);
  return follow<Schema>(contract, answer?.properties?.data);
}

/** Whether an answer is a page of rows, or is one where it is no file. */
const isPage = (schema: Schema | undefined): boolean =>
  schema?.properties?.pagination !== undefined ||
  ((schema?.anyOf as Schema[] | undefined)?.some((one) => isPage(follow<Schema>(contract, one))) ?? false);

/** The operations that answer a page of rows by `page` and `size`; the seed's price sync names them otherwise. */
export const listings = contractOperations.filter(
  (operation) => isPage(dataSchema(operation)) && operation.parameters.some(({ name }) => name === "page"),
);
