import "./remarks.css";
import { type Look, remarksOf, tintRemarks } from "#domain/grade-words.ts";
import { words } from "../words.ts";
import { Tag } from "./tag.tsx";

/** What is not plain about a stone, each as a badge: a shade, milk, fluorescence, inclusions that the eye sees. */
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

/** The same in words, where there is no room for badges; null for a plain stone. */
export const RemarkWords = ({ of }: { of: Look }) => <InWords remarks={remarksOf(of)} />;

/** The same behind grades that say the fluorescence already. */
export const TintWords = ({ of }: { of: Look }) => <InWords remarks={tintRemarks(of)} />;

const InWords = ({ remarks }: { remarks: readonly string[] }) =>
  remarks.length > 0 && <span className="remark-words">{remarks.join(", ")}</span>;
