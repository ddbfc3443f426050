interface Country {
  id: number;
  phonecode: string;
}

/** Fewer figures than these are no number yet: "+1 242" may go on as Bahamas' or as America's. */
const least = 4;

/**
 * "+32 470 12 34 56" and "0032…" as the country that the code is of and the number after it; nothing where no country
 * begins so, or as long as too little is there. Of countries with one code the chosen one stays.
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

/** What stands behind so many digits. */
function afterDigits(text: string, many: number): string {
  let seen = 0;
  let at = 0;
  for (; at < text.length && seen < many; at++) if (/\d/.test(text[at] ?? "")) seen++;
  return text.slice(at);
}

/** The zero that is dialled at home alone goes, and of signs only the space and the hyphen stay. */
const national = (text: string) =>
  text
    .replace(/^\s*\(0\)/, "")
    .replace(/[^\d -]+/g, " ")
    .replace(/^[ -]+/, "")
    .replace(/ {2,}/g, " ");
