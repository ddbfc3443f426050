import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Multipart, MultipartFile, MultipartValue } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { fieldMessages } from "#domain/field-messages.ts";
import type { UploadedFile } from "#domain/uploads.ts";
import { needingRoom } from "#server/ground/no-room.ts";
import { Problem } from "#server/ground/problem.ts";
import { safeName } from "./file-name.ts";
import type { FormShape } from "./form-shape.ts";
import { readJson } from "./read-json.ts";
import { refuseUnstorable } from "./storable.ts";

export type ReceivedForm = { data: unknown; files: Record<string, UploadedFile[]> };
type Where = { folder: () => Promise<string>; dataBytes: number };

const refuse = (code: "malformed" | "unknownField" | "tooManyFiles" | "tooLarge", path: string, message: string) =>
  new Problem(code, { errors: [{ path, message }] });

/** Passes bytes on, and refuses more than allowed. */
const upTo = (bytes: number, path: string) =>
  async function* (source: AsyncIterable<Buffer>) {
    let size = 0;
    for await (const chunk of source) {
      size += chunk.length;
      if (size > bytes) throw refuse("tooLarge", path, fieldMessages.fileTooLarge(bytes));
      yield chunk;
    }
  };

const spool = async (part: MultipartFile, bytes: number, { folder }: Where): Promise<UploadedFile> => {
  const path = join(await folder(), randomUUID());
  const target = createWriteStream(path, { flags: "wx", mode: 0o600 });
  await needingRoom(dirname(path), () => pipeline(part.file, upTo(bytes, `/${part.fieldname}`), target));
  return { path, filename: safeName(part.filename), mimetype: part.mimetype, size: target.bytesWritten };
};

/** The JSON part in any packing: as text, as text of type JSON, or as a Blob. */
const readData = async (part: Multipart, { dataBytes }: Where): Promise<unknown> => {
  if (part.type === "file") {
    const chunks: Buffer[] = [];
    for await (const chunk of upTo(dataBytes, "/data")(part.file)) chunks.push(chunk);
    return readJson(Buffer.concat(chunks), "/data");
  }
  if (part.valueTruncated) throw new Problem("tooLarge");
  if (typeof part.value === "string" && part.mimetype !== "application/json")
    return readJson(Buffer.from(part.value), "/data");
  refuseUnstorable(part.value, "/data");
  return part.value;
};

/** True for an empty file without a name: a browser sends it for a file field without a choice. */
const isNothingChosen = ({ filename }: MultipartFile, { size }: UploadedFile) => !filename && size === 0;

const receive = async (request: FastifyRequest, shape: FormShape, where: Where): Promise<ReceivedForm> => {
  const form: ReceivedForm = {
    data: undefined,
    files: Object.fromEntries(Object.keys(shape.files).map((name) => [name, [] as UploadedFile[]])),
  };
  // The sizes of files are counted by field during writing, because the parser has one limit for all.
  const limits = { fieldSize: where.dataBytes, fileSize: Number.MAX_SAFE_INTEGER, fields: 20, parts: 1000 };
  for await (const part of request.parts({ limits })) {
    const path = `/${part.fieldname}`;
    if (part.fieldname === "data" && shape.data !== undefined) {
      if (form.data !== undefined) throw refuse("malformed", path, fieldMessages.form);
      form.data = await readData(part as Multipart, where);
      continue;
    }
    const field = shape.files[part.fieldname];
    const received = form.files[part.fieldname];
    if (field === undefined || received === undefined) throw refuse("unknownField", path, fieldMessages.unknown);
    if (part.type === "field") {
      if ((part as MultipartValue).value === "") continue;
      throw refuse("malformed", path, fieldMessages.file);
    }
    const uploaded = await spool(part, field.bytes, where);
    if (isNothingChosen(part, uploaded)) continue;
    if (received.length === field.most) throw refuse("tooManyFiles", path, fieldMessages.tooManyFiles(field.most));
    received.push(uploaded);
  }
  return form;
};

const asProblem = (error: unknown): unknown => {
  if (error instanceof Problem || !(error instanceof Error)) return error;
  // A disk that cannot be written to is the house's fault, not the sender's.
  if ("syscall" in error) return error;
  const code = "code" in error ? error.code : undefined;
  return new Problem(code === "FST_INVALID_JSON_FIELD_ERROR" ? "notJson" : "malformed", {}, { cause: error });
};

/** Reads a form: its JSON part and its files, which it writes into the folder. */
export const readForm = async (request: FastifyRequest, shape: FormShape, where: Where): Promise<ReceivedForm> => {
  try {
    const form = await receive(request, shape, where);
    if (form.data === undefined && shape.isDataRequired) throw refuse("malformed", "/data", fieldMessages.required);
    for (const [name, { isRequired }] of Object.entries(shape.files))
      if (isRequired && form.files[name]?.length === 0) throw refuse("malformed", `/${name}`, fieldMessages.required);
    return form;
  } catch (error) {
    // The rest of the request is read and thrown away: else the sender waits and never sees the answer.
    request.raw.unpipe();
    request.raw.resume();
    throw asProblem(error);
  }
};
