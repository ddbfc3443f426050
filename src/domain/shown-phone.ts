import { textOf } from "./format.ts";

interface Code {
  id: number;
  phonecode: string;
}

/** A number with the code of its country: `+91 98200 11223`. */
export function shownPhone(codes: readonly Code[], countryId: number | null, number: string | null): string {
  const code = codes.find(({ id }) => id === countryId);
  return textOf(number && code ? `+${code.phonecode} ${number}` : number);
}
