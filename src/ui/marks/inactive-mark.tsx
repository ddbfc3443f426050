import { StatusBadge } from "./status-badge.tsx";

/** The mark of a business that is switched off; nothing for one that is on. Its people cannot act. */
export const InactiveMark = ({ of: business }: { of: { is_active: boolean } | null }) =>
  business && !business.is_active ? <StatusBadge list="active" code={false} /> : null;
