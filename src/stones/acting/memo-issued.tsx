import { Button } from "@mantine/core";
import { addresses } from "#domain/addresses.ts";
import { formatDate, usd } from "#domain/format.ts";
import { decimalNumber, hundredths } from "#domain/money.ts";
import { Link } from "#ui/frame/link.tsx";
import { Drawer } from "#ui/list/drawer.tsx";
import { Code } from "#ui/marks/code.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { dealAmount } from "../stone-line.ts";
import { listPath } from "./tell-done.tsx";
import type { StartedLine } from "./use-start-lines.ts";
import { words } from "./words.ts";

export interface Issued {
  id: number;
  number: string;
  lines: readonly StartedLine[];
  clientId: number | undefined;
  client: string | undefined;
}

/** The memo that was just issued: its number, its content, and a link to it. */
export function MemoIssued({ issued, onClose }: { issued: Issued; onClose: () => void }) {
  const { id, number, lines, clientId, client } = issued;
  const total = decimalNumber(lines.reduce((sum, line) => sum + hundredths(dealAmount(line)), 0));
  return (
    <Drawer
      title={words.memoNo(number)}
      onClose={onClose}
      foot={
        <div className="row between">
          <div className="acting-told">
            <Link to={addresses.paper(id)}>{words.print}</Link>
            <Link to={listPath("memo", clientId)}>{words.open.memo}</Link>
          </div>
          <Button size="sm" data-autofocus onClick={onClose}>
            {words.close}
          </Button>
        </div>
      }
    >
      <section className="stack">
        <Notice hue="green">
          <span role="status">{words.issued(lines.length, client)}</span>
        </Notice>
        <Facts
          columns={2}
          of={[
            { label: words.dueDate, value: formatDate(lines[0]?.due_date) },
            { label: words.total, value: usd(total) },
          ]}
        />
      </section>
      <section>
        <h3>{words.stones}</h3>
        <p className="acting-numbers">
          {lines.map(({ stone }) => (
            <Code key={stone.stock_no}>{stone.stock_no}</Code>
          ))}
        </p>
      </section>
    </Drawer>
  );
}
