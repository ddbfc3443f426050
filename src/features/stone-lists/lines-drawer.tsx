import type { ReactNode } from "react";
import { useNoRight } from "#api/view-only.ts";
import type { Asker } from "#stones/line-refusal.ts";
import { DaysForm } from "#stones/lines/days-form.tsx";
import type { LineForm } from "#stones/lines/line-act.ts";
import { LineDrawer } from "#stones/lines/line-drawer.tsx";
import type { ListViewer } from "#stones/lines/list-viewer.ts";
import { PriceForm } from "#stones/lines/price-form.tsx";
import type { LineBeside } from "#stones/lines/use-line-beside.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import type { Place } from "#ui/list/drawer.tsx";
import { ImportForm } from "./import-form.tsx";
import { PasteForm } from "./paste-form.tsx";
import { TalkDrawer } from "./talk-drawer.tsx";
import { lineId } from "./use-lines.ts";

/** The form in a list's drawer, in place of a line. */
export type LinesForm = LineForm | { kind: "paste" } | { kind: "import" };

interface LinesDrawerProps {
  form: LinesForm | undefined;
  beside: LineBeside;
  place: Place | undefined;
  viewer: ListViewer;
  asker: Asker;
  /** The client whose lines the list shows. */
  userId: number | undefined;
  /** The acts on the line. */
  acts: ReactNode;
  onForm: (form: LineForm) => void;
  onDone: (moved?: readonly StoneLine[]) => void;
  onCloseForm: () => void;
  onCloseLine: () => void;
  onDirty?: (dirty: boolean) => void;
}

/** The drawer of a list: the form of an act, else the open line. */
export function LinesDrawer(props: LinesDrawerProps) {
  const { form, beside, place, viewer, asker, userId, acts, onForm, onDone, onCloseForm, onCloseLine, onDirty } = props;
  const { line, open } = beside;
  const noRight = useNoRight();
  const reason = viewer.mayWrite ? null : noRight;
  const ofNumbers = { userId, reason, onClose: onCloseForm, onDirty };
  if (form?.kind === "paste") return <PasteForm {...ofNumbers} />;
  if (form?.kind === "import") return <ImportForm {...ofNumbers} />;
  if (form?.kind === "days")
    return <DaysForm lines={form.lines} onDone={onDone} onClose={onCloseForm} onDirty={onDirty} />;
  if (form) {
    const isOpenOne = form.lines.length === 1 && form.lines[0]?.id === line?.id;
    return (
      <PriceForm
        key={form.lines.map(lineId).join()}
        kind={form.kind}
        lines={form.lines}
        asker={asker}
        open={isOpenOne ? open : undefined}
        onDone={onDone}
        onClose={onCloseForm}
        onDirty={onDirty}
      />
    );
  }
  if (!line) return null;
  if (line.list === "enquiry")
    return (
      <TalkDrawer
        key={lineId(line)}
        line={line}
        place={place}
        viewer={viewer}
        asker={asker}
        onForm={onForm}
        onDone={onDone}
        onDirty={onDirty}
        onClose={onCloseLine}
      />
    );
  return (
    <LineDrawer
      key={lineId(line)}
      line={line}
      place={place}
      namesClient={viewer.namesClient}
      paperPath={viewer.paperPath}
      historyPath={viewer.historyPath}
      acts={acts}
      open={open}
      onClose={onCloseLine}
    />
  );
}
