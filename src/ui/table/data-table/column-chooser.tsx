import "./column-chooser.css";
import { Button, Checkbox, Popover, SegmentedControl } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconColumns3, IconMinus, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { IconButton } from "../../marks/icon-button.tsx";
import { words as kit } from "../../words.ts";
import { ColumnSetsPart } from "./column-sets.tsx";
import { columnOrder, deliveredLayout, placeColumn, resizeColumn, showColumn } from "./layout.ts";
import { useDeliveredWidths } from "./measure.ts";
import type { Arranging, Column, Density } from "./types.ts";
import { words } from "./words.ts";

export interface ColumnChooserProps<Row> extends Arranging {
  columns: readonly Column<Row>[];
}

const step = 16;

/**
 * The choice of columns, their order and widths, and the row height: everything that dragging heads does, without
 * dragging.
 */
export function ColumnChooser<Row>({ columns, layout, onLayout, sets }: ColumnChooserProps<Row>) {
  const [said, setSaid] = useState("");
  const delivered = useDeliveredWidths(columns);
  const order = columnOrder(columns, layout);
  const byId = new Map(columns.map((column) => [column.id, column]));

  function move(id: string, by: 1 | -1) {
    const at = order.indexOf(id);
    const next = placeColumn(columns, layout, id, by === 1 ? order[at + 2] : order[at - 1]);
    onLayout(next);
    setSaid(kit.moved(byId.get(id)?.head ?? id, columnOrder(columns, next).indexOf(id) + 1, order.length));
  }
  function resize(id: string, by: number) {
    // The drawn width is the start: a column that fills the screen is wider than its delivered width.
    const drawn = document.querySelector<HTMLElement>(`th[data-column="${CSS.escape(id)}"]`)?.offsetWidth;
    onLayout(resizeColumn(layout, id, (layout.widths[id] ?? drawn ?? delivered[id] ?? 100) + by));
  }

  return (
    <Popover position="bottom-end" trapFocus withinPortal transitionProps={{ duration: 0 }}>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 size={14} aria-hidden="true" />}>
          {words.columns}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className="chooser" aria-label={words.columns}>
        <div className="row between chooser-head">
          <SegmentedControl
            aria-label={words.density}
            data={[
              { value: "compact", label: words.compact },
              { value: "roomy", label: words.roomy },
            ]}
            value={layout.density}
            onChange={(density) => onLayout({ ...layout, density: density as Density })}
          />
          <Button variant="subtle" onClick={() => onLayout(deliveredLayout)}>
            {words.columnsReset}
          </Button>
        </div>
        {sets && <ColumnSetsPart {...sets} />}
        <ul className="chooser-list">
          {order.map((id, at) => {
            const head = byId.get(id)?.head ?? id;
            return (
              <li key={id} className="row between">
                <Checkbox
                  label={head}
                  checked={at === 0 || !layout.hidden.includes(id)}
                  disabled={at === 0}
                  onChange={(event) => onLayout(showColumn(layout, id, event.currentTarget.checked))}
                />
                <span className="row tight">
                  <IconButton
                    label={words.narrower(head)}
                    icon={<IconMinus size={14} />}
                    onClick={() => resize(id, -step)}
                  />
                  <IconButton
                    label={words.wider(head)}
                    icon={<IconPlus size={14} />}
                    onClick={() => resize(id, step)}
                  />
                  <IconButton
                    label={words.earlier(head)}
                    icon={<IconArrowUp size={14} />}
                    disabled={at < 2}
                    onClick={() => move(id, -1)}
                  />
                  <IconButton
                    label={words.later(head)}
                    icon={<IconArrowDown size={14} />}
                    disabled={at === 0 || at === order.length - 1}
                    onClick={() => move(id, 1)}
                  />
                </span>
              </li>
            );
          })}
        </ul>
        <div className="unseen" role="status">
          {said}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
