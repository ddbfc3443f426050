import { diceFor, weighted } from "./dice.ts";
import { home } from "./marginals.ts";

const places = "Aldgate Brennan Castor Dunmore Elmwood Farrow Garnet Holloway Islington Juniper Kestrel Larkin".split(
  " ",
);
const trades = ["Diamonds", "Gems", "Stones", "Brilliants", "Trading"];

export type DemoProvider = { name: string; provider_type: 1 | 2; prefix: string; location: string };

/** The sixty inventory providers of the demo house; all names are invented. */
export const demoProviders: DemoProvider[] = Array.from({ length: 60 }, (_, at) => {
  const letter = (shift: number) => String.fromCharCode(65 + (shift % 26));
  return {
    name: `${places[at % places.length]} ${trades[Math.floor(at / places.length)]}`,
    provider_type: at % 5 === 4 ? 1 : 2,
    prefix: letter(at * 7) + letter(at * 11 + Math.floor(at / 26)),
    location: diceFor(at + 1).pick(home),
  };
});

/** The providers by their part of the stock: a few have most of it. */
export const demoProviderShare = weighted(demoProviders.map((_, at) => [at, 1 / (at + 1) ** 0.8] as const));
