interface Country {
  id: number;
  phonecode: string;
}

/** The fewest figures of a number: "+1 242" may go on as Bahamas' or as America's. */
const least = 4;

/**
 * "+32 470 12 34 56" or "0032…" as its country and the number after the code. Undefined if no country begins so, or
 * while too few figures are there. The chosen country stays among countries of one code.
 */
export function typedPhone(
  typed: string,
  countries: readonly Country[],
  chosen: number | null,
): { countryId: number; number: string } | undefined {
  const whole = /^\s*(?:\+|00)(.*)$/s.exec(typed)?.[1];
  if (whole === undefined) return undefined;
  const digits = whole.replace(/\D/g, "");
  const codes = countries.map(({ id, phonecode }) => ({ id, code: phonecode.replace(/\D/g, "") }));
  const known = codes.filter(({ code }) => code !== "" && digits.startsWith(code));
  const longest = Math.max(0, ...known.map(({ code }) => code.length));
  const those = known.filter(({ code }) => code.length === longest);
  const country = those.find(({ id }) => id === chosen) ?? those[0];
  if (!country || digits.length - longest < least) return undefined;
  return { countryId: country.id, number: national(afterDigits(whole, longest)) };
}

/** The text after this many digits. */
function afterDigits(text: string, many: number): string {
  let seen = 0;
  let at = 0;
  for (; at < text.length && seen < many; at++) if (/\d/.test(text[at] ?? "")) seen++;
  return text.slice(at);
}

/**
 * The number as its country dials it: without the zero that is dialled at home alone, and with no signs but the space
 * and the hyphen.
 */
const national = (text: string) =>
  text
    .replace(/^\s*\(0\)/, "")
    .replace(/[^\d -]+/g, " ")
    .replace(/^[ -]+/, "")
    .replace(/ {2,}/g, " ");
