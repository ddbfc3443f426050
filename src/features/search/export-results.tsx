import { messages } from "#domain/portal-messages.ts";
import type { StoneFields } from "#domain/search/stone-value.ts";
import { ExportMenu } from "#stones/export-menu.tsx";
import { shownColumns } from "#stones/shown-columns.ts";
import type { Column, TableLayout } from "#ui/table/data-table/types.ts";
import type { Results } from "./results-search.ts";
import { words } from "./words.ts";

interface ExportResultsProps {
  results: Pick<Results, "what" | "userId">;
  matching: number | undefined;
  columns: readonly Column<StoneFields>[];
  layout: TableLayout;
}

/** The act that saves all results as a file, with the columns of their table. */
export const ExportResults = ({ results: { what, userId }, matching, columns, layout }: ExportResultsProps) => (
  <ExportMenu
    label={words.exportAll(matching)}
    reason={matching === 0 ? messages.noStocksFound : null}
    pieces={matching}
    what={{ search: what, user_id: userId, columns: shownColumns(columns, layout) }}
  />
);
