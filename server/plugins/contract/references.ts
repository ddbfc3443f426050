import path from "node:path";

/** All references in a part of the contract, at any depth. */
export const refsIn = (value: unknown): string[] => {
  if (typeof value !== "object" || value === null) return [];
  const here = "$ref" in value && typeof value.$ref === "string" ? [value.$ref] : [];
  return [...here, ...Object.values(value).flatMap(refsIn)];
};

/** The part with each reference replaced by the result of `change`. */
export const withRefs = (value: unknown, change: (ref: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((one) => withRefs(one, change));
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.entries(value).map(([key, child]) => [
    key,
    key === "$ref" && typeof child === "string" ? change(child) : withRefs(child, change),
  ]);
  return Object.fromEntries(parts);
};

/** The target of a reference: the file, and the words of the pointer inside it. */
export const placeOf = (from: string, ref: string): { file: string; words: string[] } => {
  const [file = "", pointer = ""] = ref.split("#");
  const words = pointer.split("/").slice(1);
  return {
    file: file === "" ? from : path.resolve(path.dirname(from), file),
    words: words.map((word) => decodeURIComponent(word).replaceAll("~1", "/").replaceAll("~0", "~")),
  };
};
