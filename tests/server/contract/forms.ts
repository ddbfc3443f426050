import type { InjectOptions } from "fastify";

/** One part of a form, as bytes on the wire. */
export type File = string;

const head = (name: string, filename?: string, type?: string) =>
  [
    `content-disposition: form-data; name="${name}"${filename === undefined ? "" : `; filename="${filename}"`}`,
    ...(type === undefined ? [] : [`content-type: ${type}`]),
  ].join("\r\n");

export const text = (name: string, value: string, type?: string): File =>
  `${head(name, undefined, type)}\r\n\r\n${value}`;
export const file = (name: string, filename: string, content: string, type = "application/octet-stream"): File =>
  `${head(name, filename, type)}\r\n\r\n${content}`;

/** A request with a form of these parts. */
export const form = (...parts: File[]): InjectOptions & { payload: string } => ({
  headers: { "content-type": "multipart/form-data; boundary=edge" },
  payload: `${parts.map((part) => `--edge\r\n${part}\r\n`).join("")}--edge--\r\n`,
});
