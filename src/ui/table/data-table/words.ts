import { counted } from "#domain/format.ts";

/** The words of a table and of the choice of its columns. No table stands at the door. */
export const words = {
  columns: "Columns",
  columnsReset: "Reset columns",
  columnSets: "Column sets",
  applySet: (name: string) => `Show the columns of ${name}`,
  deleteSet: (name: string) => `Delete the column set ${name}`,
  setName: "Name of these columns",
  keepSet: "Save",
  replaceSet: "Replace",
  density: "Row height",
  compact: "Compact",
  roomy: "Roomy",
  selectPage: "Select this page",
  selectRow: (name: string) => `Select ${name}`,
  openRow: (name: string) => `Open ${name}`,
  wider: (name: string) => `${name} wider`,
  narrower: (name: string) => `${name} narrower`,
  earlier: (name: string) => `${name} earlier`,
  later: (name: string) => `${name} later`,
  isWide: (name: string, width: number) => `${name} is ${width} pixels wide`,
  headHelp:
    "Enter sorts, Shift and Enter adds to the sort. Control and arrows move the column, Shift and arrows resize it.",
  copied: (n: number) => `Copied ${counted(n, "row", "rows")}`,
} as const;
