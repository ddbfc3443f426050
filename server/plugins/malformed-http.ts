import type { Socket } from "node:net";
import { messages } from "#domain/messages.ts";
import type { ProblemCode } from "#domain/problems.ts";

type Refusal = { status: string; code: ProblemCode };

const unreadable: Refusal = { status: "400 Bad Request", code: "malformed" };
/** The refusals of Node's parser, before there is a request, by its own words. */
const refusals: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: { status: "431 Request Header Fields Too Large", code: "tooLarge" },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: "413 Payload Too Large", code: "tooLarge" },
  ERR_HTTP_REQUEST_TIMEOUT: { status: "408 Request Timeout", code: "malformed" },
};

/**
 * Answers malformed HTTP in the form of every failure and closes the connection: on an open one the next request would
 * be lost. Nothing is logged about any sender.
 */
export const malformedHttp =
  (nextId: () => string) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    // An answer under way could not be told apart from this one.
    const isAnswering = "_httpMessage" in socket && socket._httpMessage;
    if (error.code === "ECONNRESET" || !socket.writable || isAnswering) return void socket.destroy(error);
    const { status, code } = refusals[error.code ?? ""] ?? unreadable;
    const request_id = nextId();
    const body = JSON.stringify({ status: "fail", code, message: messages[code], request_id });
    const head = [
      `HTTP/1.1 ${status}`,
      "Content-Type: application/json; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Cache-Control: no-store",
      "X-Content-Type-Options: nosniff",
      `X-Request-Id: ${request_id}`,
      "Connection: close",
    ];
    socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
  };
