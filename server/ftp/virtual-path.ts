/**
 * Where a path leads in a client's folder, as its steps from the root; undefined where it is no path. There are no real
 * files behind it: whatever climbs over the root stands at the root, as `..` does there, and a name is a name, `%2f` too.
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

/** As it is told: a quotation mark in it is doubled (RFC 959, PWD). */
export const shownPath = (steps: readonly string[]): string => `/${steps.join("/")}`;

/** Bytes of a name in the spool; its own name has to hold it. */
const NAME_MAX_BYTES = 100;

/** May a file have this name? Nothing hidden, nothing that another system would take for something else. */
export const isFileName = (name: string): boolean =>
  isPrintable(name) &&
  !/^[. ]|[\\/:*?"<>|]|[. ]$/.test(name) &&
  Buffer.byteLength(name) <= NAME_MAX_BYTES &&
  name !== "";

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const isPrintable = (text: string) => !/[\u0000-\u001f\u007f-\u009f\ufffd]/.test(text);
