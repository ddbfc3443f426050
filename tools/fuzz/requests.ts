import type { Schema } from "#server/plugins/contract/openapi.ts";
import { FORM, JSON_TYPE, type Operation } from "#server/plugins/contract/operations.ts";
import type { Chance } from "./chance.ts";
import type { Values } from "./values.ts";

export type Request = { method: string; path: string; headers: Record<string, string>; body?: Buffer };

/** Operations that are not tried: with the house switched off, all later answers would be the same. */
const leftOut = new Set(["setMaintenance"]);
const pieces = ["..", "%2e%2e", ".%2e", "%00", "assets", "index.html", "a.js", "%5c", "%2f", "%zz", "", "~", "%c0%af"];
const files = [
  Buffer.from("stock_no\nNONE-1\n"),
  Buffer.from("%PDF-1.4"),
  Buffer.alloc(0),
  Buffer.from("\n".repeat(9)),
];
const BOUNDARY = "fuzz-boundary";

/** Writes requests to the contract's operations, in all their forms. */
export class Requests {
  readonly operations: readonly Operation[];
  readonly #chance: Chance;
  readonly #values: Values;

  constructor(operations: readonly Operation[], chance: Chance, values: Values) {
    this.operations = operations.filter(({ info }) => !leftOut.has(info.id));
    this.#chance = chance;
    this.#values = values;
  }

  /** A request for a file, with an address that no browser writes. */
  static(): Request {
    const count = 1 + this.#chance.below(4);
    const place = Array.from({ length: count }, () => this.#chance.pick(pieces)).join("/");
    return { method: "GET", path: `/${place}`, headers: { accept: this.#chance.pick(["*/*", "text/html"]) } };
  }

  to(operation: Operation): Request {
    const { info, parameters } = operation;
    let path = `/api/v1${info.path}`;
    const query = new URLSearchParams();
    for (const { name, in: where, required, schema } of parameters) {
      if (where === "path") path = path.replace(`{${name}}`, encoded(textOf(this.#values.of(schema, name))));
      if (where === "query" && (required || this.#chance.in(0.25))) {
        query.append(name, textOf(this.#values.of(schema, name)));
      }
    }
    const search = query.size > 0 ? `?${query}` : "";
    return { method: info.method.toUpperCase(), path: path + search, ...this.#body(operation) };
  }

  #body({ requestBody }: Operation): Pick<Request, "headers" | "body"> {
    const form = requestBody?.content[FORM]?.schema;
    const json = requestBody?.content[JSON_TYPE]?.schema;
    if (form && (!json || this.#chance.in(0.5))) return this.#form(form);
    if (!json || this.#chance.in(0.02)) return { headers: {} };
    const body = Buffer.from(JSON.stringify(this.#values.of(json)) ?? "");
    return { headers: { "content-type": JSON_TYPE }, body };
  }

  #form(schema: Schema): Pick<Request, "headers" | "body"> {
    const properties = (schema.properties ?? {}) as Record<string, Schema>;
    const parts = Object.entries(properties).map(([name, one]) => {
      const isFile = one.format === "binary" || (one.items as Schema | undefined)?.format === "binary";
      const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"`;
      const content = isFile ? this.#chance.pick(files) : Buffer.from(JSON.stringify(this.#values.of(one, name)) ?? "");
      const kind = isFile ? '; filename="a.bin"' : `\r\ncontent-type: ${JSON_TYPE}`;
      return Buffer.concat([Buffer.from(`${head}${kind}\r\n\r\n`), content, Buffer.from("\r\n")]);
    });
    const body = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
    return { headers: { "content-type": `${FORM}; boundary=${BOUNDARY}` }, body };
  }
}

const textOf = (value: unknown): string => (typeof value === "object" ? JSON.stringify(value) : String(value));

/** A text encoded for an address. Half a letter of UTF-16 is no error here. */
const encoded = (text: string): string =>
  new URLSearchParams({ text }).toString().slice("text=".length).replaceAll("+", "%20");
