import { generateKeyPairSync } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type Configuration, type JWK } from "oidc-provider";
import type { IssuerRules } from "#server/house/issuer-rules.ts";

/** Somebody with an account at the service. */
export type PersonThere = { subject: string; email?: string; isVerified?: boolean; amr?: string[]; acr?: string };

export type OpenIdPeer = {
  issuer: string;
  /** The house's environment for it. */
  rules: IssuerRules;
  /** The person who signs in at the service from now on. Nobody: they cancel. */
  person: PersonThere | null;
  /** Signs its tokens with another key, and knows the earlier one no more. */
  changeKey(): void;
  /** Answers like this in place of the service; null lets the service answer again. */
  answerInstead(answer: ((request: IncomingMessage, response: ServerResponse) => void) | null): void;
  /** The paths that it was asked for. */
  asked: string[];
  close(): Promise<void>;
};

type Wish = {
  /** The pages that the service sends people back to. */
  returns: string[];
  /** The token itself names the address; otherwise the service tells it when asked. */
  tellsInToken?: boolean;
  /** Shows the service's own pages in place of the person that the test names. */
  hasPages?: boolean;
  port?: number;
};

export const otherClient = { id: "another-portal", secret: "the-secret-of-another-portal" };
const client = { id: "loupe", secret: "a-secret-between-house-and-service" };

const newKey = (kid: string): JWK => {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { ...privateKey.export({ format: "jwk" }), kid, use: "sig", alg: "RS256" } as JWK;
};

/** The service of others: `oidc-provider`, on this machine, with accounts of its own. */
export async function openIdPeer({ returns, tellsInToken, hasPages, port = 0 }: Wish): Promise<OpenIdPeer> {
  let handle: (request: IncomingMessage, response: ServerResponse) => void;
  let instead: typeof handle | null = null;
  const server = createServer((request, response) => {
    peer.asked.push(request.url?.split("?")[0] ?? "");
    // Its pages ask nobody else for their looks: no test leaves this machine.
    response.setHeader("content-security-policy", "default-src 'self' 'unsafe-inline'");
    (instead ?? handle)(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  server.unref();
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  let keys = 0;
  const begin = () => {
    keys += 1;
    const provider = new Provider(
      issuer,
      settings({ returns, tellsInToken, hasPages }, newKey(`key-${keys}`), () => peer),
    );
    const answer = provider.callback();
    handle = (request, response) => {
      if (hasPages || !request.url?.startsWith("/who/")) return void answer(request, response);
      void nameThem(provider, request, response, peer.person);
    };
  };
  const peer: OpenIdPeer = {
    issuer,
    rules: { issuer, clientId: client.id, clientSecret: client.secret, name: "House accounts", strongClasses: [] },
    person: null,
    asked: [],
    changeKey: begin,
    answerInstead: (answer) => {
      instead = answer;
    },
    close: () => closed(server),
  };
  begin();
  return peer;
}

function settings({ returns, tellsInToken, hasPages }: Wish, key: JWK, peer: () => OpenIdPeer): Configuration {
  const known = ({ id, secret }: typeof client) => ({
    client_id: id,
    client_secret: secret,
    redirect_uris: returns,
  });
  return {
    clients: [known(client), known(otherClient)],
    jwks: { keys: [key] },
    cookies: { keys: ["only-for-tests"] },
    claims: { openid: ["sub", "amr", "acr"], email: ["email", "email_verified"] },
    acrValues: ["urn:house:strong"],
    conformIdTokenClaims: !tellsInToken,
    features: { devInteractions: { enabled: hasPages ?? false } },
    ...(!hasPages && { interactions: { url: (_, { uid }) => `/who/${uid}` } }),
    ttl: { Session: 3600, Grant: 3600, Interaction: 3600, IdToken: 3600, AccessToken: 3600, AuthorizationCode: 60 },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => {
        const { person } = peer();
        // The service's own page takes any name, and the name is the address.
        const named = hasPages ? { email: sub, isVerified: true } : person;
        return { sub, email: named?.email, email_verified: named?.isVerified ?? true };
      },
    }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? "",
        accountId: oidc.session?.accountId ?? "",
      });
      grant.addOIDCScope("openid email");
      await grant.save();
      return grant;
    },
  };
}

/** Signs the test's person in at the service, or cancels. */
function nameThem(provider: Provider, request: IncomingMessage, response: ServerResponse, person: PersonThere | null) {
  if (!person) return provider.interactionFinished(request, response, { error: "access_denied" });
  const { subject: accountId, amr, acr } = person;
  return provider.interactionFinished(request, response, {
    login: { accountId, ...(amr && { amr }), ...(acr && { acr }) },
  });
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** A browser at the service: follows it from the address that the house gave until it comes back. Answers what comes back. */
export async function atService(address: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = new URL(address);
  const { origin } = next;
  for (let step = 0; step < 10; step++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(next, { redirect: "manual", headers: { cookie } });
    for (const given of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(given) ?? [];
      cookies.set(name, value);
    }
    const to = response.headers.get("location");
    if (!to) throw new Error(`the service answered ${response.status}: ${await response.text()}`);
    next = new URL(to, next);
    if (next.origin !== origin) return next.search.slice(1);
  }
  throw new Error("the service led nowhere");
}
