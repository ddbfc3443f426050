/** The house's own sign-in service, which its people may sign in with (decision 0130). */
export type IssuerRules = {
  /** The address that the service calls itself by. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The name of the service, for people. */
  name: string;
  /** The classes of a sign-in (`acr`) that are a second factor by themselves. */
  strongClasses: readonly string[];
};

type Read = {
  text(name: string): string | undefined;
  wrong(name: string, why: string): never;
};

const longestName = 40;
const loopback = ["127.0.0.1", "localhost", "[::1]"];

/** The sign-in service of the environment; null without one. A half given one is refused. */
export function readIssuerRules({ text, wrong }: Read): IssuerRules | null {
  const strong = text("OIDC_ACR");
  const given = {
    OIDC_ISSUER: text("OIDC_ISSUER"),
    OIDC_CLIENT_ID: text("OIDC_CLIENT_ID"),
    OIDC_CLIENT_SECRET: text("OIDC_CLIENT_SECRET"),
    OIDC_NAME: text("OIDC_NAME"),
  };
  const names = Object.keys(given) as (keyof typeof given)[];
  if (!strong && names.every((name) => given[name] === undefined)) return null;
  const needed = (name: keyof typeof given): string =>
    given[name] ?? wrong(name, `is required with ${names.filter((other) => other !== name).join(", ")}`);
  const [issuer, clientId] = [needed("OIDC_ISSUER"), needed("OIDC_CLIENT_ID")];
  const [clientSecret, name] = [needed("OIDC_CLIENT_SECRET"), needed("OIDC_NAME")];
  if (!isGoodAddress(issuer))
    wrong("OIDC_ISSUER", "must begin with https://, or with http:// on this machine alone, and have no ? or #");
  if (name.length > longestName) wrong("OIDC_NAME", `must be at most ${longestName} characters long`);
  return { issuer, clientId, clientSecret, name, strongClasses: strong?.split(/\s*,\s*/).filter(Boolean) ?? [] };
}

function isGoodAddress(given: string): boolean {
  if (!URL.canParse(given) || /[?#]/.test(given)) return false;
  const { protocol, hostname } = new URL(given);
  return protocol === "https:" || (protocol === "http:" && loopback.includes(hostname));
}
