import { kycFileMaxBytes } from "#domain/limits.ts";
import { messages } from "#domain/portal-messages.ts";
import { words } from "./words.ts";

const megabyte = 1024 * 1024;
export const mostMegabytes = Math.floor(kycFileMaxBytes / megabyte);

const text = (head: Uint8Array, from: number, to: number) => String.fromCharCode(...head.subarray(from, to));

/** The kinds of files by their first bytes. A name and a declared type prove nothing. */
const kinds: readonly { type: string; is: (head: Uint8Array) => boolean }[] = [
  { type: "image/jpeg", is: (head) => head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff },
  { type: "image/png", is: (head) => text(head, 0, 8) === "\x89PNG\r\n\x1a\n" },
  { type: "image/webp", is: (head) => text(head, 0, 4) === "RIFF" && text(head, 8, 12) === "WEBP" },
  { type: "application/pdf", is: (head) => text(head, 0, 5) === "%PDF-" },
];
export const takenKinds = kinds.map(({ type }) => type).join(",");

/**
 * A check of a file before it is sent: its fault, or the file under its true type. The server checks it all the same.
 */
export async function lookAtFile(file: File): Promise<{ fault: string } | { file: File }> {
  if (file.size === 0) return { fault: messages.fileEmpty };
  if (file.size > kycFileMaxBytes) return { fault: words.tooLarge(mostMegabytes) };
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const kind = kinds.find(({ is }) => is(head));
  if (!kind) return { fault: messages.fileNotAllowed };
  const { name, lastModified } = file;
  return { file: file.type === kind.type ? file : new File([file], name, { type: kind.type, lastModified }) };
}
