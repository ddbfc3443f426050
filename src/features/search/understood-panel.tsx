import { Button, NativeSelect } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconX } from "@tabler/icons-react";
import { sentenceOf } from "#api/errors.ts";
import { useCall } from "#api/query.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import type { Vocabulary } from "#domain/search/words/types.ts";
import { Code } from "#ui/marks/code.tsx";
import { IconButton } from "#ui/marks/icon-button.tsx";
import { DidYouMean } from "./did-you-mean.tsx";
import { OfferedWords } from "./offered-words.tsx";
import { type ReadChip, stillOffered, type useUnderstood } from "./use-understood.ts";
import { words } from "./words.ts";

interface UnderstoodPanelProps {
  id: string;
  read: ReturnType<typeof useUnderstood>;
  /** The search that would result. */
  whole: StoneSearch;
  userId: number | undefined;
  vocabulary: Vocabulary;
  /** Corrects an unknown word. */
  onMeant: (word: string, meant: string) => void;
  /** Applies the search; absent if nothing was understood. */
  onApply: (() => void) | undefined;
}

const restMs = 200;
const mostShown = 8;

/** The reading of each word, its alternatives, the unknown words, and the number of matches. */
export function UnderstoodPanel(props: UnderstoodPanelProps) {
  const { id, read, whole, userId, vocabulary, onMeant, onApply } = props;
  const [asked] = useDebouncedValue(JSON.stringify(whole), restMs);
  const counted = useCall(
    "searchStones",
    { query: { is_count_only: true, user_id: userId }, body: JSON.parse(asked) as StoneSearch },
    { fallback: "inventoryCountNotFetched", isReady: onApply !== undefined, freshForMs: 10_000 },
  );
  // A mail has a number in every line, and its words between them.
  const numbers = read.chips.filter(({ part }) => part.numbers);
  const offered = stillOffered(read.chips);
  const isCounted = asked === JSON.stringify(whole);
  return (
    <div id={id} className="words-panel">
      <ul className="word-list" aria-label={words.understood}>
        {numbers.length > 1 && <li>{words.numbers(countOf(numbers))}</li>}
        {read.chips.map((chip) =>
          numbers.length > 1 && chip.part.numbers ? null : <Word key={chip.key} chip={chip} say={read.say} />,
        )}
      </ul>
      {offered.length > 0 && (
        <OfferedWords words={offered} onWord={(chip) => read.say(chip.key, { label: chip.label, part: chip.part })} />
      )}
      {read.isMail && <p className="dim">{words.besideNumbers}</p>}
      {[...new Set(read.unknown)].slice(0, mostShown).map((text) => (
        <div key={text}>
          <DidYouMean
            word={text}
            vocabulary={vocabulary}
            diamondType={whole.diamond_type}
            onMeant={(meant) => onMeant(text, meant)}
          >
            {words.unknown(text)}
          </DidYouMean>
        </div>
      ))}
      {read.unknown.length > mostShown && (
        <p className="word-unknown">{words.moreUnread(read.unknown.length - mostShown)}</p>
      )}
      {read.tooMany > 0 && <p className="word-unknown">{words.tooMany(read.tooMany)}</p>}
      {counted.isError && <p role="alert">{sentenceOf(counted.error)}</p>}
      {onApply && (
        <div>
          <Button onClick={onApply} rightSection={<span aria-hidden="true">↵</span>}>
            {words.apply(isCounted ? counted.data?.pagination.totalRecords : undefined)}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The number of different numbers in some parts. */
const countOf = (chips: readonly ReadChip[]) =>
  new Set(chips.flatMap(({ part }) => part.numbers?.map((number) => number.toUpperCase()) ?? [])).size;

/** One part of the text: the typed text, its meaning, and the alternatives. */
function Word({ chip, say }: { chip: ReadChip; say: (key: string, part: ReadChip["chosen"]) => void }) {
  const { key, text, chosen, alternatives, isReplaced } = chip;
  if (!chosen) return null;
  const readings = [{ label: chip.label, part: chip.part }, ...alternatives];
  return (
    <li className="word">
      <Code>{text}</Code>
      {alternatives.length > 0 ? (
        <NativeSelect
          size="xs"
          aria-label={words.meaning(text)}
          value={chosen.label}
          data={[...new Set(readings.map(({ label }) => label))]}
          onChange={(event) => {
            const label = event.currentTarget.value;
            say(key, readings.find((reading) => reading.label === label) ?? null);
          }}
        />
      ) : (
        <span>
          {chosen.label}
          {isReplaced && <span className="dim"> ({words.replaced})</span>}
        </span>
      )}
      <IconButton label={words.forget(text)} icon={<IconX size={14} />} onClick={() => say(key, null)} />
    </li>
  );
}
