/**
 * The steps of a path in a client's folder, from the root; undefined if it is no path. There are no real files behind
 * it: `..` at the root stays at the root, and `%2f` is a name like any other.
 */
export function resolvePath(here: readonly string[], given: string): string[] | undefined {
  if (!isPrintable(given) || given.includes("\\")) return undefined;
  const steps = given.startsWith("/") ? [] : [...here];
  for (const step of given.split("/")) {
    if (step === "" || step === ".") continue;
    if (step === "..") steps.pop();
    else steps.push(step);
  }
  return steps;
}

/** A path as it is told. In answers to PWD a quotation mark is doubled (RFC 959). */
export const shownPath = (steps: readonly string[]): string => `/${steps.join("/")}`;

/** The longest file name in bytes: the spool's own name has to hold it. */
const NAME_MAX_BYTES = 100;

/** True if a file may have this name: nothing hidden, nothing that another system would misread. */
export const isFileName = (name: string): boolean =>
  isPrintable(name) &&
  !/^[. ]|[\\/:*?"<>|]|[. ]$/.test(name) &&
  Buffer.byteLength(name) <= NAME_MAX_BYTES &&
  name !== "";

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const isPrintable = (text: string) => !/[\u0000-\u001f\u007f-\u009f\ufffd]/.test(text);
