import { choiceParam, flagParam, type ListParams, listParams, wholeParam } from "#domain/search-params.ts";

/** The address of the tasks: the filters of the list, the open task, and the subject of a new one. */
export interface TasksParams extends ListParams {
  tab?: "done";
  open?: number;
  new?: true;
  line?: number;
  paper?: number;
}

/** Reads the address of the tasks. */
export const tasksParams = (raw: Record<string, unknown>): TasksParams => ({
  ...listParams(raw),
  tab: choiceParam(raw.tab, ["done"]),
  open: wholeParam(raw.open),
  new: flagParam(raw.new),
  line: wholeParam(raw.line),
  paper: wholeParam(raw.paper),
});
