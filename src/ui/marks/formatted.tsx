import "./formatted.css";
import { type Block, formattedText, type Words } from "#domain/formatted-text.ts";
import { Link } from "../frame/link.tsx";

/** A formatted text as headings, paragraphs and lists. What a reader gets is made here; no markup of the text is. */
export function Formatted({ text }: { text: string }) {
  return (
    <div className="formatted">
      {formattedText(text).map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no other name, and none keeps a state
        <FormattedBlock key={at} block={block} />
      ))}
    </div>
  );
}

function FormattedBlock({ block }: { block: Block }) {
  if (block.kind === "list")
    return (
      <ul>
        {block.items.map((words, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text have no other name, and none keeps a state
          <li key={at}>
            <WordRun words={words} />
          </li>
        ))}
      </ul>
    );
  return (
    <p className={block.kind === "heading" ? "formatted-heading" : undefined}>
      <WordRun words={block.words} />
    </p>
  );
}

const WordRun = ({ words }: { words: readonly Words[] }) =>
  words.map((one, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a line have no other name, and none keeps a state
    <Run key={at} {...one} />
  ));

function Run({ text, isBold, to }: Words) {
  if (isBold) return <strong>{text}</strong>;
  if (!to) return text;
  if (to.startsWith("/")) return <Link to={to}>{text}</Link>;
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}
