/** True if two values of a field are the same to a person. A file equals only itself. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (a instanceof Blob || b instanceof Blob) return false;
  return JSON.stringify(a) === JSON.stringify(b);
}
