import { originCodes, type StoneOrigin } from "#domain/stone.ts";
import { diceFor, weighted } from "./dice.ts";
import { home } from "./marginals.ts";

const places = "Aldgate Brennan Castor Dunmore Elmwood Farrow Garnet Holloway Islington Juniper Kestrel Larkin".split(
  " ",
);
const trades = ["Diamonds", "Gems", "Stones", "Brilliants", "Trading"];
const people = "Ines Tomas Ravi Leah Noor Emil Sana Joel Mira Otto Dalia Kiran".split(" ");
const dialled: Record<string, string> = {
  MUMBAI: "+91 22",
  SURAT: "+91 261",
  HONG_KONG: "+852",
  NEW_YORK: "+1 212",
  ANTWERP: "+32 3",
  DUBAI: "+971 4",
  RAMAT_GAN: "+972 3",
};
const terms = ["Payment within 30 days.", "Payment before delivery.", "Memo for 7 days, payment within 14 days."];

type DemoProvider = {
  name: string;
  provider_type: 1 | 2;
  prefix: string;
  contact_name: string;
  contact_email: string;
  contact_phone: string;
  defaults: { stone_origin: StoneOrigin; location: string };
  terms: string;
  fresh_hours: number;
  /** The hours since its last delivery: one in four is late. */
  ageHours: number;
};

/** The sixty inventory providers of the demo house; all names are invented. */
export const demoProviders: DemoProvider[] = Array.from({ length: 60 }, (_, at) => {
  const letter = (shift: number) => String.fromCharCode(65 + (shift % 26));
  const name = `${places[at % places.length]} ${trades[Math.floor(at / places.length)]}`;
  const location = diceFor(at + 1).pick(home);
  return {
    name,
    provider_type: at % 5 === 4 ? 1 : 2,
    prefix: letter(at * 7) + letter(at * 11 + Math.floor(at / 26)),
    contact_name: `${people[(at * 5) % people.length]} ${places[at % places.length]}`,
    contact_email: `stock@${name.toLowerCase().replace(" ", "-")}.test`,
    contact_phone: `${dialled[location]} 555 ${1000 + at * 37}`,
    defaults: { stone_origin: originCodes.natural, location },
    terms: terms[at % terms.length] ?? "",
    fresh_hours: at % 6 === 5 ? 48 : 24,
    ageHours: at % 4 === 3 ? 27 + at : 2 + (at % 18),
  };
});

/** The providers by their part of the stock: a few have most of it. */
export const demoProviderShare = weighted(demoProviders.map((_, at) => [at, 1 / (at + 1) ** 0.8] as const));
