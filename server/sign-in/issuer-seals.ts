import { randomUUID } from "node:crypto";
import { issuerSignInLifeMs } from "#domain/limits.ts";
import { Problem } from "../ground/problem.ts";
import { tokenHash } from "../ground/tokens.ts";
import type { Reading } from "../house/context.ts";

/** The state that a browser takes along to the sign-in service, sealed by the house. */
export type IssuerStart = {
  id: string;
  /** The hash of the browser's device cookie. */
  browser: string;
  verifier: string;
  nonce: string;
  until: number;
};

/** The person whom the sign-in service has named. */
export type ProvenElsewhere = {
  id: string;
  browser: string;
  until: number;
  issuer: string;
  subject: string;
  /** The address that the service has verified; null without one. */
  email: string | null;
  /** True if the service has asked for a second factor itself. */
  hasFactor: boolean;
};

type Sealing = Pick<Reading, "house" | "now" | "deviceKey">;
const startPlace = "issuer-start";
const provenPlace = "issuer-proven";

export const browserOf = (held: string): string => tokenHash(held).toString("base64url");

export function sealStart({ house, now }: Sealing, start: Pick<IssuerStart, "browser" | "verifier" | "nonce">): string {
  const until = now.getTime() + issuerSignInLifeMs;
  return house.safe.sealText(JSON.stringify({ ...start, id: randomUUID(), until }), startPlace);
}

export const openStart = (ctx: Sealing, sealed: string): IssuerStart => opened<IssuerStart>(ctx, sealed, startPlace);

type Named = Pick<ProvenElsewhere, "issuer" | "subject" | "email" | "hasFactor">;

/** The ticket of whom the service has named. It ends when the sign-in ends, and belongs to the same browser. */
export function sealProven({ house }: Sealing, { id, browser, until }: IssuerStart, named: Named): string {
  const { issuer, subject, email, hasFactor } = named;
  const proven: ProvenElsewhere = { id, browser, until, issuer, subject, email, hasFactor };
  return house.safe.sealText(JSON.stringify(proven), provenPlace);
}

export const openProven = (ctx: Sealing, ticket: string): ProvenElsewhere =>
  opened<ProvenElsewhere>(ctx, ticket, provenPlace);

function opened<T extends { browser: string; until: number }>(ctx: Sealing, sealed: string, place: string): T {
  const { house, now, deviceKey } = ctx;
  const text = house.safe.openText(sealed, place);
  const found = text === undefined ? undefined : (JSON.parse(text) as T);
  if (!found || found.until <= now.getTime()) throw new Problem("issuerSignInOver");
  if (deviceKey.held === undefined || browserOf(deviceKey.held) !== found.browser) throw new Problem("issuerElsewhere");
  return found;
}
