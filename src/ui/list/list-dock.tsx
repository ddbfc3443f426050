import type { ReactNode } from "react";
import { Dock, type DockProps } from "./dock.tsx";
import type { ListState } from "./list-states.tsx";
import { Pager, type PagerProps } from "./pager.tsx";

interface ListDockProps
  extends Pick<PagerProps, "page" | "size" | "onPage" | "onSize" | "counted">,
    Pick<DockProps, "selection" | "told" | "acts"> {
  list: ListState;
  /** Totals, or a note on the list, at the end of the row. */
  children?: ReactNode;
}

/** The bottom of a list: its pages once their number is known, and the list's own notes and acts. */
export function ListDock({
  list,
  page,
  size,
  onPage,
  onSize,
  counted,
  selection,
  told,
  acts,
  children,
}: ListDockProps) {
  const isKnown = list.rows.length > 0 || list.state === "success";
  const note = isKnown && (
    <Pager
      page={page}
      size={size}
      shown={list.rows.length}
      matching={list.page.totalRecords}
      onPage={onPage}
      onSize={onSize}
      counted={counted}
    />
  );
  return (
    <Dock selection={selection} told={told} acts={acts} note={note}>
      {children}
    </Dock>
  );
}
