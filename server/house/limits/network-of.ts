import { isIPv6 } from "node:net";

/** The network of an address. For IPv6 it is the first four groups: the holder of one address there has all of them. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail = ""] = (plain.split("%")[0] ?? "").split("::");
  const groups = (part: string) => (part === "" ? [] : part.split(":"));
  // A last part with dots fills two groups, and never one of the first four.
  const missing = 8 - groups(head).length - groups(tail).length - (tail.includes(".") ? 1 : 0);
  const all = plain.includes("::")
    ? [...groups(head), ...Array(Math.max(0, missing)).fill("0"), ...groups(tail)]
    : groups(head);
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
