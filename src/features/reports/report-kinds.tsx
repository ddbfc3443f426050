import { TabRow } from "#ui/frame/tab-row.tsx";
import type { ReportsPageProps } from "./report-props.ts";
import { kindIn } from "./reports-search.ts";
import { words } from "./words.ts";

/** The kinds of report. */
export function ReportKinds({ search, addressOf, kinds }: Pick<ReportsPageProps, "search" | "addressOf" | "kinds">) {
  const current = kindIn(search);
  return (
    <TabRow
      label={words.kindOf}
      tabs={kinds.map((kind) => ({
        label: words.kinds[kind],
        to: addressOf({ ...search, kind: kind === "sales" ? undefined : kind, group: undefined, page: undefined }),
        current: kind === current,
      }))}
    />
  );
}
