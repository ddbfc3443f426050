import { createPublicKey, verify } from "node:crypto";
import { canonical } from "#machines/kit/canonical.ts";
import type { AuditKey } from "../../house/ports.ts";

/** A statement with its signature and the key that made it, both as base64. */
export type Signed<Fields extends object> = Fields & { public_key: string; signature: string };

/** The signed bytes: the statement without its signature, keys in order, no spaces. */
const signedBytes = ({ signature: _, ...fields }: Partial<Signed<object>>): Buffer => Buffer.from(canonical(fields));

export function signed<Fields extends object>(key: AuditKey, fields: Fields): Signed<Fields> {
  const statement = { ...fields, public_key: key.publicKey.toString("base64") };
  return { ...statement, signature: key.sign(signedBytes(statement)).toString("base64") };
}

/** True if the named key signed exactly this statement. */
export const isSigned = (statement: Signed<object>): boolean =>
  isSignedBy(statement.public_key, signedBytes(statement), statement.signature);

/** The first bytes of an Ed25519 key in SPKI; its 32 bytes follow. */
const spkiHead = Buffer.from("302a300506032b6570032100", "hex");

/** Key and signature as base64. */
export function isSignedBy(publicKey: string, bytes: Buffer, signature: string): boolean {
  const raw = Buffer.from(publicKey, "base64");
  if (raw.length !== 32) return false;
  const key = createPublicKey({ key: Buffer.concat([spkiHead, raw]), format: "der", type: "spki" });
  return verify(null, bytes, key, Buffer.from(signature, "base64"));
}
