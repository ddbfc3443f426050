import { readdirSync, readFileSync } from "node:fs";
import {
  XmlBufferInputProvider,
  XmlDocument,
  XmlValidateError,
  XsdValidator,
  xmlRegisterInputProvider,
} from "libxml2-wasm";

const folder = new URL("./scxml-schema/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".xsd"));
const bytes = Object.fromEntries(files.map((name) => [name, readFileSync(new URL(name, folder))]));

/** The W3C's schema, read from local files. The network is never asked. */
function validator(): XsdValidator {
  xmlRegisterInputProvider(
    new XmlBufferInputProvider({ ...bytes, "http://www.w3.org/2001/xml.xsd": bytes["xml.xsd"] ?? new Uint8Array() }),
  );
  return XsdValidator.fromDoc(XmlDocument.fromBuffer(bytes["scxml.xsd"] ?? new Uint8Array(), { url: "scxml.xsd" }));
}

let schema: XsdValidator | undefined;

/** The schema's errors in a document; none for a valid one. */
export function schemaErrors(text: string): string[] {
  schema ??= validator();
  const document = XmlDocument.fromString(text);
  try {
    schema.validate(document);
    return [];
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error;
    return error.details.map(({ message }) => message.trim());
  } finally {
    document.dispose();
  }
}
