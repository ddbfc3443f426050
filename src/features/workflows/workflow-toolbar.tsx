import { Select } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { type Party, parties, partyTitles } from "#domain/roles.ts";
import { workflowTitles } from "#machines/titles.ts";
import { clearing } from "#ui/form/clearing.ts";
import { TabRow } from "#ui/frame/tab-row.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import { IconButton } from "#ui/marks/icon-button.tsx";
import { BusinessPicker } from "./business-picker.tsx";
import type { Period } from "./period.ts";
import { PeriodPicker } from "./period-picker.tsx";
import { words } from "./words.ts";
import { tabs, type WorkflowSearch, type WorkflowTab } from "./workflow-search.ts";

/** The tabs whose figures belong to a period. */
const ofPeriod: readonly WorkflowTab[] = ["taken", "dwell"];

const everyWorkflow = Object.entries(workflowTitles).map(([value, label]) => ({ value, label }));

interface WorkflowToolbarProps {
  name: string;
  search: WorkflowSearch;
  period: Period;
  today: string;
  counts: Partial<Record<WorkflowTab, number>>;
  /** The address of a view of this workflow. */
  addressOf: (search: WorkflowSearch) => string;
  onWorkflow: (name: string) => void;
  onSearch: (patch: Partial<WorkflowSearch>) => void;
  /** Exports, and the other acts on the whole page. */
  children: ReactNode;
}

/** The tools of a workflow: its choice, its tabs, the period and the filters, and the export. */
export function WorkflowToolbar(props: WorkflowToolbarProps) {
  const { name, search, period, today, counts, addressOf, onWorkflow, onSearch, children } = props;
  const { tab = "taken", party, business_id } = search;
  return (
    <Toolbar
      tools={
        <>
          <TabRow
            label={words.views}
            tabs={tabs.map((one) => ({
              label: words.tabs[one],
              to: addressOf({ ...search, tab: one === "taken" ? undefined : one, page: undefined, sort: undefined }),
              count: counts[one],
              current: one === tab,
            }))}
          />
          {children}
          <IconButton label={words.print} icon={<IconPrinter size={16} />} onClick={() => window.print()} />
        </>
      }
    >
      <Select
        className="workflow-picker"
        size="xs"
        aria-label={words.workflow}
        data={everyWorkflow}
        value={name}
        searchable
        allowDeselect={false}
        comboboxProps={{ transitionProps: { duration: 0 } }}
        onChange={(next) => next !== null && next !== name && onWorkflow(next)}
      />
      {ofPeriod.includes(tab) && (
        <>
          <PeriodPicker asked={search} period={period} today={today} onPeriod={onSearch} />
          <Select
            className="party-picker"
            size="xs"
            aria-label={words.who}
            placeholder={words.everybody}
            data={parties.map((one) => ({ value: one, label: partyTitles[one] }))}
            value={party ?? null}
            clearable
            clearButtonProps={clearing(words.everybody)}
            comboboxProps={{ transitionProps: { duration: 0 }, width: 180 }}
            onChange={(next) => onSearch({ party: (next as Party | null) ?? undefined })}
          />
          <BusinessPicker businessId={business_id} onBusiness={(id) => onSearch({ business_id: id })} />
        </>
      )}
    </Toolbar>
  );
}
