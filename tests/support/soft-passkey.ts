import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { Body } from "#api/operation-types.ts";

type Answer = Body<"addPasskey">["answer"];
type Asked = { challenge: string };

const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest();
const text64 = (bytes: Buffer) => bytes.toString("base64url");

/** CBOR (RFC 8949) of what an authenticator writes: small integers, texts, bytes and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, of]) => [cbor(key), cbor(of as number)]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** A passkey of this program's own, with a key that signs for real (WebAuthn Level 3, "none" attestation). */
export class SoftPasskey {
  readonly id = randomBytes(16);
  counter = 0;
  /** False for a device that does not ask who is there. */
  verifies = true;
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  get publicKey(): Buffer {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    const [left, right] = [Buffer.from(x, "base64url"), Buffer.from(y, "base64url")];
    return cbor(new Map<number, unknown>([[1, 2], [3, -7], [-1, 1], [-2, left], [-3, right]])); // biome-ignore format: COSE, a pair each
  }

  /** The answer of a new passkey, or of one that claims another origin. */
  create({ challenge }: Asked, origin = this.#origin): Answer {
    const length = Buffer.from([0, this.id.length]);
    const authData = Buffer.concat([this.#data(HAS_KEY), Buffer.alloc(16), length, this.id, this.publicKey]);
    const attestation = new Map<string, unknown>([["fmt", "none"], ["attStmt", new Map()], ["authData", authData]]); // biome-ignore format: a pair each
    return this.#answer({
      clientDataJSON: text64(this.#client("webauthn.create", challenge, origin)),
      attestationObject: text64(cbor(attestation)),
      transports: ["internal"],
    });
  }

  /** The answer of a known passkey; its counter grows with each. */
  get({ challenge }: Asked, origin = this.#origin): Answer {
    this.counter += 1;
    const client = this.#client("webauthn.get", challenge, origin);
    const authData = this.#data(0);
    const signature = sign("sha256", Buffer.concat([authData, sha256(client)]), this.#keys.privateKey);
    return this.#answer({
      clientDataJSON: text64(client),
      authenticatorData: text64(authData),
      signature: text64(signature),
    });
  }

  #client = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  #data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const all = flags | PRESENT | (this.verifies ? VERIFIED : 0);
    return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([all]), counter]);
  }

  #answer(response: Answer["response"]): Answer {
    const id = text64(this.id);
    return { id, rawId: id, type: "public-key", response, clientExtensionResults: {} };
  }
}
