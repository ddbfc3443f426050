import { createHash } from "node:crypto";

type List = { serialNumber?: string; metadata: { timestamp?: string; component: { name: string } } };

/**
 * The list of packages (CycloneDX) as npm writes it, under the name of the project, at the moment of its source, and with a
 * number that follows from what it says: the same sources have the same list.
 */
export function plainList(written: string, name: string, at?: Date): string {
  const { serialNumber: _, metadata, ...rest } = JSON.parse(written) as List;
  const { timestamp: __, component, ...about } = metadata;
  const list = {
    ...rest,
    metadata: { ...(at && { timestamp: at.toISOString() }), ...about, component: { ...component, name } },
  };
  return `${JSON.stringify({ ...list, serialNumber: numberOf(JSON.stringify(list)) }, null, 2)}\n`;
}

/** A number in the form of a UUID of version 8, which is anybody's own. */
function numberOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
