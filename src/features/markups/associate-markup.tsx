import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { messages } from "#domain/portal-messages.ts";
import { BlankState } from "#ui/list/blank-state.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { MarkupSheet, MarkupSkeleton } from "./markup-sheet.tsx";
import { words } from "./words.ts";

interface AssociateMarkupProps {
  id: number;
  mayWrite: boolean;
  onDirty?: (dirty: boolean) => void;
}

/** The markup for the customers of one associate, as a tab of the associate. */
export function AssociateMarkup({ id, mayWrite, onDirty }: AssociateMarkupProps) {
  const read = useCall("listAssociateMarkups", { query: { size: 1000 } });
  if (read.isError && !read.data) return <FailureState {...queryFailure(read)} />;
  if (!read.data) return <MarkupSkeleton />;
  const found = read.data.data.find(({ associate }) => associate.id === id);
  if (!found) return <BlankState title={messages.notFound}>{words.noAssociateText}</BlankState>;
  const { associate, markup } = found;
  return (
    <MarkupSheet
      name={`${associate.first_name} ${associate.last_name}`}
      subject={{ layer: "associate", associate_id: id }}
      markup={markup}
      mayWrite={mayWrite}
      onDirty={onDirty}
    />
  );
}
