import { lookup } from "node:dns/promises";
import { BlockList } from "node:net";
import { networkInterfaces } from "node:os";
import type { RemoteRules } from "../house/remote-rules.ts";
import { RemoteFault } from "./remote-fault.ts";

export type AllowedAddress = { address: string; family: 4 | 6 };

/** Networks that are nobody's on the internet: the house's own, those next to it, and ways to name one in another form. */
const inner = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  inner.addSubnet(network, prefix, "ipv4");
}
/** Of the newer addresses only those given out to the public are open, without those that carry an older one inside. */
const outer = new BlockList();
outer.addSubnet("2000::", 3, "ipv6");
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  inner.addSubnet(network, prefix, "ipv6");
}

function isOpen({ address, family }: AllowedAddress): boolean {
  const kind = family === 4 ? "ipv4" : "ipv6";
  const isOwn = Object.values(networkInterfaces()).some((all) => all?.some((own) => own.address === address));
  return !isOwn && !inner.check(address, kind) && (family === 4 || outer.check(address, kind));
}

/**
 * The address of a host, found once: the connection is made to this very address, so that a name cannot lead elsewhere
 * between the look and the connection. Private, loopback, link-local and own addresses are refused, unless the house
 * allows them (`ALLOW_PRIVATE_SOURCES`).
 */
export async function resolveAllowed(rules: Pick<RemoteRules, "allowsPrivate">, host: string): Promise<AllowedAddress> {
  const found = await lookup(host.replace(/^\[(.*)\]$/, "$1"), { all: true, order: "ipv4first" }).catch(
    (cause: unknown) => {
      throw new RemoteFault("unreachable", `There is no server named ${host}.`, { cause });
    },
  );
  const all = found.map(({ address, family }): AllowedAddress => ({ address, family: family === 6 ? 6 : 4 }));
  const [first] = all;
  if (!first) throw new RemoteFault("unreachable", `There is no server named ${host}.`);
  if (!rules.allowsPrivate && !all.every(isOpen)) {
    throw new RemoteFault(
      "notAllowed",
      `${host} is an address within a private network, which this house does not visit.`,
    );
  }
  return first;
}
