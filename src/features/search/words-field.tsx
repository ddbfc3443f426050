import "#ui/form/words-field.css";
import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { type ClipboardEvent, memo, useId, useRef, useState } from "react";
import { pastedText } from "#domain/pasted-text.ts";
import { numbersMax, type StoneSearch } from "#domain/search/stone-search.ts";
import { corrected } from "#domain/search/words/corrected.ts";
import type { Vocabulary } from "#domain/search/words/types.ts";
import { numbersTextMax } from "#domain/stock-numbers.ts";
import { notify } from "#ui/notice/notify.ts";
import { focusList } from "#ui/table/data-table/focus-list.ts";
import { joined, type Typed } from "./typed-words.ts";
import { UnderstoodPanel } from "./understood-panel.tsx";
import { useUnderstood } from "./use-understood.ts";
import { words } from "./words.ts";

/** The longest text that is read, by every key anew: the numbers of one search, however long they are. */
const textMax = numbersTextMax(numbersMax);

interface WordsFieldProps {
  what: StoneSearch;
  userId: number | undefined;
  vocabulary: Vocabulary;
  /** Unknown words of the last search. They stay here to be corrected. */
  unread: string | undefined;
  onTyped: (typed: Typed) => void;
}

/**
 * The text of the field with a pasted one in place of its selection; null for a pasted one that is too long. The lines of a
 * mail stay apart by a sign.
 */
function withPasted({ value, selectionStart, selectionEnd }: HTMLInputElement, pasted: string): string | null {
  const read = pastedText(pasted, textMax);
  if (read === null) return null;
  const before = value.slice(0, selectionStart ?? value.length);
  const after = value.slice(selectionEnd ?? value.length);
  return `${before}${read.replaceAll("\n", /\S \S/.test(read) ? "; " : " ")}${after}`;
}

function Field({ what, userId, vocabulary, unread = "", onTyped }: WordsFieldProps) {
  const panelId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(unread);
  const [known, setKnown] = useState(unread);
  const [isOpen, setOpen] = useState(false);
  const read = useUnderstood(text, vocabulary, what);
  // The words were corrected above the stones, or changed by Back. A newer text in the field stays.
  if (known !== unread) {
    setKnown(unread);
    if (text.trim() === known) setText(unread);
  }
  const isUseful = read.chips.some(({ chosen }) => chosen);
  const isShown = isOpen && text.trim() !== "" && (read.chips.length > 0 || read.unknown.length > 0);

  function leave(rest: string) {
    setText(rest);
    setOpen(false);
    read.forget();
  }
  function clear() {
    leave("");
    if (unread) onTyped({});
  }
  function apply() {
    // The keyboard's way past the filters: Enter searches, and a second Enter goes on to the stones.
    if (text.trim() === unread) return focusList();
    const typed = read.latest();
    if (!typed.search && !typed.unread) return;
    onTyped(typed);
    if (typed.tooMany) notify.failure(words.tooMany(typed.tooMany));
    leave(typed.unread ?? "");
  }
  function take(next: string | null) {
    if (next === null || next.length > textMax) return notify.failure(words.textTooLong);
    setText(next);
    setOpen(true);
  }
  /** Keeps the lines of a pasted column apart, as a field of one line would join them. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData("text/plain");
    if (pasted.length <= textMax && !/[\r\n\t]/.test(pasted)) return;
    event.preventDefault();
    take(withPasted(event.currentTarget, pasted));
  }
  return (
    <search
      className="words"
      aria-label={words.field}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || text === "") return;
        event.preventDefault();
        event.stopPropagation();
        if (isShown) setOpen(false);
        else clear();
      }}
    >
      <TextInput
        ref={input}
        size="xs"
        aria-label={words.field}
        aria-controls={isShown ? panelId : undefined}
        placeholder={words.fieldHint}
        autoComplete="off"
        spellCheck={false}
        leftSection={<IconSearch size={14} aria-hidden="true" />}
        value={text}
        onFocus={() => setOpen(true)}
        onPaste={paste}
        onChange={(event) => {
          const { value } = event.currentTarget;
          if (value === "") return clear();
          take(value);
        }}
        onKeyDown={(event) => event.key === "Enter" && apply()}
      />
      {isShown && (
        <UnderstoodPanel
          id={panelId}
          read={read}
          whole={joined(what, read.search)}
          userId={userId}
          vocabulary={vocabulary}
          onMeant={(word, meant) => {
            setText(corrected(text, word, meant));
            input.current?.focus();
          }}
          onApply={isUseful ? apply : undefined}
        />
      )}
    </search>
  );
}

/**
 * The field of words: "1ct D VVS 3ex gia", or a column of numbers. It is read while one types, and applied by Enter.
 */
export const WordsField = memo(Field);
