import "#ui/words-field.css";
import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { type ClipboardEvent, memo, useId, useState } from "react";
import { lift } from "#domain/search/change-search.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { joinSearches } from "#domain/search/words/join-searches.ts";
import type { Vocabulary } from "#domain/search/words/types.ts";
import { focusList } from "#ui/data-table/focus-list.ts";
import type { OnWhat } from "./rail.tsx";
import { UnderstoodPanel } from "./understood-panel.tsx";
import { useUnderstood } from "./use-understood.ts";
import { words } from "./words.ts";

interface WordsFieldProps {
  what: StoneSearch;
  userId: number | undefined;
  vocabulary: Vocabulary;
  onWhat: OnWhat;
}

/** A search joined with what was typed; pasted numbers take the place of those before. */
const joined = (what: StoneSearch, more: StoneSearch) =>
  joinSearches([more.numbers ? lift(what, ["numbers"]) : what, more]);

function Field({ what, userId, vocabulary, onWhat }: WordsFieldProps) {
  const panelId = useId();
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const read = useUnderstood(text, vocabulary, what.diamond_type);
  const isUseful = read.chips.some(({ chosen }) => chosen);
  const isShown = isOpen && text.trim() !== "" && (read.chips.length > 0 || read.unknown.length > 0);

  function clear() {
    setText("");
    setOpen(false);
    read.forget();
  }
  function apply() {
    // By keyboard past the filters: Enter searches, and once more goes on to the stones.
    if (text.trim() === "") return focusList();
    const search = read.latest();
    if (!search) return;
    onWhat((now) => joined(now, search));
    clear();
  }
  /** A field of one line would run the lines of a pasted column together. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData("text/plain");
    if (!/[\r\n\t]/.test(pasted)) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const before = value.slice(0, selectionStart ?? value.length);
    const after = value.slice(selectionEnd ?? value.length);
    setText(`${before}${pasted.trim().replaceAll(/[\r\n\t]+/g, " ")}${after}`);
    setOpen(true);
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
          setText(event.currentTarget.value);
          setOpen(true);
        }}
        onKeyDown={(event) => event.key === "Enter" && apply()}
      />
      {isShown && (
        <UnderstoodPanel
          id={panelId}
          read={read}
          whole={joined(what, read.search)}
          userId={userId}
          onApply={isUseful ? apply : undefined}
        />
      )}
    </search>
  );
}

/** "1ct D VVS 3ex gia", or a column of numbers: read while one types, applied by Enter. */
export const WordsField = memo(Field);
