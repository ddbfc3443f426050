import "./remarks.css";
import { type Look, remarksOf } from "#domain/grade-words.ts";
import { words } from "../words.ts";
import { Tag } from "./tag.tsx";

/** The remarks on a stone, each as a badge: a shade, milk, fluorescence, inclusions that the eye sees. */
export function Remarks({ of }: { of: Look }) {
  const remarks = remarksOf(of);
  if (remarks.length === 0) return null;
  return (
    <ul className="remarks" aria-label={words.notPlain}>
      {remarks.map((remark) => (
        <li key={remark}>
          <Tag hue="orange">{remark}</Tag>
        </li>
      ))}
    </ul>
  );
}

/** The same in words, where there is no room for badges; nothing for a plain stone. */
export function RemarkWords({ of }: { of: Look }) {
  const remarks = remarksOf(of);
  return remarks.length > 0 && <span className="remark-words">{remarks.join(", ")}</span>;
}
