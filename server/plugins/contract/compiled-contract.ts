import { refuseFaultyContract } from "./faults.ts";
import { loadContract } from "./load-contract.ts";
import type { Contract } from "./openapi.ts";
import { type Operation, readOperations } from "./operations.ts";
import { type InputReader, inputReader } from "./read-input.ts";
import { type AnswerForm, answerForms } from "./serialise.ts";
import { validatorsFor } from "./validators.ts";

type CompiledOperation = Operation & { readInput: InputReader; answer: AnswerForm };

/** The compiled contract for its routes: each operation with the reader of its requests and the form of its answers. */
export type CompiledContract = { document: Contract; operations: CompiledOperation[] };

/**
 * Compiles a contract. It throws if the contract contradicts itself, misspells a keyword or names an unknown format.
 */
export const compileContract = (spec: Contract): CompiledContract => {
  const operations = readOperations(spec);
  refuseFaultyContract(spec, operations);
  const validators = validatorsFor(spec);
  const answerForm = answerForms(spec);
  const compiled = (operation: Operation): CompiledOperation => ({
    ...operation,
    readInput: inputReader(spec, operation, validators),
    answer: answerForm(operation),
  });
  return { document: spec, operations: operations.map(compiled) };
};

const kept = new Map<string, CompiledContract>();

/** The contract of a file, compiled once in a process for all its portals. */
export const compiledContract = (file: string): CompiledContract => {
  const contract = kept.get(file) ?? compileContract(loadContract(file));
  kept.set(file, contract);
  return contract;
};
