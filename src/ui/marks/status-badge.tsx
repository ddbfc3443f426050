import { type StatusList, statusOf } from "#domain/codes.ts";
import { Tag } from "./tag.tsx";

/**
 * The badge of a code in one of the lists of spec §4. `label` is only for a code to which the seed gives another word.
 */
export function StatusBadge({ list, code, label }: { list: StatusList; code: number | boolean; label?: string }) {
  const status = statusOf(list, Number(code));
  return (
    <Tag hue={status.hue} kind={status.kind}>
      {label ?? status.label}
    </Tag>
  );
}
