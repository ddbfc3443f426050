import { companyAndPerson } from "#domain/client-label.ts";
import { dash } from "#domain/format.ts";
import type { Column } from "#ui/table/data-table/types.ts";
import type { Looking } from "./looking.ts";
import { words } from "./words.ts";

type Client = { name: string; company_name: string | null } | null;

const id = "client";

export const clientText = (client: Client) => (client ? companyAndPerson(client.company_name, client.name) : dash);

/** The client for whom a search was kept. */
export const clientColumn = (width: number): Column<{ client: Client }> => ({
  id,
  head: words.client,
  width,
  text: ({ client }) => clientText(client),
  cell: ({ client }) => <span title={client ? clientText(client) : undefined}>{clientText(client)}</span>,
});

/** The columns for each viewer. A buyer keeps searches for nobody else, so no column says for whom. */
export const columnsFor = <Row,>(all: readonly Column<Row>[]): Record<Looking, readonly Column<Row>[]> => ({
  own: all.filter((column) => column.id !== id),
  clients: all,
  everybody: all,
});
