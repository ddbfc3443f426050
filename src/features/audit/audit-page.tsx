import { EntryList, type EntryListProps } from "./entry-list.tsx";

/** What changed in the house, and that nobody changed what is told of it. */
export const AuditPage = (props: EntryListProps) => <EntryList {...props} />;
