import { isIP, isIPv4 } from "node:net";

type Text = (name: string) => string | undefined;
type Wrong = (name: string, why: string) => never;

/** The networks that have a name for whoever reads `X-Forwarded-For`. */
const named = ["loopback", "linklocal", "uniquelocal"];
const why = "must be addresses or networks such as 127.0.0.1, 10.0.0.0/8 or loopback, separated by commas";

/** The proxies whose word about an address is taken. */
export function readTrustProxy(text: Text, wrong: Wrong): string[] {
  const given = text("TRUST_PROXY")?.split(/\s*,\s*/) ?? [];
  return given.every((one) => named.includes(one) || isNetwork(one)) ? given : wrong("TRUST_PROXY", why);
}

/** An address, or a network by its length or by its mask. */
function isNetwork(given: string): boolean {
  const [address = "", range, ...more] = given.split("/");
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (range === undefined) return true;
  if (!/^\d+$/.test(range)) return version === 4 && isIPv4(range);
  const length = Number(range);
  return length >= 1 && length <= (version === 4 ? 32 : 128);
}
