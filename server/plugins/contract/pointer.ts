/** One part of a JSON pointer, as in `/data/email`. */
export const pointerPart = (name: unknown): string => String(name).replaceAll("~", "~0").replaceAll("/", "~1");
