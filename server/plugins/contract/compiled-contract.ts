import { refuseFaultyContract } from "./faults.ts";
import { houseDocument } from "./house-document.ts";
import type { Contract } from "./openapi.ts";
import { type Operation, readOperations } from "./operations.ts";
import { type InputReader, inputReader } from "./read-input.ts";
import { type AnswerForm, answerForms } from "./serialise.ts";
import { validatorsFor } from "./validators.ts";

type Forms = { readInput: InputReader; answer: AnswerForm };
type CompiledOperation = Operation & { forms(): Forms };

/** The contract for its routes: each operation with the reader of its requests and the form of its answers. */
export type CompiledContract = { document: Contract; operations: CompiledOperation[] };

const withForms = (spec: Contract, isChecked: boolean): CompiledContract => {
  const operations = readOperations(spec);
  refuseFaultyContract(spec, operations);
  const validators = validatorsFor(spec, { validateSchema: isChecked });
  const answerForm = answerForms(spec);
  const compiledOnce = (operation: Operation) => {
    let compiled: Forms | undefined;
    return () => {
      compiled ??= { readInput: inputReader(spec, operation, validators), answer: answerForm(operation) };
      return compiled;
    };
  };
  return {
    document: spec,
    operations: operations.map((operation) => ({ ...operation, forms: compiledOnce(operation) })),
  };
};

/**
 * Reads a contract, and throws if it contradicts itself. The forms of an operation are compiled at its first call: all
 * of them together would take longer than the rest of a start.
 */
export const readContract = (spec: Contract): CompiledContract => withForms(spec, false);

/** The same with every schema checked and every form compiled: it throws on a misspelt keyword and an unknown format. */
export const compileContract = (spec: Contract): CompiledContract => {
  const contract = withForms(spec, true);
  for (const { forms } of contract.operations) forms();
  return contract;
};

let kept: CompiledContract | undefined;

/** The portal's own contract, read once in a process for all its portals. A test compiles the whole of it. */
export const houseContract = (): CompiledContract => {
  kept ??= readContract(houseDocument());
  return kept;
};
