import { createHash } from "node:crypto";

export const remoteFaultKinds = [
  "unreachable",
  "refused",
  "hostKey",
  "noFolder",
  "notAllowed",
  "timeout",
  "broken",
] as const;
export type RemoteFaultKind = (typeof remoteFaultKinds)[number];

/** A failure to use a server of somebody else, with the sentence that a person reads. */
export class RemoteFault extends Error {
  override readonly name = "RemoteFault";
  readonly kind: RemoteFaultKind;
  readonly sentence: string;
  /** The key that the server showed, where that is what was refused. */
  readonly shownKey: string | undefined;

  constructor(
    kind: RemoteFaultKind,
    sentence: string,
    { cause, shownKey }: { cause?: unknown; shownKey?: string } = {},
  ) {
    super(sentence, { cause });
    this.kind = kind;
    this.sentence = sentence;
    this.shownKey = shownKey;
  }
}

/** The server's own words, for use in a sentence of the house: short and without line breaks, whatever it sent. */
export function inItsWords(said: string): string {
  const line = said.replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]+/gu, " ").trim();
  return line === "" ? "" : ` It said: “${line.length > 160 ? `${line.slice(0, 159)}…` : line}”`;
}

export const changedKey = (host: string, shownKey: string): RemoteFault =>
  new RemoteFault(
    "hostKey",
    `${host} shows another key than before (${shownKey}). Ask its keeper whether the key was changed, then forget the old one.`,
    { shownKey },
  );

/** A key as OpenSSH writes it for people. */
export const fingerprint = (key: Buffer): string =>
  `SHA256:${createHash("sha256").update(key).digest("base64").replace(/=+$/, "")}`;
