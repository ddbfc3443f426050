import { type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestSafe } from "node:https";
import { isIP } from "node:net";
import { type FeedSignIn, feedRedirectsMost } from "#domain/feeds.ts";
import type { RemoteRules } from "../../house/remote-rules.ts";
import { resolveAllowed } from "../../remote/allowed-address.ts";
import { RemoteFault } from "../../remote/remote-fault.ts";

/** The name and secret that a web address is told. */
export type SignIn = { kind: FeedSignIn; name: string | null; secret: string };
type Headers = Record<string, string>;
export type Asking = { rules: RemoteRules; signal: AbortSignal; signIn: SignIn; origin: string };

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Asks a web address. Its server is found once and must be allowed, and so is that of each redirect: an address of the
 * house's own network is not reached through somebody else's. The secret is told to its own server alone.
 */
export async function askWeb(asking: Asking, address: URL, headers: Headers = {}): Promise<IncomingMessage> {
  let url = address;
  for (let turn = 0; turn <= feedRedirectsMost; turn++) {
    const answer = await askOnce(asking, url, headers);
    if (!redirects.has(answer.statusCode ?? 0)) return answer;
    answer.resume();
    const to = answer.headers.location;
    if (!to || !URL.canParse(to, url.href)) throw new RemoteFault("broken", `${url.host} redirects to no address.`);
    url = new URL(to, url);
  }
  throw new RemoteFault("broken", `${address.host} redirects more than ${feedRedirectsMost} times.`);
}

/** One request, at the very address that was found to be allowed. */
async function askOnce({ rules, signal, signIn, origin }: Asking, url: URL, headers: Headers) {
  if (url.protocol !== "https:" && !(url.protocol === "http:" && rules.allowsPrivate)) {
    throw new RemoteFault("notAllowed", `${url.host} is not asked without https.`);
  }
  const { address, family } = await resolveAllowed(rules, url.hostname);
  const own = url.origin === origin ? withSecret(url, signIn) : { url, headers: {} };
  const options = {
    method: "GET",
    agent: false as const,
    headers: { accept: "*/*", "accept-encoding": "gzip", "user-agent": "Loupe", ...headers, ...own.headers },
    lookup: lookupOf(address, family),
    ...(isIP(url.hostname.replace(/^\[(.*)\]$/, "$1")) === 0 && { servername: url.hostname }),
    signal,
  };
  return new Promise<IncomingMessage>((resolve, reject) => {
    const asked = (url.protocol === "https:" ? requestSafe : requestPlain)(own.url, options, resolve);
    const late = setTimeout(() => asked.destroy(timedOut(url.host)), rules.connectMs);
    asked.on("response", (answer) => {
      clearTimeout(late);
      asked.setTimeout(rules.silenceMs).on("timeout", () => answer.destroy(timedOut(url.host)));
    });
    asked.on("error", (error) => {
      clearTimeout(late);
      reject(faultOf(url.host, error));
    });
    asked.end();
  });
}

type Looked = { address: string; family: 4 | 6 };
type Told = (error: null, address: string | Looked[], family?: number) => void;
/** A look-up for Node that always answers the address that was found before. */
const lookupOf =
  (address: string, family: 4 | 6) => (_host: string, options: { all?: boolean | undefined }, told: Told) =>
    options.all ? told(null, [{ address, family }]) : told(null, address, family);

function withSecret(url: URL, { kind, name, secret }: SignIn): { url: URL; headers: Headers } {
  switch (kind) {
    case "bearer":
      return { url, headers: { authorization: `Bearer ${secret}` } };
    case "basic":
      return { url, headers: { authorization: `Basic ${Buffer.from(`${name}:${secret}`).toString("base64")}` } };
    case "header":
      return { url, headers: { [name ?? ""]: secret } };
    case "query": {
      const asked = new URL(url);
      asked.searchParams.set(name ?? "", secret);
      return { url: asked, headers: {} };
    }
    case "none":
      return { url, headers: {} };
  }
}

const timedOut = (host: string) => new RemoteFault("timeout", `${host} did not answer in time.`);

/** A failure of the connection in a sentence. */
export function faultOf(host: string, error: unknown): RemoteFault {
  if (error instanceof RemoteFault) return error;
  const { code } = error as { code?: string };
  if (code === "ECONNREFUSED" || code === "EHOSTUNREACH" || code === "ENETUNREACH") {
    return new RemoteFault("unreachable", `${host} cannot be reached.`, { cause: error });
  }
  if (code?.startsWith("ERR_TLS") || code?.includes("CERT") || code?.includes("SIGNED")) {
    return new RemoteFault("hostKey", `${host} does not prove who it is: its certificate is not accepted.`, {
      cause: error,
    });
  }
  return new RemoteFault("broken", `The connection to ${host} was lost.`, { cause: error });
}
