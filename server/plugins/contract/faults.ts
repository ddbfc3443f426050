import { messages } from "#domain/messages.ts";
import { type Contract, target } from "./openapi.ts";
import type { Operation } from "./operations.ts";
import { refsIn } from "./references.ts";

const unresolved = (contract: Contract) =>
  [...new Set(refsIn(contract))]
    .filter((ref) => target(contract, ref) === undefined)
    .map((ref) => `${ref} leads nowhere`);

const ofOperation = ({ info, object, parameters }: Operation): string[] => {
  const faults: string[] = [];
  const name = `${info.method.toUpperCase()} ${info.path}`;
  if (object.operationId === undefined) return [`${name} has no operationId`];
  const isProtected = object["x-permission"] !== undefined;
  if (!isProtected && !info.isPublic) faults.push(`${info.id} names no x-permission and is not public`);
  if (isProtected && info.isPublic) faults.push(`${info.id} is public and names an x-permission`);
  if (info.isPublic && info.freshSignIn) faults.push(`${info.id} is public and asks for a fresh sign-in`);
  const message = object["x-message"];
  if (message !== undefined && !Object.hasOwn(messages, message))
    faults.push(`${info.id}: no message is called ${message}`);
  const inPath = [...info.path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? "").sort();
  const declared = parameters
    .filter((one) => one.in === "path")
    .map((one) => one.name)
    .sort();
  if (inPath.join() !== declared.join())
    faults.push(`${info.id}: the path has {${inPath}}, its parameters are {${declared}}`);
  return faults;
};

const refuseFaults = (faults: string[]): void => {
  if (faults.length > 0)
    throw new Error(`The contract does not hold:\n${faults.map((fault) => `- ${fault}`).join("\n")}`);
};

/** Throws a list of all contradictions in the contract, one in each line. */
export const refuseFaultyContract = (contract: Contract, operations: Operation[]): void => {
  const ids = operations.map(({ info }) => info.id);
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  refuseFaults([
    ...unresolved(contract),
    ...[...twice].map((id) => `${id} stands twice`),
    ...operations.flatMap(ofOperation),
  ]);
};

/** Throws a list of operations without a handler and handlers without an operation, one in each line. */
export const refuseOtherHandlers = (operations: Operation[], handlers: object): void => {
  const ids = operations.map(({ info }) => info.id);
  refuseFaults([
    ...ids.filter((id) => !Object.hasOwn(handlers, id)).map((id) => `${id} has no handler`),
    ...Object.keys(handlers)
      .filter((id) => !ids.includes(id))
      .map((id) => `the handler ${id} has no operation`),
  ]);
};
