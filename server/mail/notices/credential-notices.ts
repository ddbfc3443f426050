import { formatDateTime12 } from "#domain/format.ts";
import { maskEmail } from "#domain/mask.ts";
import type { Notice } from "../notice.ts";

/** The moment of an act, and the device and address of the actor. */
type Moment = { now: Date; timeZone: string };
type Deed = Moment & { device: string; address: string };

const when = ({ now, timeZone }: Moment) => `${formatDateTime12(now, timeZone)} (${timeZone})`;
const whence = ({ device, address }: Deed) => `${device}, address ${address}`;
const ifNotYou =
  "If this was not you, set a new password with “Forgot password?” on the sign-in page, and tell us at once.";
const ifUnexpected = "If you did not expect this, please ask us at once.";
const path = "/profile";

/** Notices to the owner of an account about its ways to sign in (OWASP ASVS 6.3.7). */
export const credentialNotices = {
  passwordChanged: (deed: Deed): Notice => ({
    kind: "passwordChanged",
    title: "Your password was changed",
    paragraphs: [
      `The password of your account was changed on ${when(deed)}: ${whence(deed)}. All other sessions were ended.`,
      ifNotYou,
    ],
    path,
  }),
  passwordReset: (deed: Deed): Notice => ({
    kind: "passwordReset",
    title: "A new password was set",
    paragraphs: [
      `A new password was set for your account with a code from a mail, on ${when(deed)}: ${whence(deed)}. All sessions were ended.`,
      ifNotYou,
    ],
    path,
  }),
  passwordChosen: (deed: Deed): Notice => ({
    kind: "passwordReset",
    title: "Your password is set",
    paragraphs: [
      `The password of your account was set with the link of your invitation, on ${when(deed)}: ${whence(deed)}.`,
      ifNotYou,
    ],
    path,
  }),
  passwordGiven: (moment: Moment): Notice => ({
    kind: "passwordGiven",
    title: "A new password was set for you",
    paragraphs: [
      `We set a new password for your account on ${when(moment)}. The earlier one no longer opens it, in the portal or by FTP.`,
      ifUnexpected,
    ],
    path,
  }),
  emailChanged: (moment: Moment, to: string): Notice => ({
    kind: "emailChanged",
    title: "The e-mail address of your account was changed",
    paragraphs: [
      `Your account has had the e-mail address ${maskEmail(to)} since ${when(moment)}. This address no longer opens it, and receives no more mail about it.`,
      ifUnexpected,
    ],
    path,
  }),
  deviceNew: (deed: Deed): Notice => ({
    kind: "deviceNew",
    title: "Sign-in with a new device",
    paragraphs: [
      `Your account was signed in to on ${when(deed)} with a device that it did not know: ${whence(deed)}.`,
      ifNotYou,
    ],
    path,
  }),
  secondFactorOn: (deed: Deed): Notice => ({
    kind: "secondFactorOn",
    title: "Your second factor is on",
    paragraphs: [
      `Signing in to your account has asked for a code as well since ${when(deed)}: ${whence(deed)}. All other sessions were ended.`,
      ifNotYou,
    ],
    path,
  }),
  secondFactorOff: (deed: Deed): Notice => ({
    kind: "secondFactorOff",
    title: "Your second factor is off",
    paragraphs: [
      `The second factor of your account was turned off on ${when(deed)}: ${whence(deed)}. Its password alone opens it now.`,
      ifNotYou,
    ],
    path,
  }),
  secondFactorTaken: (moment: Moment): Notice => ({
    kind: "secondFactorTaken",
    title: "We took the second factor from your account",
    paragraphs: [
      `We took the second factor from your account on ${when(moment)}, and ended all its sessions. Its password alone opens it until you set up another one.`,
      ifUnexpected,
    ],
    path,
  }),
  passkeyAdded: (deed: Deed): Notice => ({
    kind: "passkeyAdded",
    title: "A passkey was added",
    paragraphs: [
      `A passkey was added to your account on ${when(deed)}: ${whence(deed)}. With your password it signs in to your account.`,
      ifNotYou,
    ],
    path,
  }),
  passkeyRemoved: (deed: Deed): Notice => ({
    kind: "passkeyRemoved",
    title: "A passkey was removed",
    paragraphs: [
      `A passkey of your account was removed on ${when(deed)}: ${whence(deed)}. It no longer signs in.`,
      ifNotYou,
    ],
    path,
  }),
  issuerBound: (deed: Deed): Notice => ({
    kind: "issuerBound",
    title: "The sign-in service opens your account",
    paragraphs: [
      `Your account was opened by the house's sign-in service for the first time on ${when(deed)}: ${whence(deed)}. Whoever signs in there as you can open it from now on.`,
      ifNotYou,
    ],
    path,
  }),
  issuerUnbound: (moment: Moment): Notice => ({
    kind: "issuerUnbound",
    title: "We removed your account's binding to the sign-in service",
    paragraphs: [
      `We removed what your account was bound to at the house's sign-in service on ${when(moment)}, and ended its sessions. The next sign-in there binds it anew; your password is as it was.`,
      ifUnexpected,
    ],
    path,
  }),
  sessionsEnded: (moment: Moment): Notice => ({
    kind: "sessionsEnded",
    title: "We signed you out",
    paragraphs: [
      `We ended open sessions of your account on ${when(moment)}. Your password and your second factor are as they were; sign in again to go on.`,
      ifUnexpected,
    ],
    path,
  }),
  recoveryCodeUsed: (deed: Deed, left: number): Notice => ({
    kind: "recoveryCodeUsed",
    title: "A recovery code was used",
    paragraphs: [
      `A recovery code of your account was used on ${when(deed)}: ${whence(deed)}. ${left === 1 ? "One is left." : `${left} are left.`}`,
      ifNotYou,
    ],
    path,
  }),
  codesGuessed: (deed: Deed): Notice => ({
    kind: "codesGuessed",
    title: "Somebody may know your password",
    paragraphs: [
      `Wrong codes followed the right password of your account, the last on ${when(deed)}: ${whence(deed)}. Nobody was let in, and that place has to wait.`,
      ifNotYou,
    ],
    path,
  }),
  keyMade: (moment: Moment, name: string): Notice => ({
    kind: "keyMade",
    title: "A new API key was made",
    paragraphs: [
      `The API key “${name}” was made for your account on ${when(moment)}. Programs that hold it act in your name.`,
      ifUnexpected,
    ],
    path,
  }),
};
