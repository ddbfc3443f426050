import type { ClientAuth, Configuration, IDToken } from "openid-client";
import type { ProblemCode } from "#domain/problems.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import type { House } from "../house/house.ts";
import type { IssuerRules } from "../house/issuer-rules.ts";
import { type IssuerStart, openStart, sealProven, sealStart } from "./issuer-seals.ts";

/** The library is read at the first sign-in at the service: most houses have none. */
const openid = () => import("openid-client");
const answerSeconds = 10;
/** RFC 8176: the words of an ID token for more than a password. */
const strongMethods = ["mfa", "otp", "hwk"];

/** The sign-in service of the house; without one, its calls are not there. */
export function issuerRulesOf({ issuer }: Pick<House, "issuer">): IssuerRules {
  if (!issuer) throw new Problem("notFound");
  return issuer;
}

/** The page that the service sends people back to. It is registered there. */
const returnAddress = ({ publicUrl }: Pick<House, "publicUrl">) => `${publicUrl}/login`;

/** The service as it describes itself now. It is asked each time, so that another address or key is found at once. */
async function configurationOf({ house, now }: Reading, rules: IssuerRules): Promise<Configuration> {
  const { allowInsecureRequests, clockSkew, discovery, enableNonRepudiationChecks } = await openid();
  const isPlain = new URL(rules.issuer).protocol === "http:"; // on this machine alone: issuer-rules.ts
  // The clock of the house counts, as everywhere.
  const client = { [clockSkew]: Math.round((now.getTime() - Date.now()) / 1000) };
  try {
    return await discovery(new URL(rules.issuer), rules.clientId, client, await proofOf(rules), {
      timeout: answerSeconds,
      execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
    });
  } catch (error) {
    throw refusalOf(house, error, "issuerDown");
  }
}

/** The client's secret, in the header (what OpenID Connect begins with) unless the service takes it in the form alone. */
async function proofOf({ clientSecret }: IssuerRules): Promise<ClientAuth> {
  const { ClientSecretBasic, ClientSecretPost } = await openid();
  return (service, ...rest) => {
    const ways = service.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    const isForm = !ways.includes("client_secret_basic") && ways.includes("client_secret_post");
    return (isForm ? ClientSecretPost : ClientSecretBasic)(clientSecret)(service, ...rest);
  };
}

/** The address at the service that a browser leaves for. What it needs at its return goes along, sealed. */
export async function addressAtIssuer(ctx: Reading, browser: string): Promise<string> {
  const rules = issuerRulesOf(ctx.house);
  const configuration = await configurationOf(ctx, rules);
  const { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier } = await openid();
  const start = { verifier: randomPKCECodeVerifier(), nonce: randomNonce() };
  const address = buildAuthorizationUrl(configuration, {
    redirect_uri: returnAddress(ctx.house),
    scope: "openid email",
    state: sealStart(ctx, { ...start, browser }),
    nonce: start.nonce,
    code_challenge: await calculatePKCECodeChallenge(start.verifier),
    code_challenge_method: "S256",
    ...(rules.strongClasses.length > 0 && { acr_values: rules.strongClasses.join(" ") }),
  });
  return address.href;
}

/** Asks the service whom its answer is about. The answer is the part of the address after its `?`. */
export async function provenByIssuer(ctx: Reading, answer: string): Promise<string> {
  const rules = issuerRulesOf(ctx.house);
  const given = new URL(`${returnAddress(ctx.house)}?${answer}`);
  const start = openStart(ctx, given.searchParams.get("state") ?? "");
  const configuration = await configurationOf(ctx, rules);
  try {
    const proven = await provenIn(configuration, given, start);
    return sealProven(ctx, start, { ...proven, hasFactor: hasFactor(proven.claims, rules) });
  } catch (error) {
    throw refusalOf(ctx.house, error, "issuerRefused");
  }
}

async function provenIn(configuration: Configuration, given: URL, { verifier, nonce }: IssuerStart) {
  const { authorizationCodeGrant, fetchUserInfo } = await openid();
  const tokens = await authorizationCodeGrant(configuration, given, {
    pkceCodeVerifier: verifier,
    expectedNonce: nonce,
    expectedState: given.searchParams.get("state") ?? "",
    idTokenExpected: true,
  });
  const claims = tokens.claims() as IDToken;
  // Some services put the address into the token, others tell it when asked.
  const about =
    claims.email === undefined ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : claims;
  const email = about.email_verified === true && typeof about.email === "string" ? about.email : null;
  return { claims, issuer: claims.iss, subject: claims.sub, email };
}

function hasFactor({ amr, acr }: IDToken, { strongClasses }: IssuerRules): boolean {
  const methods: unknown[] = Array.isArray(amr) ? amr : [];
  return methods.some((one) => strongMethods.includes(String(one))) || strongClasses.includes(String(acr));
}

/** The name of a failure with the library or the service, and the sentence for a person. */
const sentences: ReadonlyMap<string, ProblemCode> = new Map([
  ["access_denied", "issuerCancelled"],
  ["server_error", "issuerDown"],
  ["temporarily_unavailable", "issuerDown"],
  ["OAUTH_TIMEOUT", "issuerDown"],
  ["OAUTH_PARSE_ERROR", "issuerDown"],
  ["OAUTH_RESPONSE_IS_NOT_JSON", "issuerDown"],
  ["OAUTH_RESPONSE_IS_NOT_CONFORM", "issuerDown"],
  ["OAUTH_JWT_TIMESTAMP_CHECK_FAILED", "issuerClock"],
]);
/** The form of such a name. Anything else was typed by somebody, and may name people. */
const kindForm = /^\w{1,60}$/;

/** The refusal for a failure of the library. The log tells its kind alone. */
function refusalOf({ log }: Pick<House, "log">, error: unknown, otherwise: ProblemCode): Problem {
  const { name, code, error: said } = error as { name?: unknown; code?: unknown; error?: unknown };
  const given = [said, code, name].find((one) => typeof one === "string" && kindForm.test(one));
  const kind = error instanceof TypeError ? "not reached" : String(given ?? "unknown");
  log.warn({ kind }, "a sign-in at the sign-in service failed");
  return new Problem(error instanceof TypeError ? "issuerDown" : (sentences.get(kind) ?? otherwise));
}
