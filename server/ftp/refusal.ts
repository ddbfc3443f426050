/** A refusal at the FTP entrance: its code (RFC 959) and words. */
export class Refusal extends Error {
  readonly code: number;

  constructor(code: number, words: string) {
    super(words);
    this.code = code;
  }
}
