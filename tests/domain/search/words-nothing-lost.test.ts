import fc from "fast-check";
import { expect, it } from "vitest";
import { fromAddress, toAddress } from "#domain/search/search-address.ts";
import { noiseSigns, noiseWords } from "#domain/search/words/noise.ts";
import type { Understood } from "#domain/search/words/types.ts";
import { understand } from "#domain/search/words/understand.ts";
import { budget } from "#support/budget.ts";
import { houseVocabulary } from "#support/house-vocabulary.ts";

const known =
  "1ct 1.01 1-1.5ct 0.3 to 0.5 under over 5000 8k $ % /ct -40% back off D E-F G+ H- VVS VS2+ si1-2 3ex EX cut pol VG no " +
  "non fluor faint med blue strong bgm brown milky eye clean h&a natural lab grown cvd hpht round ovals EM cushion mod " +
  "fancy vivid yellow intense gia igi mumbai hong kong table 56-59 depth ratio 6.4 x mm available hold with video and " +
  "stones please JD1000001 1234567 JD10* foo @ - + , / : ; ( . .. ! 💎 İ ß I M P or between min at least";
const words = fc.constantFrom(...known.split(" "));
const gaps = fc.constantFrom(" ", " ", " ", "", ", ", "\n", "\t", "-", "/");
const sentences = fc
  .array(fc.tuple(words, gaps), { maxLength: 12 })
  .map((pairs) => pairs.map(([word, gap]) => word + gap).join(""));

const patience = 60_000;

/** Walks the text: each stretch is the next chip, the next unknown word, a space, or noise; nothing may be left over. */
function isAccountedFor(text: string, { chips, unknown }: Understood): boolean {
  const isDeadEnd = new Set<string>();
  const walk = (at: number, chip: number, word: number): boolean => {
    const state = `${at} ${chip} ${word}`;
    if (isDeadEnd.has(state)) return false;
    const rest = text.slice(at);
    if (rest === "") return chip === chips.length && word === unknown.length;
    const nextChip = chips[chip]?.text;
    const nextWord = unknown[word];
    const noise = /^[\p{L}\p{M}]+/u.exec(rest)?.[0];
    const sign = rest.startsWith("..") ? /^\.+/.exec(rest)?.[0] : rest[0];
    const isFound =
      (nextChip !== undefined && rest.startsWith(nextChip) && walk(at + nextChip.length, chip + 1, word)) ||
      (nextWord !== undefined && rest.startsWith(nextWord) && walk(at + nextWord.length, chip, word + 1)) ||
      (noise !== undefined && noiseWords.has(noise.toLowerCase()) && walk(at + noise.length, chip, word)) ||
      (sign !== undefined && isNoiseSign(sign) && walk(at + sign.length, chip, word)) ||
      (/^\s/.test(rest) && walk(at + 1, chip, word));
    if (!isFound) isDeadEnd.add(state);
    return isFound;
  };
  return walk(0, 0, 0);
}
const isNoiseSign = (sign: string) =>
  noiseSigns.has(sign) || /^\.\.+$/.test(sign) || /^[\u2010-\u2015\u2212…]$/.test(sign);

const accounts = (text: string) => {
  for (const diamond_type of ["white", "fancy"] as const) {
    expect(isAccountedFor(text, understand(text, houseVocabulary, { diamond_type }))).toBe(true);
  }
};

it(
  "nothing of any text is lost: it is in a chip, unknown, or among the words that say nothing",
  () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" })), accounts),
      budget({
        rounds: 300,
      }),
    );
  },
  patience,
);

it(
  "nothing of words that are known is lost, in whatever order they stand",
  () => {
    fc.assert(fc.property(sentences, accounts), budget({ rounds: 300 }));
  },
  patience,
);

it("two origins stay in the order in which they were typed", () => {
  const { search } = understand("natural lab", houseVocabulary);
  expect(search.attributes?.stone_origin?.values).toEqual(["2", "1"]);
  expect(fromAddress(toAddress(search))).toEqual(search);
});

it(
  "whatever is understood is a search that an address keeps whole",
  () => {
    fc.assert(
      fc.property(sentences, (text) => {
        const { search, chips } = understand(text, houseVocabulary);
        expect(fromAddress(toAddress(search))).toEqual(search);
        for (const { part, alternatives, label } of chips) {
          expect(label).not.toMatch(/NaN|undefined|Infinity/);
          for (const one of [part, ...alternatives.map((other) => other.part)]) {
            expect(fromAddress(toAddress(one))).toEqual(one);
            expect(one).not.toEqual({});
            for (const { from, to } of Object.values(one.ranges ?? {}))
              expect(from == null || to == null || from <= to).toBe(true);
          }
        }
      }),
      budget({ rounds: 300 }),
    );
  },
  patience,
);
