import type { Status } from "#domain/codes.ts";
import { Tag } from "#ui/marks/tag.tsx";

/** The badge of a mail or a job. */
export const StateTag = ({ of }: { of: Status }) => (
  <Tag hue={of.hue} kind={of.kind}>
    {of.label}
  </Tag>
);
