import { fieldMessages } from "#domain/field-messages.ts";
import { Problem } from "#server/ground/problem.ts";
import { pointerPart } from "./pointer.ts";

/** The deepest value: far less than would exhaust the stack of code that walks it, far more than a request needs. */
const DEEPEST = 40;

// PostgreSQL's text cannot hold a zero character, and its JSON no half of a surrogate pair.
const unstorable = /[\0\p{Surrogate}]/u;
// Marks that turn the letters behind them around: "admin" behind one reads "nimda" wherever it is shown.
const turning = /[\u202a-\u202e\u2066-\u2069]/;

type Fault = (value: unknown) => string | undefined;

const turned: Fault = (value) =>
  typeof value === "string" && turning.test(value) ? fieldMessages.character : undefined;

const fault: Fault = (value) => {
  if (typeof value === "string" && unstorable.test(value)) return fieldMessages.character;
  if (typeof value !== "number" || Number.isSafeInteger(value)) return undefined;
  // Larger JSON numbers lose digits in reading.
  return Number.isInteger(value) || !Number.isFinite(value) ? fieldMessages.outOfRange : undefined;
};

/** Refuses values that no table can hold, at any depth: no schema forbids them. */
export const refuseUnstorable = (root: unknown, rootPath: string): void => refuseEach(fault, root, rootPath);

/** Refuses text that would be read in another order than it was written, at any depth. */
export const refuseTurned = (root: unknown, rootPath: string): void => refuseEach(turned, root, rootPath);

const refuseEach = (faultOf: Fault, root: unknown, rootPath: string): void => {
  const left: { value: unknown; path: string; depth: number }[] = [{ value: root, path: rootPath, depth: 0 }];
  const refuse = (path: string, message: string) => new Problem("malformed", { errors: [{ path, message }] });
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value, path, depth } = next;
    const message = faultOf(value);
    if (message !== undefined) throw refuse(path, message);
    if (typeof value !== "object" || value === null) continue;
    if (depth === DEEPEST) throw refuse(rootPath, fieldMessages.tooDeep);
    for (const [name, child] of Object.entries(value)) {
      if (name === "__proto__" || unstorable.test(name)) throw refuse(path, fieldMessages.character);
      left.push({ value: child, path: `${path}/${pointerPart(name)}`, depth: depth + 1 });
    }
  }
};
