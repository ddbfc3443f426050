const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);

/** HTML that is written already. Everything else is text. */
export class Html {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Value = string | number | Html | readonly Html[] | null | undefined;

function written(value: Value): string {
  if (value instanceof Html) return value.source;
  if (value === null || value === undefined) return "";
  if (typeof value === "object") return value.map(({ source }) => source).join("");
  return escaped(String(value));
}

/** HTML from a template. A value is escaped unless it is HTML itself, in the text and between quotes alike. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  let source = parts[0] ?? "";
  for (const [at, value] of values.entries()) source += written(value) + (parts[at + 1] ?? "");
  return new Html(source);
}

/** A text whose lines stay lines. */
export const withBreaks = (text: string): Html => new Html(escaped(text).replaceAll("\n", "<br>"));
