import { type RoleId, roleIds } from "./roles.ts";

/**
 * The roles whose people may have a second factor, and of whom a house may demand one. Guests have no password, and FTP
 * takes a password alone.
 */
export const secondFactorRoles: readonly RoleId[] = [
  roleIds.administrator,
  roleIds.customer,
  roleIds.qualityControl,
  roleIds.businessAssociate,
  roleIds.apiClient,
  roleIds.auditor,
];

/** True if an account of this role may have a second factor. */
export const mayHaveSecondFactor = (roleId: number): boolean => secondFactorRoles.includes(roleId as RoleId);

export const recoveryCodesMade = 10;
/** ASSUMPTION (0120): the passkeys that one account may have. */
export const passkeysMost = 10;
/** The time within which a passkey answers what it was asked. */
export const passkeyChallengeLifeMs = 5 * 60_000;
/** The time within which a password is followed by the second step, and an offered secret by its first code. */
export const halfSignInLifeMs = 10 * 60_000;
/**
 * ASSUMPTION (0114): the wrong codes of a day after which the codes of an authenticator are refused. Whoever guesses
 * knows the password already.
 */
export const wrongCodesInADay = 30;
