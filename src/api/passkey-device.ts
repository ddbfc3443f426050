import { messages } from "#domain/portal-messages.ts";
import type { Body, Data } from "./operation-types.ts";

type Answer = Body<"addPasskey">["answer"];
type Options = Data<"offerPasskey">["options"];

/** WebAuthn Level 3: what a browser reads and writes as JSON by itself. */
interface PasskeyReader {
  parseCreationOptionsFromJSON(options: Options): PublicKeyCredentialCreationOptions;
  parseRequestOptionsFromJSON(options: Options): PublicKeyCredentialRequestOptions;
}
const readers = window as unknown as { PublicKeyCredential?: Partial<PasskeyReader> };

/** True if this browser can use passkeys. */
export const hasPasskeys = (): boolean => readers.PublicKeyCredential?.parseRequestOptionsFromJSON !== undefined;

function reader(): PasskeyReader {
  if (!hasPasskeys()) throw new Error(messages.passkeysUnsupported);
  return readers.PublicKeyCredential as PasskeyReader;
}

/** Whoever dismisses the browser's own dialog, or waits too long, is `NotAllowedError`. */
const sentences: Record<string, string> = {
  NotAllowedError: messages.passkeyNotGiven,
  AbortError: messages.passkeyNotGiven,
  SecurityError: messages.passkeyElsewhere,
  InvalidStateError: messages.passkeyKnown,
};

async function asked(credential: Promise<Credential | null>): Promise<Answer> {
  const given = await credential.catch((error: unknown) => {
    const name = error instanceof Error ? error.name : "";
    throw new Error(sentences[name] ?? messages.passkeyWrong, { cause: error });
  });
  if (!given) throw new Error(messages.passkeyNotGiven);
  return (given as Credential & { toJSON(): Answer }).toJSON();
}

/** Asks the device to make a passkey. The signal ends the browser's asking too: until then it takes no other. */
export const makePasskey = async (options: Options, signal: AbortSignal): Promise<Answer> =>
  asked(navigator.credentials.create({ publicKey: reader().parseCreationOptionsFromJSON(options), signal }));

/** Asks the device for one of its passkeys. */
export const askPasskey = async (options: Options): Promise<Answer> =>
  asked(navigator.credentials.get({ publicKey: reader().parseRequestOptionsFromJSON(options) }));
