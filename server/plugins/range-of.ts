export type ByteRange = { start: number; end: number };

/**
 * The one range of a file that a request asks for; undefined for the whole file, which also answers several ranges and
 * forms that nobody knows (RFC 9110 §14.2).
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | "beyond" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < start) return undefined;
  return start >= size || end < start ? "beyond" : { start, end };
}
