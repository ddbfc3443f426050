import type { Body, Data } from "#api/operation-types.ts";
import type { FeedPages } from "#domain/feeds.ts";
import { one } from "../../db/crud.ts";
import type { Reading } from "../../house/context.ts";
import { RemoteFault } from "../../remote/remote-fault.ts";
import { checkWeb } from "./check-feed.ts";
import { feedSecretFor } from "./feed-secret.ts";
import { fileNameOf } from "./fetch-web.ts";
import { noPages } from "./no-pages.ts";
import { bytesOf } from "./web-answer.ts";
import { firstPage, isByRows, noRows, readPage } from "./web-pages.ts";
import { type Asking, askWeb } from "./web-source.ts";

type Wish = Body<"tryFeedAddress">;
type Tried = Data<"tryFeedAddress">;
type Beginning = Pick<Tried, "file_name" | "lines">;

/** So much of a file is enough for its first lines. */
const beginningBytes = 64 * 1024;
const linesShown = 3;
const lettersShown = 300;
/** The first bytes of zip (xlsx too) and gzip. Their lines are not to be read before they are unpacked. */
const packed = [Buffer.from("504b0304", "hex"), Buffer.from("1f8b", "hex")];

/**
 * Asks a web address as a feed would, before it is kept. The secret of a kept feed serves for the same server and the same
 * way to sign in alone.
 */
export async function tryWeb(ctx: Reading, { web, kept_id = null }: Wish): Promise<Tried> {
  const { url, secret, sign_in = "none", sign_in_name = null, ...more } = web;
  const signInAt = { url, sign_in, sign_in_name };
  const pages = { ...noPages, ...more };
  const { remote } = ctx.house;
  checkWeb({ ...signInAt, pages }, remote.allowsPrivate);
  const address = new URL(url);
  const asking: Asking = {
    rules: remote,
    signal: AbortSignal.timeout(remote.connectMs + remote.silenceMs),
    signIn: { kind: sign_in, name: sign_in_name, secret: secret ?? (await keptSecret(ctx, signInAt, kept_id)) },
    origin: address.origin,
  };
  try {
    const beginning = isByRows(pages) ? await ofRows(asking, address, pages) : await ofFile(asking, address);
    return { outcome: "open", sentence: null, ...beginning };
  } catch (error) {
    if (asking.signal.aborted) return failed("timeout", `${address.host} did not answer in time.`);
    if (!(error instanceof RemoteFault)) throw error;
    return failed(error.kind, error.sentence);
  }
}

const failed = (outcome: Tried["outcome"], sentence: string): Tried => ({
  outcome,
  sentence,
  file_name: null,
  lines: [],
});

async function ofRows(asking: Asking, address: URL, pages: FeedPages): Promise<Beginning> {
  const { rows } = await readPage(asking, firstPage(address, pages), pages);
  if (rows.length === 0) throw noRows(address.host, pages);
  return { file_name: null, lines: shown(rows.map((row) => JSON.stringify(row))) };
}

async function ofFile(asking: Asking, address: URL): Promise<Beginning> {
  const answer = await askWeb(asking, address);
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of bytesOf(answer, address.host, Number.POSITIVE_INFINITY)) {
    parts.push(part as Buffer);
    bytes += (part as Buffer).length;
    if (bytes >= beginningBytes) break; // which ends the visit
  }
  const beginning = Buffer.concat(parts);
  const isPacked = packed.some((mark) => beginning.subarray(0, mark.length).equals(mark));
  const text = isPacked ? "" : beginning.toString("utf8").replaceAll("\u0000", "");
  return { file_name: fileNameOf(answer, address), lines: shown(text.split(/\r\n|\r|\n/)) };
}

const shown = (lines: readonly string[]): string[] =>
  lines
    .filter((line) => line.trim() !== "")
    .slice(0, linesShown)
    .map((line) => line.slice(0, lettersShown));

type SignInAt = Parameters<typeof feedSecretFor>[0];

async function keptSecret(ctx: Reading, signInAt: SignInAt, id: number | null): Promise<string> {
  if (id === null) return "";
  const { sealed_secret } = await one(ctx, "feed", id);
  return (sealed_secret && ctx.house.safe.openText(sealed_secret, feedSecretFor(signInAt))) || "";
}
