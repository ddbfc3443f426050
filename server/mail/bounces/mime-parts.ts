/** A part of a message: its fields in their order, with names in lower case, and what stands below them. */
export type Part = { fields: readonly Field[]; type: string; body: string };
type Field = { name: string; value: string };

/** Parts within parts that are looked into, and parts in all: more has no report of a mail server. */
const DEPTH = 3;
const PARTS = 50;

export const fieldIn = (fields: readonly Field[], name: string): string | undefined =>
  fields.find((field) => field.name === name)?.value;

/** The fields of a header, or of a group of a report (RFC 5322). What is no field is passed over. */
export const fieldsOf = (text: string): Field[] =>
  text
    .replaceAll(/\n[ \t]+/g, " ")
    .split("\n")
    .flatMap((line) => {
      const colon = line.indexOf(":");
      const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
      return name ? [{ name, value: line.slice(colon + 1).trim() }] : [];
    });

/** A message, or a part of one, with line feeds alone at the ends of its lines. */
export function partOf(text: string): Part {
  const end = text.startsWith("\n") ? 0 : text.indexOf("\n\n");
  const fields = fieldsOf(end < 0 ? text : text.slice(0, end));
  const type = (fieldIn(fields, "content-type") ?? "text/plain").toLowerCase().match(/^[\w.+-]+\/[\w.+-]+/)?.[0] ?? "";
  return { fields, type, body: end < 0 ? "" : text.slice(end).replace(/^\n{1,2}/, "") };
}

/** The parts of a message that have no parts themselves. A message that was cut has those that it still has. */
export function leavesOf(part: Part, depth = DEPTH): Part[] {
  const boundary = part.type.startsWith("multipart/") && boundaryOf(fieldIn(part.fields, "content-type") ?? "");
  if (!boundary) return [part];
  if (depth === 0) return [];
  const [, ...parts] = `\n${part.body}`.split(`\n--${boundary}`, PARTS);
  return parts
    .filter((text) => !text.startsWith("--"))
    .flatMap((text) => leavesOf(partOf(text.slice(text.indexOf("\n") + 1)), depth - 1))
    .slice(0, PARTS);
}

const boundaryOf = (type: string): string | undefined =>
  type.match(/;\s*boundary="([^"]{1,70})"/i)?.[1] ?? type.match(/;\s*boundary=([^\s;"]{1,70})/i)?.[1];

/** The body of a part as it was before it travelled. */
export function decoded({ fields, body }: Part): string {
  const encoding = fieldIn(fields, "content-transfer-encoding")?.toLowerCase();
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8").replaceAll("\r\n", "\n");
  if (encoding !== "quoted-printable") return body;
  return body
    .replaceAll(/=[ \t]*\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
