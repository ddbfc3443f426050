import type { Context, Reading } from "../house/context.ts";
import { credentialNotices } from "./notices/credential-notices.ts";
import { type Addressee, tell } from "./tell.ts";

type Told =
  | "passwordChanged"
  | "passwordReset"
  | "passwordChosen"
  | "passwordGiven"
  | "deviceNew"
  | "secondFactorOn"
  | "secondFactorOff"
  | "secondFactorTaken"
  | "passkeyAdded"
  | "passkeyRemoved"
  | "issuerBound"
  | "issuerUnbound"
  | "sessionsEnded"
  | "codesGuessed";

/** Tells the owner of an account that a way to sign in changed, if the house tells such changes. */
export async function tellOfCredentials(ctx: Context, to: Addressee, what: Told): Promise<void> {
  if (ctx.house.accounts.tellsOfCredentials) await tell(ctx, to, credentialNotices[what](deedOf(ctx)));
}

/** Tells the earlier address that there is another; upper and lower case count as one. */
export async function tellOfAddress(ctx: Context, was: Addressee, email: string | undefined): Promise<void> {
  const isOther = email !== undefined && email.toLowerCase() !== was.email.toLowerCase();
  if (isOther && ctx.house.accounts.tellsOfCredentials)
    await tell(ctx, was, credentialNotices.emailChanged(deedOf(ctx), email));
}

export async function tellOfRecoveryCode(ctx: Context, to: Addressee, left: number): Promise<void> {
  if (ctx.house.accounts.tellsOfCredentials) await tell(ctx, to, credentialNotices.recoveryCodeUsed(deedOf(ctx), left));
}

export async function tellOfKey(ctx: Context, to: Addressee, name: string): Promise<void> {
  if (ctx.house.accounts.tellsOfCredentials) await tell(ctx, to, credentialNotices.keyMade(deedOf(ctx), name));
}

const deedOf = ({ now, device, address, house: { timeZone } }: Reading) => ({ now, device, address, timeZone });
