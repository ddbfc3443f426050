/** The parts of an object in one order. */
const inOrder = (_: string, value: unknown): unknown =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** True if two values of a field are the same to a person: in any order of their parts. A file equals only itself. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (a instanceof Blob || b instanceof Blob) return false;
  return JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder);
}
