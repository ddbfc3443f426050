import "./home-content.css";
import { IconX } from "@tabler/icons-react";
import type { Hue } from "#domain/codes.ts";
import { formattedText } from "#domain/formatted-text.ts";
import { IconButton } from "#ui/marks/icon-button.tsx";
import type { Content } from "./content-body.tsx";
import { words } from "./words.ts";

const hues: Record<1 | 2 | 3, Hue> = { 1: "blue", 2: "green", 3: "orange" };

/** The first line of a text, without its marks. */
function firstLine(text: string): string {
  const [first] = formattedText(text);
  const line = first?.kind === "list" ? first.items[0] : first?.words;
  return (line ?? []).map((word) => word.text).join("");
}

interface ContentStripProps {
  of: Content;
  /** True for an event, which says its days. */
  hasDays?: boolean;
  onRead: () => void;
  onHide: () => void;
}

/** A banner or an event above its page: one line, which leads to the whole. Paper is the page's alone. */
export function ContentStrip({ of, hasDays = false, onRead, onHide }: ContentStripProps) {
  const { title, description, start_date, end_date, images, type } = of;
  const line = firstLine(description);
  const [picture] = images;
  return (
    <div className="content-strip screen-only" data-hue={type ? hues[type] : "gray"}>
      {picture && <img src={picture.url} alt="" />}
      <span className="content-strip-words">
        <b>{title}</b> {hasDays && <span className="dim figures">{words.days(start_date, end_date)}</span>}{" "}
        {line && <span className="dim">{line}</span>}
      </span>
      <button type="button" className="file-pick" aria-label={words.readThis(title)} onClick={onRead}>
        {words.read}
      </button>
      <IconButton label={words.hide(title)} icon={<IconX size={16} />} onClick={onHide} />
    </div>
  );
}
